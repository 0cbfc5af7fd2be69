"""Relative luminance, contrast ratio and mixing of sRGB colours, as WCAG 2 defines them."""


def channels(colour: str) -> tuple[int, int, int]:
    """Return the red, green and blue of a `#RRGGBB` colour, each 0..255.

    Raises:
        ValueError: The colour is not written as `#` and six hexadecimal digits.
    """
    if len(colour) != 7 or not colour.startswith("#"):
        raise ValueError(f"not a #RRGGBB colour: {colour!r}")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    """Return the relative luminance of a `#RRGGBB` colour, 0 for black to 1 for white (WCAG 2)."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two `#RRGGBB` colours in any order, 1 (equal) to 21 (black on white)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def mix(colour: str, into: str, share: float) -> str:
    """Return the `#RRGGBB` colour at `share` (0..1) of the way from `colour` to `into`."""
    pairs = zip(channels(colour), channels(into), strict=True)
    return "#" + "".join(f"{round(start + (end - start) * share):02X}" for start, end in pairs)


def veil(colour: str, opacity: float) -> str:
    """Return a `#RRGGBB` colour made transparent, in Flet's form (`#AARRGGBB`); `opacity` is 0..1."""
    red, green, blue = channels(colour)
    return f"#{round(opacity * 255):02X}{red:02X}{green:02X}{blue:02X}"
