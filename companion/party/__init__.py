"""Several devices at one table: join codes, seats and their secrets, presence, rights.

Nothing here depends on a screen or a network: `companion.host` lets devices in, `companion.ui` draws for
them.
"""
