"""The tests of an area on one page: the testers' dice, the doses before they are applied, re-rolls."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import flet as ft

from companion.rules.chromosome.fate import FateAsGene
from companion.rules.chromosome.odds import Phase, Rerolls
from companion.rules.chromosome.odds.positions import Nearby
from companion.rules.chromosome.radiation import strongest
from companion.rules.chromosome.rolls import LetStand, ThrowDice
from companion.rules.chromosome.state import Die, Player, Radiation, ResistanceTest, Roll, State, overdosed
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.areas import area_name
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.odds import Opened, rerolls_row
from companion.ui.chromosome.radiation_groups import area_head, irradiation_line
from companion.ui.chromosome.radiation_prospect import outlook_parts
from companion.ui.chromosome.radiation_resistance import (
    Advised,
    advised_of,
    average_words,
    chances,
    out_figure,
    test_advice,
)
from companion.ui.chromosome.rolls import roll_of, roll_of_die
from companion.ui.chromosome.turn_page import out_by
from companion.ui.shared.phones.actions import acting_bar, waits_for
from companion.ui.shared.reroll_window import (
    SIGN,
    RollStage,
    force,
    let_stand,
    meaning_of,
    other_way,
    roll_actions,
)
from companion.ui.shared.stage_page import pins_above
from companion.ui.theme import veil
from companion.ui.widgets.dice import small_dice, tumbling_die, use_tumble

DIE: Final = 120
"""Width of a die if there are at most `FEW`; a four-sided die then has a digit 48 pixels high."""
FEW: Final = 2
SEVERAL_DIE: Final = 80
"""Width of a die if there are more than `FEW` dice, so that all fit on one page."""
LOW_DIE: Final = 64
"""Width of a die on a short or narrow page."""
TREFOIL: Final = 22
"""Width of the sign before an area that is drawn on one line."""
PIECE: Final = 20
"""Width of the drawing before a name."""
CELL: Final = 12
"""Width of the drawing of a fate point on a button."""
OUT: Final = 0.12
"""Opacity of the danger colour behind the test of a player who would be eliminated."""
BESIDE: Final = 350
"""Page width from which a re-roll button fits beside the sum in normal text."""


def tests_parts(
    here: Here, stage: RollStage, opened: Opened, nearby: Nearby
) -> tuple[list[ft.Control], list[ft.Control]]:
    """Draw two lists: the area and its tests; the advice, if it is pinned above the actions."""
    style, state, context = here.style, here.state, here.context
    radiation, roll = state.radiation, state.roll
    if radiation is None or roll is None:
        return [], []
    phase = opened.phase(state, nearby) if roll.due else None
    advised = advised_of(here, opened, nearby) if roll.lying and _advises(here) else {}
    rows = [
        kit.keyed(
            f"test-{test.seat}",
            TestRow,
            here,
            test,
            die,
            stage,
            opened,
            nearby,
            phase,
            advised.get(test.seat, Advised()),
        )
        for test in radiation.tests
        if (die := roll.die_of(test.seat)) is not None
    ]
    parts: list[ft.Control] = [_head(here, radiation), kit.column(rows, 0, stretch=True)]
    if context.presence.odds or any(context.sees_odds(player.seat) for player in state.players):
        parts.append(rerolls_row(style, opened.rerolls, figure=_figure(here, radiation, phase)))
    others = [player for player in state.players if not player.eliminated]
    clear = [player.name for player in others if radiation.test_of(player.seat) is None]
    if clear:
        said = here.words("radiation-clear", players=here.words.list(clear))
        parts.append(style.text(said, kit.LABEL, here.palette.quiet, lines=2))
    if _close(style) and (after := _next_area(here)):
        parts.append(style.text(after, kit.LABEL, here.palette.quiet, lines=2))
    if roll.others and any(_others_pay(here, die) for die in roll.lying):
        parts.append(style.text(here.words("radiation-others-pay"), kit.LABEL, here.palette.quiet, lines=3))
    above: list[ft.Control] = []
    if roll.lying and not stage.tumble.rolling and _advises(here):
        advice = test_advice(here, opened, nearby)
        if pins_above(style) and style.actions_beside:
            above = advice
        else:
            parts += advice
    parts += outlook_parts(here, phase, opened)
    return parts, above


def _figure(here: Here, radiation: Radiation, phase: Phase | None) -> Callable[[Rerolls], str] | None:
    """Return a function that gives a single tester's risk under a re-roll model; None for several testers."""
    seats = [test.seat for test in radiation.tests]
    if phase is None or len(seats) != 1:
        return None
    seat = seats[0]
    return lambda model: out_figure(here.style, replace(phase, rerolls=model), seat)


