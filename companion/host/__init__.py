"""Serving the app: the ASGI application, its listening address, and access control."""
