"""Serving the app: the ASGI application, the address it listens on, and who may talk to it."""