def _advises(here: Here) -> bool:
    return bool(here.context.client.setting("advice", True))


def tests_actions(here: Here, stage: RollStage) -> ft.Control:
    """Draw the wide button: throw the dice due on this device, or apply all doses."""
    state, words, context = here.state, here.words, here.context
    roll = state.roll
    if roll is None:
        return ft.Container()
    mine = [seat for seat in roll.due if context.acts_for(seat)]
    if roll.due and not mine and (waiting := waits_for(here, next(iter(roll.due)))) is not None:
        return waiting
    if len(mine) > 1 and not stage.by_hand:
        return _throw_all(here, stage, mine)
    if roll.due:
        asked = words("radiation-whose-die", player=state.players[mine[0]].name) if roll.others else ""
        return roll_actions(here, roll_of_die(state, mine[0]), stage, note=asked)
    return roll_actions(
        here,
        roll_of(state),
        stage,
        stand=_book_words(here, roll),
        on_stand=lambda: let_stand(context, roll_of(state), stage),
        out=out_by(here, LetStand()),
        rerolls=False,
        quiet=any(_can_be_saved(here, die) for die in roll.lying),
    )


def _can_be_saved(here: Here, die: Die) -> bool:
    """Return whether this die eliminates its player but this device may still prevent that."""
    state = here.state
    test = state.radiation.test_of(die.roller) if state.radiation is not None else None
    if test is None or die.face is None:
        return False
    player = state.players[die.roller]
    after = player.irradiation + test.dose(die.face)
    lends = player.can_lend_fate and here.context.acts_for(die.roller)
    return overdosed(after, state.options.irradiation_limit) and (lends or bool(_payers(here, die)))


def _throw_all(here: Here, stage: RollStage, mine: list[int]) -> ft.Control:
    style, context, state = here.style, here.context, here.state
    roll = roll_of(state)
    assert roll is not None, "dice are due"
    throw = lambda: context.submit(ThrowDice(rollers=tuple(mine)))  # noqa: E731
    said = here.words("radiation-throw-all", count=len(mine))
    first = context.own_seat if context.own_seat in mine else mine[0]
    meaning, ask = ("throw", *meaning_of(roll)), context.asker(first)
    wide = kit.guarded(style, meaning, said, throw, glyph=roll.faces, ask=ask)
    controls = [wide, other_way(style, roll.faces, stage, throw)]
    if style.scale <= kit.LARGE_TEXT and not style.actions_beside:
        controls = [ft.Row(controls, spacing=kit.GAP_WIDE, expand=True)]
    return acting_bar(here, mine, controls)


def _book_words(here: Here, roll: Roll) -> str:
    radiation = here.state.radiation
    assert radiation is not None, "no radiation is under way"
    lying = ((radiation.test_of(die.roller), die.face) for die in roll.lying)
    doses = [test.dose(face) for test, face in lying if test is not None and face is not None]
    return here.words("radiation-book", count=sum(map(bool, doses)))


def _close(style: kit.Style) -> bool:
    """Return whether the dice need so much room that the area above them is reduced to one line."""
    return style.low or style.narrow or style.scale > kit.LARGE_TEXT


def _next_area(here: Here) -> str:
    """Return the area that is tested next, in words; empty for none."""
    after = next(iter(strongest(here.state)), None)
    if after is None:
        return ""
    named = area_name(here.style, after)
    return here.words("radiation-next-area", area=named, power=here.state.power(after))


def _head(here: Here, radiation: Radiation) -> ft.Control:
    """Draw the area under test, and the next area; a single line if the dice need the space."""
    style, p, area = here.style, here.palette, None
    if radiation.area is not None:
        area = here.state.area(radiation.area)
    if area is None:
        return ft.Container()
    if not _close(style):
        return area_head(here, area, _next_area(here))
    said = here.words("radiation-area", area=area_name(style, area), power=here.state.power(area))
    sign = kit.art("radiation", p.radiation, TREFOIL)
    return ft.Row(
        [sign, style.text(said, kit.BODY_STRONG, lines=2, heading=True, expand=True)], spacing=kit.GAP
    )


