"""Special actions on the screen: each is a page with just its effect, and one button that does all of it."""

import asyncio

import flet as ft
import pytest

from companion.device.open_game import OpenGame
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.corrections import Correct, Mark, MarkActive
from companion.rules.chromosome.data import SPECIAL_ACTIONS, Genes, one_gene
from companion.rules.chromosome.house_rules import SetDetail
from companion.rules.chromosome.prices import Price
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import Player
from companion.rules.chromosome.turns import EndTurn
from companion.rules.kernel import Detail
from companion.ui.chromosome.special_names import remember_action
from companion.words import FALLBACK, LANGUAGES, Language, Words, other_languages
from tests.loops import asynchronous
from tests.ui.fights import can_press, press, table
from tests.ui.harness import SMALL_PHONE, Harness
from tests.ui.services import at
from tests.ui.test_turn_sheet import CHARGED, magda, open_turn, pick

TWO = ("Magda", "Tomek")
THREE = ("Magda", "Tomek", "Przemo")
ALL_CHARGED = [Correct(seat=seat, what="charged", delta=4) for seat in range(4)]


def player(game: OpenGame, seat: int) -> Player:
    """A player in the current state of the table."""
    return game.table.state.players[seat]


def said(game: OpenGame) -> str:
    """Return the last entry's label."""
    return game.table.entries[-1].label.key


KEEP = ", keep the turn"


def keeping(app: Harness) -> list[ft.OutlinedButton]:
    """Return the button that keeps the turn, if it stands beside one that ends the turn."""
    return app.controls(
        ft.OutlinedButton, where=lambda button: any(text.endswith(KEEP) for text in app.texts(button))
    )


async def confirm(app: Harness, start: str, price: str = "") -> None:
    """Press the button whose words begin with `start`, and check its price."""
    button = next(
        button
        for button in (*keeping(app), *app.controls(ft.FilledButton))
        if any(text.startswith(start) for text in (*app.labels(button), *app.texts(button)))
        and not button.disabled
    )
    assert (f"costs {price}" in app.texts(button)) == bool(price)
    await app.tap(button)


# Takeover -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [TWO, ("Magda", "Tomek", "Przemo", "Ola")], ids=["two", "four"])
@asynchronous
async def test_takeover_takes_three_taps_from_the_table(names: tuple[str, ...]) -> None:
    home, game = table(names=names)
    async with at(home, game) as app:
        taps = 0
        await app.tap("Action: Magda")
        taps += 1
        await pick(app, "Takeover")
        taps += 1
        await app.tap("Takeover: Tomek" if len(names) > 2 else keeping(app)[-1])
        taps += 1
        assert game.table.state.turn.actions == ("takeover",)
    assert taps == 3
    assert (magda(game).on_board, player(game, 1).on_board) == (7, 5)
    assert magda(game).trophies[1] == 1
    assert said(game) == "label-act-effects"


