"""The web server that carries the app."""
