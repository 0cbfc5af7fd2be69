"""The installable app: a static site that runs Petri in the browser, without a server or a network.

`companion.pack.site.build` builds it from the packages in the lock file: Flet's web client with its
Pyodide, the wheels of the packages that the app imports there, and this package itself.
"""