@kit.component
def TestRow(
    here: Here,
    test: ResistanceTest,
    die: Die,
    stage: RollStage,
    opened: Opened,
    nearby: Nearby,
    phase: Phase | None,
    advised: Advised,
) -> ft.Control:
    """Draw one player's test: the die, the sum, the resulting irradiation, and a re-roll.

    A press on the die shows the players who may pay for a re-roll, or the odds if the die is not thrown yet.

    Args:
        advised: The advice about this die.
    """
    style, p, state = here.style, here.palette, here.state
    player, limit = state.players[test.seat], state.options.irradiation_limit
    tumble = use_tumble(None if die.face is None else f"{test.power} {die.throws} {die.face}")
    face = None if tumble.rolling else die.face
    dose = 0 if face is None else test.dose(face)
    after = player.irradiation + dose
    out = overdosed(after, limit)
    spoken = (
        here.words("dice-due-spoken", player=player.name)
        if die.face is None
        else here.words("dice-lies-spoken", player=player.name, face=die.face)
    )
    opens = _opens(here, test, die, phase) and not tumble.rolling
    few = state.roll is not None and len(state.roll.dice) <= FEW
    drawn = tumbling_die(
        style,
        state.options.die,
        die.face,
        p.players[player.colour],
        tumble,
        size=die_size(style, len(state.roll.dice) if state.roll is not None else 1),
        label="" if opens else spoken,
    )
    if opens:
        more = "radiation-die-odds" if die.face is None else "radiation-die-pay"
        label = f"{spoken}. {here.words(more)}"
        drawn = kit.row_button(style, drawn, opened.toggle(_die_name(test.seat)), label=label, padding=0)
    payer = _own_payer(here, die) if face is not None else None
    filled = payer in advised.rerolls or (out and not advised.lends)
    named = payer != test.seat
    button = None if payer is None else _paying(here, die, stage, payer, filled=filled, named=named)
    below = style.below(BESIDE) or (few and not style.low)
    told: ft.Control = kit.column(_outcome(here, test, die, face, phase), 2, expand=True)
    beside: list[ft.Control] = [told] if button is None or below else [told, button]
    body: list[ft.Control] = [_name(here, test, dose, after), ft.Row(beside, spacing=kit.GAP)]
    if button is not None and below:
        body.append(ft.Row([button]))
    content = ft.Row(
        [drawn, kit.column(body, kit.GAP_SMALL, stretch=True, expand=True)], spacing=kit.GAP_WIDE
    )
    parts = [content, *_opened(here, test, die, stage, opened, nearby, phase, out=out, lends=advised.lends)]
    line = ft.BorderSide(kit.HAIR, p.hairline)
    return ft.Container(
        kit.column(parts, kit.GAP, stretch=True),
        bgcolor=veil(p.danger, OUT) if out else None,
        border_radius=kit.RADIUS_FIELD if out else None,
        padding=ft.Padding.symmetric(
            vertical=kit.GAP_SMALL if style.narrow else kit.GAP, horizontal=kit.GAP if out else 0
        ),
        border=None if out else ft.Border.only(bottom=line),
    )


def die_size(style: kit.Style, count: int) -> int:
    """Return the width of each of `count` dice."""
    if style.low or style.narrow:
        return LOW_DIE
    return DIE if count <= FEW else SEVERAL_DIE


def _name(here: Here, test: ResistanceTest, dose: int, after: int) -> ft.Control:
    """Draw the tester's name, and the irradiation including the dose of the rolled die."""
    style, p, words, state = here.style, here.palette, here.words, here.state
    player, limit = state.players[test.seat], state.options.irradiation_limit
    ink = p.danger if after > limit - 2 else p.radiation
    said = words(
        "pair", what=words("term-irradiation"), value=words("radiation-of", irradiation=after, limit=limit)
    )
    marks: list[ft.Control] = [
        kit.irradiation_track(style, min(after, limit), limit, width=8, height=18, dose=dose),
        style.text(words.number(after), kit.COUNT, ink if after else p.quiet, lines=1),
    ]
    track = kit.labelled(ft.Row(marks, spacing=kit.GAP, tight=True), said)
    who = ft.Row(
        [
            species(player.species, p.players[player.colour], PIECE),
            style.text(player.name, kit.NAME, lines=1, expand=True),
        ],
        spacing=kit.GAP,
        expand=True,
    )
    if style.scale > kit.LARGE_TEXT:
        return kit.column([ft.Row([who]), track], kit.GAP_SMALL)
    return ft.Row([who, track], spacing=kit.GAP)


