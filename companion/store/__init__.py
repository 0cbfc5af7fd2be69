"""Durable storage of journals: one file per game.

A `Library` keeps the games of one `BlobStore`; `companion.store.folder.open_folder` opens the library on this
computer's disk. Every fault is a `StoreError` or a `Problem`, whose code is a message key.
"""
