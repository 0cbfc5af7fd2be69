"""Games in a PostgreSQL database, shared by any number of processes; needs the extra `club`.

Outside this folder only `companion.store.opening` imports it, and only for a database's address: a single
device needs no driver.
"""
