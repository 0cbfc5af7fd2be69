"""Games in a PostgreSQL database, for any number of processes at once; needs the extra `club`.

Outside this folder only `companion.store.opening` imports it, and only for a database's address: a single
device needs no driver.
"""
