"""Games in a PostgreSQL database, for any number of processes at once; needs the extra `club`.

Nothing outside this folder imports it but `companion.store.opening`, and that only for an address of a
database: who plays on one device has no driver, and needs none.
"""
