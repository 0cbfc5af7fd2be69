"""An operator's settings of a served instance."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.host.logs import Form
from companion.host.networks import Network

if TYPE_CHECKING:
    from companion.party.network import Address


@dataclass(frozen=True)
class Instance:
    """The operator's settings, as given by options of the command line."""

    names: tuple[str, ...] = ()
    """Accepted host names, in addition to this computer's own."""

    proxies: Sequence[Network] = ()
    """Networks of reverse proxies whose forwarded addresses are trusted."""

    public: "Address | None" = None
    """The public address at which everybody may begin tables; if None, only hosts may begin tables."""

    keep_days: int | None = None
    """Days for which finished games are kept; None for no limit."""

    keep_unfinished_days: int | None = None
    """Days for which idle unfinished games are kept; None for no limit."""

    token: str | None = None
    """The token of the operator's page; None for no page."""

    log: Form = "text"

    @property
    def all_names(self) -> tuple[str, ...]:
        """All accepted additional names, including the public one."""
        return (*self.names, *((self.public.host,) if self.public else ()))