def _outcome(
    here: Here, test: ResistanceTest, die: Die, face: int | None, phase: Phase | None
) -> list[ft.Control]:
    """Draw the sum and its result; before the throw, the threat, the average and the risk."""
    style, p, words, state = here.style, here.palette, here.words, here.state
    player = state.players[test.seat]
    if face is None:
        threat = [words("radiation-threat", power=test.power, groups=test.groups)]
        if test.building:
            threat.append(words("radiation-building", count=test.building))
        said: list[ft.Control] = [
            style.text(
                kit.dotted(threat),
                kit.BODY_STRONG,
                lines=3,
                spoken=words("radiation-threat-spoken", threat=test.threat, parts=", ".join(threat)),
            )
        ]
        # The chart of a single test already shows the average and the risk.
        charted = not _has_others(state) and here.context.presence.odds
        if phase is not None and not charted and here.context.sees_odds(test.seat):
            risks = [style.text(average_words(style, phase, test.seat), kit.LABEL, p.quiet)]
            if phase.first(test.seat).eliminated:
                risks.append(style.text(out_figure(style, phase, test.seat), kit.LABEL_STRONG, p.danger))
            said.append(kit.wrapped(risks, kit.GAP, 0))
        return said
    dose = test.dose(face)
    after = player.irradiation + dose
    ink, role = p.quiet, kit.LABEL
    if dose == 0:
        told = seen = words("radiation-no-dose")
    elif overdosed(after, state.options.irradiation_limit):
        told, seen = words("radiation-out", player=player.name, after=after), words("radiation-falls")
        ink, role = p.danger, kit.LABEL_STRONG
    else:
        told = words("radiation-dose", before=player.irradiation, after=after)
        seen = words("radiation-rises", before=player.irradiation, after=after)
    said = [
        style.text(SIGN.sub("\u00a0\\1\u00a0", _sum(style, test, face)), kit.BODY_STRONG, lines=2),
        kit.announced(irradiation_line(here, seen, ink, role), told),
    ]
    if die.earlier:
        faces = words.list([str(each) for each in die.earlier])
        spoken = words("dice-earlier-spoken", faces=faces)
        said.append(small_dice(style, state.options.die, die.earlier, words("dice-earlier"), spoken))
    return said


def _sum(style: kit.Style, test: ResistanceTest, face: int) -> str:
    told = {"threat": test.threat, "face": face, "dose": test.surplus(face)}
    if not test.building:
        return style.words("radiation-sum", **told)
    return style.words("radiation-sum-genes", **told, genes=test.building)


def _payers(here: Here, die: Die) -> list[int]:
    """Return the seats for which this device may pay for a re-roll of a die.

    The device's own player comes first, then the others clockwise from the tester.
    """
    state, context = here.state, here.context
    seats = state.clockwise(die.roller)
    able = [seat for seat in seats if state.players[seat].can_reroll and context.acts_for(seat)]
    return sorted(able, key=lambda seat: seat != context.own_seat)


def _own_payer(here: Here, die: Die) -> int | None:
    """Return the seat whose button is beside the die: the device's own player, else the tester, else None."""
    own = here.context.own_seat if here.context.presence.shared else None
    return next((seat for seat in _payers(here, die) if seat in (die.roller, own)), None)


