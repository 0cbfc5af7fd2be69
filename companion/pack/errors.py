"""Errors of building the site, as message keys with parameters."""


class PackError(Exception):
    """The site could not be built; its folder is unchanged.

    Args:
        code: The key of the sentence in `locales/*/pack.ftl`.
        params: Its variables.
    """

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params
