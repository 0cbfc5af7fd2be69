"""Drawings of dice with a rolled face, or blank before the throw."""

from companion.ui.art.svg import box, dot, line, solid, tinted

MOST_FACES = 999
"""Maximum number of faces: a die has room for three digits."""

HEIGHT = 668
"""Height of every digit in units of the outlines; round ones overshoot by 12 at both ends."""

DIGITS: tuple[tuple[int, str], ...] = (
    (
        580,
        "M290 680Q196 680 131 637Q66 594 33 516Q0 438 0 333Q0 227 33 150Q66 72 131 30"
        "Q196 -12 290 -12Q385 -12 450 30Q514 72 547 150Q580 227 580 333Q580 438 547 516"
        "Q514 594 450 637Q385 680 290 680ZM290 560Q314 560 334 552Q353 543 368 525L173 245"
        "Q169 267 167 290Q165 312 165 332Q165 411 180 462Q196 512 224 536Q253 560 290 560Z"
        "M216 141 409 419Q412 400 414 378Q415 357 415 332Q415 299 410 260Q405 222 392 187"
        "Q378 152 354 130Q329 107 290 107Q266 107 248 116Q230 125 216 141"
        "Z",
    ),
    (432, "M0 668V535H147V231H0V97Q53 97 87 92Q121 86 144 66Q166 45 184 0H310V535H432V668Z"),
    (
        514,
        "M0 668V534Q83 480 147 432Q211 385 255 342Q299 300 322 261Q345 222 345 185"
        "Q345 148 321 128Q297 109 259 109Q231 109 203 126Q175 142 164 186L16 132Q45 62 112 25"
        "Q179 -12 267 -12Q336 -12 391 11Q446 34 478 78Q510 122 510 185Q510 234 490 280"
        "Q471 325 434 368Q396 410 340 452Q284 493 210 535H514V668"
        "Z",
    ),
    (
        530,
        "M263 680Q209 680 157 665Q105 650 64 617Q23 584 0 530L149 475Q162 523 196 541"
        "Q231 559 268 559Q297 559 318 549Q339 539 350 520Q362 500 362 474Q362 450 352 432"
        "Q341 415 321 404Q301 392 272 386Q242 381 204 381H179V270H204Q256 270 290 258"
        "Q323 246 340 226Q356 206 356 182Q356 157 342 141Q328 125 306 117Q283 109 257 109"
        "Q225 109 194 124Q164 140 154 185L7 131Q28 79 69 48Q110 16 162 2Q213 -12 267 -12"
        "Q314 -12 359 -2Q404 9 440 30Q477 52 499 86Q521 119 521 166Q521 226 490 263"
        "Q458 300 413 320Q471 340 500 382Q530 423 530 472Q530 542 492 588Q454 634 394 657"
        "Q333 680 263 680"
        "Z",
    ),
    (575, "M324 668V532H0V415L324 0H489V387H575V532H489V668ZM179 387H324V215Z"),
    (
        534,
        "M258 680Q202 680 152 664Q101 648 62 614Q23 581 0 531L141 479Q155 526 186 542"
        "Q218 559 249 559Q283 559 309 546Q335 533 350 508Q364 483 364 447Q364 408 348 383"
        "Q333 358 308 346Q282 334 252 334Q230 334 210 341Q190 348 174 362Q158 375 146 397L1 342"
        "L43 0H502V132H180L166 245Q189 231 226 222Q263 213 297 213Q357 213 411 239"
        "Q465 265 500 316Q534 368 534 447Q534 523 496 575Q458 627 395 654Q332 680 258 680"
        "Z",
    ),
    (
        540,
        "M275 680Q182 680 121 636Q60 591 30 517Q0 443 0 357Q0 280 16 213Q33 146 68 96"
        "Q104 45 160 16Q215 -12 293 -12Q380 -12 430 18Q481 47 509 97L363 150Q353 130 332 118"
        "Q311 107 284 107Q252 107 226 124Q201 141 186 175Q171 209 170 261Q195 241 232 228"
        "Q269 215 315 215Q377 215 428 244Q479 272 510 322Q540 372 540 438Q540 510 506 564"
        "Q471 619 411 650Q351 680 275 680ZM274 560Q320 560 346 530Q372 499 372 447"
        "Q372 398 346 367Q320 336 273 336Q229 336 201 366Q173 396 173 447Q173 499 200 530"
        "Q228 560 274 560"
        "Z",
    ),
    (507, "M65 668 333 133H0V0H507V133L254 668Z"),
    (
        559,
        "M280 680Q200 680 136 654Q73 629 36 580Q0 530 0 458Q0 399 31 356Q62 313 114 288"
        "Q100 265 92 238Q85 212 85 183Q85 129 110 85Q134 41 178 14Q222 -12 280 -12Q339 -12 382 14"
        "Q426 41 450 85Q474 129 474 183Q474 212 467 238Q460 265 446 288Q498 313 528 356"
        "Q559 400 559 459Q559 530 522 580Q486 629 423 654Q360 680 280 680ZM280 544"
        "Q312 544 336 533Q361 522 376 503Q390 484 390 459Q390 433 376 415Q361 397 336 388"
        "Q312 379 280 379Q248 379 222 388Q197 397 183 415Q169 433 169 459Q169 484 183 504"
        "Q197 523 222 534Q248 544 280 544ZM280 247Q297 247 310 239Q324 231 332 216"
        "Q340 202 340 184Q340 166 332 152Q324 138 310 130Q297 122 280 122Q263 122 249 130"
        "Q235 138 226 152Q218 166 218 184Q218 202 226 216Q235 231 249 239Q263 247 280 247"
        "Z",
    ),
    (
        488,
        "M135 668 235 477Q195 475 160 462Q125 449 96 426Q66 404 44 374Q23 344 12 308Q0 272 0 232"
        "Q0 164 33 109Q66 54 120 22Q175 -11 241 -11Q309 -11 365 22Q421 55 454 110Q488 166 488 234"
        "Q488 253 484 274Q481 296 472 322Q463 349 444 386L302 668ZM245 334Q273 334 296 320"
        "Q318 307 332 284Q345 261 345 234Q345 214 334 190Q323 167 301 150Q279 133 244 133"
        "Q213 133 190 148Q168 163 156 186Q144 208 144 233Q144 264 159 287Q174 310 198 322"
        "Q221 334 245 334"
        "Z",
    ),
)
"""Width and outline (SVG path data) of 0, 1, ... 9."""