def _paying(
    here: Here, die: Die, stage: RollStage, payer: int, *, filled: bool = False, named: bool = False
) -> ft.Control:
    """Draw the button with which a player pays for a re-roll of this die."""
    words, state, context = here.words, here.state, here.context
    player, roll = state.players[payer], roll_of_die(state, die.roller)
    assert roll is not None, "the die lies"
    several = _has_others(state)
    spoken = words(
        "radiation-reroll-spoken" if several else "dice-reroll-spoken",
        player=player.name,
        fate=player.fate,
        **({"roller": state.players[die.roller].name} if several else {}),
    )
    press = None if stage.tumble.rolling else lambda: force(context, roll, payer, stage)
    said = player.name if named else words("radiation-reroll")
    return _priced(here, player, said, press, spoken, filled=filled, named=named)


def _priced(
    here: Here,
    player: Player,
    said: str,
    press: kit.Press | None,
    spoken: str,
    *,
    filled: bool = False,
    named: bool = False,
    glyph: kit.Glyph | None = None,
) -> ft.Control:
    """Draw a button whose press costs the player a fate point; it shows how many the player has."""
    style, p = here.style, here.palette
    colour = p.players[player.colour]
    ink, point = (p.on_players[player.colour],) * 2 if filled else (p.text, colour)
    parts: list[ft.Control] = [species(player.species, point, PIECE)] if named else []
    if glyph is not None:
        parts.append(kit.art(glyph, point, PIECE))
    parts += [
        ft.Container(style.text(said, kit.LABEL_STRONG, ink, lines=2), expand=True, expand_loose=True),
        kit.fate_cells(style, 1, 1, point, size=CELL),
        style.text(here.words.number(player.fate), kit.LABEL_STRONG, ink, lines=1),
    ]
    return kit.row_button(
        style,
        ft.Row(parts, spacing=kit.GAP_SMALL + 2, tight=True),
        press,
        label=spoken,
        fill=colour if filled else None,
        edge=colour,
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE, vertical=kit.GAP_SMALL),
        height=style.fixed(kit.TARGET),
    )


def _opened(
    here: Here,
    test: ResistanceTest,
    die: Die,
    stage: RollStage,
    opened: Opened,
    nearby: Nearby,
    phase: Phase | None,
    *,
    out: bool,
    lends: bool,
) -> list[ft.Control]:
    """Draw the details that a press on the die opens: before the throw the odds, later the other payers."""
    shows, alone = opened.what == _die_name(test.seat), not _has_others(here.state)
    if die.face is None:
        if phase is None or not here.context.presence.odds or not (shows or alone):
            return []
        return chances(here, test, phase, opened, nearby, "odds" if alone else _die_name(test.seat))
    lend = _lend(here, test, waiting=stage.tumble.rolling, filled=lends) if test.dose(die.face) else None
    own = _own_payer(here, die)
    more: list[ft.Control] = [lend] if lend is not None and (shows or out or alone) else []
    if shows or alone:
        payers = _payers(here, die)
        more += [_paying(here, die, stage, seat, named=True) for seat in payers if seat != own]
    return [kit.wrapped(more, kit.GAP, kit.GAP)] if more else []


def _opens(here: Here, test: ResistanceTest, die: Die, phase: Phase | None) -> bool:
    """Return whether a press on the die shows more; a single test already shows everything."""
    if not _has_others(here.state):
        return False
    if die.face is None:
        return phase is not None and here.context.presence.odds
    lends = here.state.players[test.seat].can_lend_fate and here.context.acts_for(test.seat)
    return _others_pay(here, die) or (lends and test.dose(die.face) > 0)


def _others_pay(here: Here, die: Die) -> bool:
    return any(seat != _own_payer(here, die) for seat in _payers(here, die))


def _has_others(state: State) -> bool:
    """Return whether the dice of several tests are rolled together."""
    return state.roll is not None and bool(state.roll.others)


def _die_name(seat: int) -> str:
    return f"die-{seat}"


def _lend(here: Here, test: ResistanceTest, *, waiting: bool, filled: bool) -> ft.Control | None:
    """Draw the button that uses a fate point as a building gene, once a round; None if that is impossible."""
    context, player = here.context, here.state.players[test.seat]
    if not player.can_lend_fate or not context.acts_for(test.seat):
        return None
    spoken = here.words("radiation-lend-spoken", player=player.name, fate=player.fate)
    press = None if waiting else context.press(FateAsGene(seat=player.seat, gene="building"))
    return _priced(
        here, player, here.words("radiation-lend"), press, spoken, filled=filled, glyph="gene-building"
    )