@asynchronous
async def test_in_full_detail_takeover_asks_once_more_which_groups_pay_and_no_more_for_its_price() -> None:
    home, game = table(*ALL_CHARGED, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Takeover")
        await press(app, "Action gene: 1", "Energy: 1", "1\u00a0token")
        await confirm(app, "Takeover: Ola", "1\u00a0action gene · turn 1\u00a0token")
        assert magda(game).trophies == (0, 0, 0, 1)
        assert (magda(game).active.action, magda(game).charged) == (1, 5)
        for seat in range(4):
            game.submit(EndTurn(seat=0) if seat == 0 else MarkActive(seat=0))
        await open_turn(app, "Takeover")
        await press(app, "1\u00a0token")
        await confirm(app, "Takeover: Tomek", "1\u00a0action gene · turn 1\u00a0token")
    assert magda(game).trophies == (0, 1, 0, 1)
    assert magda(game).charged == 4


@asynchronous
async def test_one_undo_takes_a_whole_takeover_back() -> None:
    home, game = table(names=TWO)
    async with at(home, game) as app:
        before = game.table.state
        await open_turn(app, "Takeover")
        await confirm(app, "Takeover")
        assert app.sees("Magda: Takeover, trophies +1 (Tomek), tokens +1 (Magda)")
        game.undo()
        assert game.table.state == before


@asynchronous
async def test_nobody_is_offered_for_a_takeover_whose_tokens_are_gone() -> None:
    home, game = table(Mark(seat=2, what="eliminated", set=True))
    async with at(home, game) as app:
        await open_turn(app, "Takeover")
        assert can_press(app, "Takeover: Tomek")
        assert not app.sees("Takeover: Przemo")


LAST_TOKEN = [Correct(seat=2, what="tokens", delta=-5)]


@asynchronous
async def test_a_takeover_of_a_last_token_warns_before_it_is_tapped() -> None:
    home, game = table(*LAST_TOKEN)
    async with at(home, game) as app:
        await open_turn(app, "Takeover")
        warned = {
            name: "is out" in " ".join(app.texts(button))
            for name in ("Tomek", "Przemo", "Ola")
            for button in app.controls(ft.FilledButton)
            if f"Takeover: {name}" in app.texts(button)
        }
        assert warned == {"Tomek": False, "Przemo": True, "Ola": False}
        await app.tap("Takeover: Przemo")
    assert player(game, 2).eliminated


@pytest.mark.parametrize("language", LANGUAGES)
@asynchronous
async def test_whoever_a_special_action_puts_out_is_named_on_its_button(language: Language) -> None:
    """Saturation gives everybody one point of irradiation."""
    full = [Correct(seat=seat, what="irradiation", delta=7) for seat in (0, 1)]
    home, game = table(*full, EndTurn(seat=0), names=THREE, settings={"language": language})
    words = Words(language, game="chromosome")
    async with at(home, game) as app:
        await app.tap(words("next-turn", player="Tomek"))
        await pick(app, words("action-saturation"))
        out = words("turn-out", players=words.list(["Magda", "Tomek"]), who="several")
        assert any(text.endswith(out) for text in app.texts())


# the other known actions ----------------------------------------------------------------------------------


@asynchronous
async def test_saturation_fills_in_a_dose_for_everyone() -> None:
    home, game = table(EndTurn(seat=0), names=THREE)
    async with at(home, game) as app:
        await open_turn(app, "Saturation")
        await press(app, "Irradiation: Przemo, more")
        await confirm(app, "Saturation")
    assert [each.irradiation for each in game.table.state.players] == [1, 1, 2]


@asynchronous
async def test_an_amount_that_was_changed_for_everyone_is_remembered() -> None:
    home, game = table(EndTurn(seat=0), names=THREE)
    async with at(home, game) as app:
        await open_turn(app, "Saturation")
        await press(app, *(f"Irradiation: {name}, more" for name in ("Magda", "Tomek", "Przemo")))
        await confirm(app, "Saturation")
        game.submit(MarkActive(seat=1))
        await open_turn(app, "Saturation")
        await confirm(app, "Saturation")
    assert [each.irradiation for each in game.table.state.players] == [4, 4, 4]


@asynchronous
async def test_conversion_asks_which_gene_and_what_it_becomes() -> None:
    home, game = table(Correct(seat=0, what="passive", gene="action", delta=1), detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Conversion")
        assert not any(not each.disabled for each in app.controls(ft.FilledButton)[-1:])
        await pick(app, "Action gene, passive")
        await pick(app, "to combat gene")
        await confirm(app, "Conversion")
    assert (magda(game).passive, magda(game).active.combat) == (Genes(combat=1), 0)


@asynchronous
async def test_a_gene_that_can_only_be_one_need_not_be_named() -> None:
    home, game = table(Correct(seat=0, what="active", gene="telepathy", delta=-1), detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Conversion", "to combat gene")
        await confirm(app, "Conversion")
    assert magda(game).active == Genes(action=1, combat=1)


@asynchronous
async def test_a_special_action_changes_several_genes_of_any_kinds_in_one_entry() -> None:
    home, game = table(Correct(seat=0, what="passive", gene="building", delta=1), detail="full")
    async with at(home, game) as app:
        before = game.table.state
        await open_turn(app, "Conversion")
        assert not can_press(app, "One more gene")
        await pick(app, "Action gene")
        await pick(app, "to combat gene")
        await press(app, "One more gene", "Gene 2: Building gene, passive", "Gene 2: to telepathy gene")
        await press(app, "One more gene", "Gene 3: Combat gene")
        assert not can_press(app, "Conversion")
        await press(app, "Gene 3: to building gene")
        await confirm(app, "Conversion")
        assert (magda(game).active, magda(game).passive) == (Genes(1, 1, 0, 1), Genes(telepathy=1))
        game.undo()
        assert game.table.state == before


@asynchronous
async def test_a_gene_that_was_taken_once_cannot_be_taken_again_and_can_be_left_out() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Conversion")
        await pick(app, "Telepathy gene")
        await pick(app, "to combat gene")
        await press(app, "One more gene")
        assert not can_press(app, "Gene 2: Telepathy gene")
        await press(app, "Remove gene 2")
        await confirm(app, "Conversion")
    assert magda(game).active == Genes(action=2, combat=1)


@asynchronous
async def test_as_many_genes_are_asked_for_as_the_table_has_changed_the_last_time() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Conversion")
        await pick(app, "Action gene")
        await pick(app, "to combat gene")
        await press(app, "One more gene", "Gene 2: Action gene", "Gene 2: to combat gene")
        await confirm(app, "Conversion")
        game.submit(EndTurn(seat=0))
        game.submit(MarkActive(seat=0))
        await open_turn(app, "Conversion")
        assert can_press(app, "Gene 2: to combat gene")


@asynchronous
async def test_concentration_puts_three_cubes_on_a_room() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Actions of other species", "Concentration")
        await app.tap("Room 12")
        await confirm(app, "Concentration")
    (area,) = game.table.state.areas
    assert (area.room, area.cubes) == ("12", 3)


@asynchronous
async def test_concentration_strengthens_an_area_that_is_there() -> None:
    home, game = table(AddArea(cubes=2, room="7"))
    async with at(home, game) as app:
        await open_turn(app, "Actions of other species", "Concentration", "Room 7 · power 2")
        await confirm(app, "Concentration")
    assert [area.cubes for area in game.table.state.areas] == [5]


@asynchronous
async def test_a_wave_moves_the_area_to_the_room_that_is_named_and_opens_its_test() -> None:
    home, game = table(AddArea(cubes=3, room="7"), AddArea(cubes=2, room="9"))
    async with at(home, game) as app:
        await open_turn(app, "Actions of other species", "Wave", "Room 9 · power 2")
        await app.tap("Room 12")
        await confirm(app, "Wave")
    radiation = game.table.state.radiation
    assert radiation is not None
    assert (radiation.wave, radiation.remaining) == (True, (2,))
    assert [area.room for area in game.table.state.areas] == ["7", "12"]


@asynchronous
async def test_a_wave_needs_an_area() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Actions of other species", "Wave")
        assert app.sees("There is no radioactive space on the list.")
        assert app.controls(ft.FilledButton)[-1].disabled


@asynchronous
async def test_tokens_sacrificed_to_a_wave_are_added_in_the_same_turn() -> None:
    home, game = table(
        AddArea(cubes=3, room="7"),
        ActSpecially(action="wave", effect="wave", area=1, room="8"),
        FaceArea(area=1, groups=(0, 0, 0, 0)),
    )
    async with at(home, game) as app:
        await app.tap("Wave: something else")
        assert app.controls(ft.FilledButton)[-1].disabled
        await press(app, *["Tokens taken as trophies: Ola, more"] * 2)
        await confirm(app, "Wave: something else")
    assert magda(game).trophies == (0, 0, 0, 2)
    assert game.table.state.turn.actions == ("wave",)


@asynchronous
async def test_supergene_gives_a_gene_back_and_one_more_action() -> None:
    used = Correct(seat=0, what="passive", gene="action", delta=1)
    home, game = table(used, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Supergene", "Action gene")
        await confirm(app, "Supergene")
        assert magda(game).active.action == 3
        await open_turn(app, "Growth")
        await app.tap("Growth: 1\u00a0token")
    assert game.table.state.turn.actions == ("supergene", "growth")


@asynchronous
async def test_the_gene_that_comes_back_is_asked_of_the_genes_as_they_lie_after_the_price() -> None:
    home, game = table(detail="full")
    price = Price(one_gene("action").plus(one_gene("telepathy")))
    remember_action(home, "supergene", price, "again", species=0, priced=True)
    before = magda(game).active
    async with at(home, game) as app:
        await open_turn(app, "Supergene")
        assert not can_press(app, "Which gene comes back?")
        assert [label for label in app.labels() if label in ("Combat gene", "Building gene")] == []
        await press(app, "Telepathy gene")
        await confirm(app, "Supergene")
    assert magda(game).active == before.minus(one_gene("action"))
    assert magda(game).passive == one_gene("action")


@asynchronous
async def test_a_gene_that_alone_can_come_back_is_chosen() -> None:
    home, game = table(detail="full")
    remember_action(home, "supergene", Price(one_gene("action")), "again", species=0, priced=True)
    async with at(home, game) as app:
        await open_turn(app, "Supergene")
        await confirm(app, "Supergene")
    assert magda(game).passive.total == 0


@pytest.mark.parametrize("detail", ["quick", "full"])
@asynchronous
async def test_a_wave_waits_until_it_is_said_where_its_area_goes(detail: Detail) -> None:
    home, game = table(AddArea(cubes=3, room="7"), detail=detail)
    async with at(home, game) as app:
        await open_turn(app, "Actions of other species", "Wave")
        assert not can_press(app, "To which room?")
        await press(app, "Room 8")
        await confirm(app, "Wave")
    assert [area.room for area in game.table.state.areas] == ["8"]


@asynchronous
async def test_an_attack_goes_straight_on_where_groups_are_chosen() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Domination")
        await press(app, "Magda: 2\u00a0tokens", "Tomek: 2\u00a0tokens", "Fight")
    assert game.table.state.battle is not None
    assert game.table.state.battle.tie == "attacker"


@asynchronous
async def test_a_known_price_is_filled_in_and_stands_on_the_button() -> None:
    home, game = table(Correct(seat=0, what="active", gene="telepathy", delta=1), detail="full")
    async with at(home, game) as app:
        await open_turn(app)
        assert app.sees("2\u00a0telepathy genes + 1\u00a0energy point")
        await pick(app, "Fusion")
        await press(app, "1\u00a0token")
        await confirm(app, "Fusion", "2\u00a0telepathy genes · turn 1\u00a0token")
    assert game.table.state.turn.actions == ("fusion",)
    assert magda(game).active.telepathy == 0
    assert magda(game).charged == 1


@asynchronous
async def test_fate_that_stands_for_a_gene_stands_on_the_button() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Fusion")
        await press(app, "1\u00a0token")
        await confirm(app, "Fusion", "1\u00a0telepathy gene + 1\u00a0fate point · turn 1\u00a0token")
    assert magda(game).fate == 3


@asynchronous
async def test_what_cannot_be_paid_says_so_before_it_is_opened() -> None:
    home, game = table(Correct(seat=0, what="charged", delta=-2), detail="full")
    async with at(home, game) as app:
        await open_turn(app)
        assert app.sees("1\u00a0energy point short")
        assert not can_press(app, "Fusion")


# actions of other names -----------------------------------------------------------------------------------


@asynchronous
async def test_an_action_of_another_name_is_settled_once_and_then_takes_two_taps_in_the_turn() -> None:
    home, game = table(CHARGED, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Actions of other species")
        await app.type("Another name", "Sporulation")
        await app.tap("Choose: Sporulation")
        await pick(app, "Irradiation")
        await press(app, "Irradiation: Tomek, more", "Irradiation: Tomek, more")
        await press(app, "Action gene: 1", "Energy: 2", "2\u00a0tokens")
        await confirm(app, "Sporulation", "1\u00a0action gene · turn 2\u00a0tokens")
        assert game.table.state.turn.actions == ("Sporulation",)
        assert (magda(game).active.action, player(game, 1).irradiation) == (1, 2)
        game.submit(MarkActive(seat=0))
        await open_turn(app, "Sporulation")
        await press(app, "2\u00a0tokens")
        await confirm(app, "Sporulation: Ola", "1\u00a0action gene · turn 2\u00a0tokens")
    assert player(game, 3).irradiation == 2


@asynchronous
async def test_an_action_that_a_species_has_used_stands_in_its_turns_alone() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Takeover")
        await confirm(app, "Takeover: Tomek")
        game.submit(EndTurn(seat=0))
        await open_turn(app)
        assert "Takeover" not in app.texts()
        assert app.sees("Might")


@asynchronous
async def test_giant_opens_the_empty_page() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Giant")
        assert app.sees("What changes")
        await pick(app, "Tokens taken as trophies")
        await press(app, "Tokens taken as trophies: Tomek, more")
        await confirm(app, "Giant")
    assert magda(game).trophies[1] == 1


@pytest.mark.parametrize(
    ("language", "typed_in"),
    [*((each, other_languages(each)[0]) for each in LANGUAGES), (FALLBACK, FALLBACK)],
)
@asynchronous
async def test_a_known_action_is_known_in_whatever_language_it_is_typed(
    language: Language, typed_in: Language
) -> None:
    """Known actions open a page with just their effect, so a Wave moves an area in whatever spelling."""
    home, game = table(settings={"language": language})
    words = Words(language).of("chromosome")
    typed = f" {Words(typed_in).of('chromosome')('action-wave').lower()} "
    async with at(home, game) as app:
        await app.until(lambda: app.sees(words("next-turn", player="Magda")))
        await app.settle()
        await app.tap(words("next-turn", player="Magda"))
        await pick(app, words("special-others"))
        await app.type(words("special-name"), typed)
        await app.settle()
        await app.tap(words("special-open", action=typed.strip()))
        assert app.sees(words("action-wave"))
        assert app.sees(words("reference-special-wave"))


@pytest.mark.parametrize("typed", ["Pass", "pas", "PRZYROST"])
@asynchronous
async def test_a_main_action_is_no_special_one_in_whatever_language_it_is_typed(typed: str) -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Actions of other species")
        await app.type("Another name", typed)
        await press(app, f"Choose: {typed}")
        assert any("is a main action, not a special one." in text for text in app.texts())
    assert not game.table.state.turn.actions


@asynchronous
async def test_a_spark_typed_in_another_language_costs_what_a_spark_costs() -> None:
    home, game = table(CHARGED, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Spark")
        await pick(app, "Special action")
        await app.type("Another name", "Iskra")
        await app.settle()
        await press(app, *["One room more"] * 3)
        assert app.sees("3 energy points")


@asynchronous
async def test_a_price_of_any_gene_asks_which_one() -> None:
    home, game = table(detail="full")
    game.submit(MarkActive(seat=1))
    async with at(home, game) as app:
        await open_turn(app, "Might")
        await press(app, "Any gene: 1")
        await pick(app, "Telepathy gene")
        await confirm(app, "Might", "1\u00a0telepathy gene")
    assert player(game, 1).passive == Genes(telepathy=1)


@asynchronous
async def test_two_quick_presses_on_a_cube_count_once_and_the_pad_types_no_price_beyond_its_bound() -> None:
    home, game = table(CHARGED, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Outbreak")
        cube = app.tappable("Combat gene: 4")
        await asyncio.gather(app.fire(cube, "click"), app.fire(cube, "click"))
        assert can_press(app, "Combat gene: 5"), "behind four cubes the fifth"
        await press(app, *(f"Combat gene: {count}" for count in (5, 6, 7)))
        await press(app, "Combat gene: 7", "9")
        (entered,) = app.controls(ft.FilledButton, where=lambda each: "Enter 9" in app.texts(each))
        assert entered.disabled
        await press(app, "Erase", "8", "Enter 8")
        assert "Combat gene: 8" in app.labels()


@asynchronous
async def test_a_printed_price_is_told_though_nobody_can_pay_it() -> None:
    home, game = table(CHARGED, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Outbreak")
        has = magda(game).charged
        await press(app, *(f"Energy: {count}" for count in range(4, has + 2)))
        assert app.controls(ft.FilledButton)[-1].disabled
        assert not keeping(app)
        assert app.sees(f"Magda pays {has} of {has + 1} energy")
        await press(app, "Energy: 1", "Energy: 1")
        await confirm(app, "Outbreak")


@asynchronous
async def test_a_price_that_nobody_typed_in_quick_detail_is_asked_for_in_full_detail() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Outbreak")
        await confirm(app, "Outbreak")
        game.submit(SetDetail(detail="full"))
        game.submit(MarkActive(seat=0))
        await open_turn(app, "Outbreak")
        assert app.sees("Cost on the player board")


@asynchronous
async def test_prices_that_were_remembered_before_still_count() -> None:
    home, game = table(CHARGED, detail="full")
    home.remember("special-prices", {"takeover": {"genes": [1, 0, 0, 0], "energy": 2, "effect": "plain"}})
    async with at(home, game) as app:
        await open_turn(app, "Takeover")
        await press(app, "2\u00a0tokens")
        assert app.sees("costs 1\u00a0action gene · turn 2\u00a0tokens")


@pytest.mark.parametrize(("language", "detail"), [("pl", "quick"), *((each, "full") for each in LANGUAGES)])
@asynchronous
async def test_every_known_action_opens_in_each_language_and_detail(language: str, detail: Detail) -> None:
    home, game = table(AddArea(cubes=3, room="7"), detail=detail)
    home.remember("setting.language", language)
    words = Words(language).of("chromosome")
    async with at(home, game, size=SMALL_PHONE) as app:
        seen: set[str] = set()
        for others in (False, True):
            names = await special_actions(app, words, others=others)
            seen |= names
            await app.tap(Words(language)("action-close"))
            for name in names:
                await special_actions(app, words, others=others)
                await pick(app, name)
                await app.tap(Words(language)("action-close"))
        assert len(seen) == len(SPECIAL_ACTIONS)


async def special_actions(app: Harness, words: Words, *, others: bool) -> set[str]:
    """Return the special actions that the turn, or its page of other species' actions, offers."""
    known = {words(f"action-{action.key}") for action in SPECIAL_ACTIONS}
    await app.tap(words("next-turn", player="Magda"))
    if others:
        await pick(app, words("special-others"))
    return {text for button in app.controls(ft.TextButton) for text in app.texts(button) if text in known}


@asynchronous
async def test_the_turn_shows_the_specials_of_its_species_and_leaves_the_others_to_their_page() -> None:
    home, game = table(detail="full")
    words = Words("en").of("chromosome")
    async with at(home, game) as app:
        offered = await special_actions(app, words, others=False)
        assert {"Fusion", "Takeover"} <= offered
        assert "Saturation" not in offered
        assert app.sees("Special: Ferox")
        assert app.sees("Fusion, 2\u00a0telepathy genes + 1\u00a0energy point")
        await pick(app, "Actions of other species")
        assert not app.sees("Fusion")
        assert app.sees("Saturation")