_LOW, _MIDDLE, _HIGH = 7.6, 12.0, 16.4
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MIDDLE, _MIDDLE), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MIDDLE, _MIDDLE), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MIDDLE), (_HIGH, _MIDDLE), (_LOW, _HIGH), (_HIGH, _HIGH)),
}
_TRIANGLE = "M12 1.8 23 21.4H1Z"
_TETRAHEDRON = tinted(_TRIANGLE) + line(_TRIANGLE)
"""A tetrahedron seen flat on its face, so that the number is as large as possible."""
_HEXAGON = tinted("M12 2 20.7 7V17L12 22 3.3 17V7Z") + line("M12 2 20.7 7V17L12 22 3.3 17V7Z")
_SQUARE = tinted("M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4Z") + box(
    3, 3, 18, 18, 4
)
_MIDDLE_OF_FACE = (12.0, 15.1)
"""Centre of the number on a tetrahedron: below the middle, where the face is wider."""
_GAP = 40
"""Space between the digits of a number, in units of the outlines."""


def number(value: int, x: float, y: float, height: float) -> str:
    """Return a number (0 and up) as filled outlines around (x, y), its digits `height` grid units tall."""
    digits = [DIGITS[int(digit)] for digit in str(value)]
    scale = height / HEIGHT
    width = sum(advance for advance, _ in digits) + _GAP * (len(digits) - 1)
    left = x - width * scale / 2
    parts: list[str] = []
    for advance, outline in digits:
        moved = f"translate({left:.3f} {y - height / 2:.3f}) scale({scale:.5f})"
        parts.append(f'<g transform="{moved}">{solid(outline)}</g>')
        left += (advance + _GAP) * scale
    return "".join(parts)


def _blank(faces: int) -> str:
    match faces:
        case 4:
            return _TETRAHEDRON
        case 6:
            return line("M12 2.4 20.4 7.2V16.8L12 21.6 3.6 16.8V7.2ZM3.6 7.2 12 12 20.4 7.2M12 12V21.6")
        case _:
            return _HEXAGON + line("M12 7.2 16.4 15H7.6Z")


def die_drawing(faces: int, face: int | None) -> str:
    """Return the drawing of a die with 2..`MOST_FACES` faces that shows `face` (1..faces), or is blank.

    A die of four faces is a tetrahedron with a number, a die of six faces is a square with pips, and any
    other die is a hexagon with a number.

    Raises:
        ValueError: There is no such die, or no such face on it.
    """
    if not 2 <= faces <= MOST_FACES:
        raise ValueError(f"no die of {faces!r} faces: 2..{MOST_FACES}")
    if face is None:
        return _blank(faces)
    if not 1 <= face <= faces:
        raise ValueError(f"no face {face!r} on a die of {faces!r} faces")
    match faces:
        case 4:
            return _TETRAHEDRON + number(face, *_MIDDLE_OF_FACE, 9.6)
        case 6:
            return _SQUARE + "".join(dot(x, y, 1.75) for x, y in _PIPS[face])
        case _:
            return _HEXAGON + number(face, 12, 12, 7.5 if face < 100 else 6)
