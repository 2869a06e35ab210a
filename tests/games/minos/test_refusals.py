"""Every refusal of Minos in a case of its own: its code, its rule, and its sentence with the numbers of the case."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from labrys.core.seats import CHANCE
from labrys.games.minos import decisions as d
from labrys.games.minos.expected import EXPECTED
from labrys.games.minos.kit import PACK, Kit
from labrys.games.minos.rules import extra, setup
from labrys.games.minos.state import NONE
from tests.architecture.test_refusals import ALL_GAMES, made, shown, trees, unproved
from tests.games.minos.rules_alone import RulesAlone
from tests.games.minos.scenario import Scene, kit_with

MINOS = ALL_GAMES.parents[1] / "games" / "minos"


def asked(kind: int, a: int = 0, b: int = 0, scene: Scene | None = None) -> Scene:
    """Seat 0 has this decision before it, outside of its turn."""
    scene = scene or Scene.of()
    scene.state.agenda[0] = ((kind, a, b),)
    return scene


def due(effect: str) -> tuple[Kit, int]:
    """A kit in which an effect stands on a card, and the effect's number."""
    kit = kit_with(I_01={"instant": effect})
    return kit, kit.instants[0][0]


# Who decides.


def test_what_is_no_move_is_refused():
    Scene.of().turn("build").refused("fly", "not-a-move", "N1", NO_WORD)
    sentence = "what was given is neither a text nor a move of Minos"
    Scene.of().turn("build").refused(None, "not-a-move", "N1", sentence)


NO_WORD = (
    "'fly' is not a move; there is ability, advance, back, battle, choose, city, convert, dealt, discard, done, draft, "
    "draw, end, escort, exchange, farm, first, forfeit, gather, good, income, market, move, palace, place, play, "
    "retrieve, rolled, sail, ship, start, take, tile, tower, trade"
)


def test_only_the_one_who_decides_may():
    turn = Scene.of().turn("build")
    turn.refused("end", "no-such-seat", "M1", "there are seats 0 to 1", seat=9)
    turn.refused("end", "not-your-turn", "M4", "seat 0 has to decide now, not seat 1", seat=1)
    turn.refused("dealt I-01", "not-for-chance", "M4", "seat 0 has to decide now, not chance", seat=CHANCE)


def test_chance_answers_what_it_is_asked():
    drawn = asked(d.DECK, 0, 1)
    drawn.refused("end", "chance-first", "M4", "chance has to answer now, not seat 0", seat=0)
    drawn.refused("dealt II-01", "not-possible", "M4", "chance has 72 possible answers, not this one", seat=CHANCE)


def test_after_the_last_round_nothing_is_possible():
    Scene.of(round=4).refused("end", "rounds-over", "M4", "the game is over after 4 rounds", seat=0)


def test_who_has_answered_waits():
    scene = asked(d.GROUPS)
    scene.state.agenda[1] = ((d.GROUPS, 0, 0),)
    scene.state.complete = 0b01
    scene.refused("done", "answered", "M4.7", "you have answered and wait for 1 other player", seat=0)


@pytest.mark.parametrize("kind", EXPECTED)
def test_a_move_that_answers_another_decision_is_refused(kind: int):
    text = "draft red1 wild" if kind != d.DRAFT else "start S2-1"
    found = EXPECTED[kind][1](move=text)

    assert repr(text) in found.text
    assert found == RulesAlone().refusal(asked(kind).state, 0, text)


# Setup.


def test_picks():
    pick = asked(d.PICK, setup.NEEDS_CARD | setup.NEEDS_TILE)
    pick.state.start, pick.state.abilities, pick.state.ability = [NONE, 1], 0b10, [NONE, 0]
    pick.refused("start S9", "no-such-start", "M2.3", "there is no starting card 'S9'")
    pick.refused("start S4-1", "start-for-others", "M3.7", "starting card S4-1 is for 4 players")
    pick.refused("start S2-2", "start-taken", "M3.7", "seat 1 has S2-2")
    pick.refused("ability SA9", "no-such-ability", "M2.3", "there is no ability 'SA9'")
    pick.refused("ability SA1", "ability-taken", "M3.7", "seat 1 has ability SA1")
    pick.refused("ability SA3", "ability-not-out", "M3.7", "ability SA3 is not in this game")
    asked(d.PICK, setup.NEEDS_TILE, scene=pick).refused(
        "start S2-1", "has-start", "M3.7", "you have a starting card; take an ability"
    )
    asked(d.PICK, setup.NEEDS_CARD, scene=pick).refused(
        "ability SA2", "has-ability", "M3.7", "you have an ability; take a starting card"
    )


def test_the_first_hand():
    back = asked(d.BACK, 1, scene=Scene.of().has(hand="I-01"))
    back.refused("back I-02", "card-not-in-hand", "M3.8", "I-02 is not in your hand")
    back.refused("back Z", "no-such-card", "M2.3", "there is no card 'Z'")
    asked(d.FOUND, scene=back).refused("palace I-02", "card-not-in-hand", "M3.8", "I-02 is not in your hand")


# Dice.


def test_drafting():
    draft = asked(d.DRAFT, scene=Scene.of().dice("0 wild red1", "1 wild red2"))
    draft.state.pool = (0, 0, 2, *[0] * 21)
    no_section = "sections are prepare, develop, build, expand and wild, not 'sea'"
    draft.refused("draft red7 wild", "no-such-die", "M2.1", "dice are named by colour and value as red5, not 'red7'")
    draft.refused("draft red3 sea", "no-such-section", "M5", no_section)
    draft.refused("draft red4 build", "die-gone", "M4.2", "no red4 is among the 2 dice that are left")
    draft.refused("draft red3 wild", "section-full", "M4.2", "all 2 spaces of wild are taken")


def test_groups():
    groups = asked(d.GROUPS, scene=Scene.of().dice("0 wild red6", "0 build red3", "0 build blue4"))
    no_track = "tracks are influence, cultural and population, not 'sea'"
    no_group = "besides the 0 groups chosen your dice make none of 9 or more for cultural"
    groups.refused("advance sea", "no-such-track", "M8", no_track)
    groups.refused("advance cultural", "no-group", "M4.3", no_group)


def test_retrieving():
    scene = asked(d.RETRIEVE, scene=Scene.of().dice("0 wild red6", "0 build red3", "1 build blue4"))
    no_space = "there is no space 'build/3' with 2 players; spaces are named as build/2"
    lower = "your highest die is first: it shows 6, the one on build/1 3"
    scene.refused("retrieve build/3", "no-such-space", "M5", no_space)
    scene.refused("retrieve build/2", "not-your-die", "M4.4", "no die of yours is on build/2")
    scene.refused("retrieve build/1", "not-highest", "M4.4", lower)


# The turn.


def test_what_is_due_in_a_turn():
    kit = kit_with(I_01={"trigger": "wild"}, I_02={"trigger": "build", "trait": "coin"})
    turn = Scene.of(kit=kit).has(palace="I-01 I-02").turn("build")
    not_due = "the trait of I-01 is not due: your die has not triggered it, or it is done"
    gather = "to gather takes 2 gains or more that leave nothing to choose; 1 of those due do"
    too_late = "a space is forfeited before anything else is done in the turn"
    turn.refused("take space", "space-not-due", "M4.4", "the space of your die has nothing for you, or no more")
    turn.refused("take I-03", "not-in-palace", "M9", "I-03 is not in your palace")
    turn.refused("take I-01", "trait-not-due", "M9", not_due)
    turn.refused("take I-01/1", "effect-not-due", "M5.2", "no effect of I-01 is due now")
    turn.refused("gather", "nothing-to-gather", "M4.4", gather)
    turn.play("take I-02").refused("forfeit", "too-late-to-forfeit", "M4.4", too_late)


def test_points():
    turn = Scene.of().turn("build")
    other = "your points are for build, this takes a point for expand"
    turn.refused("place 1", "other-section", "M5", other)
    turn.play("forfeit").refused("city 2 0", "no-points", "M4.4", "you have no action point left in this turn")


def test_the_effects_of_a_card():
    scene = Scene.of(kit=kit_with(I_01={"instant": "coin; temp; move; place"}))
    scene = asked(d.EFFECTS, 0, 0b1010, scene)
    other = "the effects of I-01 come first; 'I-02/1' is none of them"
    scene.refused("take I-02/1", "other-effect", "M5.2", other)
    scene.refused("take I-01/9", "no-such-effect", "M5.2", "I-01 has effects 1 to 4, not '9'")
    scene.refused("take I-01/1", "effect-done", "M5.2", "effect 1 of I-01 is done")


# Points of a section.


def test_drawing():
    turn = Scene.of().offer("I-01", "I-02").turn("prepare", space=2)
    turn.refused("draw age2", "age2-closed", "M5", "you have no point now that may draw from the Age II deck")
    turn.refused("draw I-03", "not-on-offer", "M5.1", "I-03 is not among the 2 cards of the offer")
    turn.state.deck[0] = 0
    turn.refused("draw deck", "deck-empty", "M5.1", "the deck of Age 1 is empty")
    later = Scene.of(round=3).turn("prepare")
    active = "the Age II deck is the active one: draw from it as `deck`"
    later.refused("draw age2", "age2-active", "M4", active)


def test_playing_cards():
    kit = kit_with(I_01={"cost": "3", "wants": "wood; herb"}, I_02={"cost": "9", "wants": "wood"})
    turn = Scene.of(kit=kit).has(hand="I-01 I-02", temps="wood wood herb grain", goods="grain", coins=3)
    turn.turn("develop")
    waste = "I-01 costs you 3 coins without temporary goods; to spend 2 of them would waste one"
    no_icon = "I-02 has 0 icons of grain that no good of yours matches, you named 1"
    turn.refused("play", "not-a-move", "N1", "play needs a card, such as play I-07")
    turn.refused("play I-03", "card-not-at-hand", "M5.2", "I-03 is neither in your hand nor in the offer")
    turn.refused("play I-01 wood herb", "temps-of-no-use", "M5.2", waste)
    turn.refused("play I-02 grain", "no-icon-for-good", "M5.2", no_icon)
    turn.refused("play I-02 wood", "card-too-dear", "M5.2", "I-02 costs you 6 coins, you have 3")
    turn.has(temps="herb").refused("play I-02 wood", "too-few-temps", "M5.2", "you have 0 temporary wood, you named 1")
    no_good = "goods are silver, stone, copper, wood, grain and herb, not 'gold'"
    turn.refused("play I-02 gold", "no-such-good", "M2.3", no_good)


def test_building_cities():
    turn = Scene.of().has(coins=2, temps="stone").warriors(r2=1).turn("build")
    dear = "a city in region 2 costs you 3 coins after 1 temporary stone, you have 2"
    misspent = "a cost of 6 takes 0 to 1 of your 1 temporary stone, not 2"
    turn.refused("city 9 0", "no-such-region", "M15", "there is no region 9 on the map for 2 players")
    turn.refused("city 6 0", "city-there", "M5.3", "seat 1 has a city in region 6 already")
    turn.refused("city 3 0", "no-warrior-there", "M5.3", "you have no warrior in region 3")
    turn.refused("city 2 1", "city-too-dear", "M5.3", dear)
    turn.refused("city 2 2", "temps-misspent", "M5.6", misspent)
    turn.built("city", 0, 4, 5)
    turn.refused("city 2 0", "none-left", "M2.2", "you have no city left: all 3 are built")


def test_building_towers():
    turn = Scene.of().has(coins=2).built("city", 0, 2).built("tower", 0, 2).turn("build")
    dear = "a tower in region 1 costs you 6 coins after 0 temporary copper, you have 2"
    turn.refused("tower 3 0", "no-own-city", "M5.3", "you have no city in region 3")
    turn.refused("tower 2 0", "tower-there", "M5.3", "region 2 has a tower already")
    turn.refused("tower 1 0", "tower-too-dear", "M5.3", dear)


def test_building_farms():
    turn = Scene.of().has(goods="grain").built("farm", 1, 6).built("farm", 0, 2, 3).turn("build")
    count = "with 0 temporary grain your farm takes 2 to 3 warriors, not 1"
    dear = "your farm would take 2 warriors of region 1, you have 1 there"
    turn.refused("farm 6 1 0", "farm-there", "M5.3", "seat 1 has a farm in region 6 already")
    turn.refused("farm 1 1 0", "farm-warriors", "M5.3", count)
    turn.refused("farm 1 2 0", "farm-too-dear", "M5.3", dear)
    turn.refused("farm 4 2 0", "no-warrior-there", "M5.3", "you have no warrior in region 4")


def test_building_ships():
    turn = Scene.of().has(coins=4, ships=(1, 0, 0)).turn("build")
    cities = "your ships never outnumber your cities on the map: you have 1 ship, cities: 1"
    dear = "a ship on route 2 costs you 6 coins and 0 for the first space, you have 4"
    turn.refused("ship 4 0 0", "no-such-route", "M3.3", "routes are numbered 1 to 3, not 4")
    turn.refused("ship 1 0 0", "ship-there", "M5.3", "your ship is on route 1 already")
    turn.refused("ship 2 0 0", "ships-and-cities", "M5.3", cities)
    turn.built("city", 0, 2).refused("ship 2 0 0", "ship-too-dear", "M5.3", dear)


def test_advancing_ships():
    turn = Scene.of().has(coins=1, ships=(5, 3, 0)).built("tower", 0, 1).turn("build")
    gate = "space 4 needs a tower for each of your ships there or beyond: ships 2, towers 1"
    dear = "space 3 of route 2 costs you 2 coins after 0 temporary herb, you have 1"
    turn.refused("sail 3 0", "no-ship-there", "M5.3", "you have no ship on route 3")
    turn.refused("sail 1 0", "route-at-end", "M5.3", "your ship is on the last space of route 1")
    turn.refused("sail 2 0", "gate-closed", "M5.3", gate)
    turn.has(ships=(5, 2, 0)).refused("sail 2 0", "sailing-too-dear", "M5.3", dear)


def test_warriors():
    turn = Scene.of().has(reserves=0).turn("expand")
    turn.refused("place 2", "no-own-city", "M5.4", "you have no city in region 2")
    turn.refused("place 1", "no-reserves", "M5.4", "you have no warrior in your reserves")
    turn.refused("move 2 1", "no-warrior-there", "M5.4", "you have no warrior in region 2")
    turn.refused("move 1 5", "no-border", "M5.4", "regions 1 and 5 have no border in common")


# Extra actions and the exchange.


def test_extra_actions():
    turn = Scene.of().has(hand="I-01", held="B01", temps="wood wood wood").tiles(1, people="P2-10").turn("expand")
    turn.refused("discard I-02", "card-not-in-hand", "M6.4", "I-02 is not in your hand")
    turn.refused("tile X", "no-such-tile", "M2.3", "there is no trade bonus tile 'X'")
    turn.refused("tile B02", "tile-not-held", "M6.3", "you do not have the tile B02")
    turn.refused("battle 2", "no-sea-peoples", "M6.6", "there are no Sea Peoples in region 2")
    dear = "the Sea Peoples of region 1 take 6 weaponry, you have 0"
    turn.refused("battle 1", "battle-too-dear", "M6.6", dear)
    turn.refused("escort 1 2", "extra-too-dear", "M6.1", "this extra action costs 1 coin, you have 0")
    turn.refused("market wood", "extra-too-dear", "M6.2", "this extra action costs 1 coin, you have 0")
    turn.refused("market grain", "no-market", "M6.2", "you have no warrior in a region of grain")
    turn.refused("trade grain", "too-few-to-trade", "M6.5", "it takes 3 temporary grain, you have 0")
    turn.state.stacks &= ~(255 << PACK * 3)
    turn.refused("trade wood", "stack-empty", "M6.5", "no wood lies face up any more")


def test_an_extra_action_is_taken_once_a_turn_and_in_ones_own_turn():
    turn = Scene.of().has(coins=2).turn("expand").play("market wood")
    turn.refused("market wood", "extra-used", "M6.2", "you have used the extra action market in this turn")
    turn.state.extras |= extra.TRADED_GOODS
    turn.refused("trade wood", "extra-used", "M6.5", "you have used the extra action trade in this turn")
    outside = asked(d.PALACE, 1, scene=Scene.of().has(hand="I-01"))
    outside.refused("discard I-01", "extra-in-turn", "M6", "extra actions are taken in your own turn only")


def test_exchanging():
    turn = Scene.of().has(coins=5).turn("expand")
    without = "you do not have the ability to exchange coins and weaponry"
    turn.refused("exchange weaponry 1", "no-exchange", "M10", without)
    turn.has(ability="SA5")
    what = "an exchange gains coins or weaponry, not 'vp'"
    turn.refused("exchange vp 1", "exchange-for-what", "M10", what)
    turn.refused("exchange coins 0", "exchange-nothing", "M10", "an exchange is for 1 or more, not for 0")
    dear = "for your 5 coins you gain 2 weaponry at most, not 3"
    turn.refused("exchange weaponry 3", "exchange-too-dear", "M10", dear)
    turn.play("exchange weaponry 1")
    just = "you have just exchanged the other way; do something else first"
    turn.refused("exchange coins 1", "just-exchanged", "M10", just)
    draft = asked(d.DRAFT, scene=Scene.of().has(ability="SA5"))
    closed = "coins and weaponry are exchanged in turns, progress, income and the last battles only"
    draft.refused("exchange coins 1", "exchange-closed", "M10", closed)


# What effects ask.


def test_the_palace():
    scene = asked(d.PALACE, 1, scene=Scene.of(kit=kit_with(I_01={"vp": "3"})).has(hand="I-01", vp=2))
    yours = "I-02 is neither in your player area nor in your hand"
    scene.refused("palace I-02", "card-not-yours", "M9", yours)
    scene.refused("palace I-01", "palace-too-dear", "M4.5", "I-01 would cost you 3 points, you have 2")


def test_small_decisions():
    kit, node = due("coin or place")
    either = asked(d.EITHER, node, scene=Scene.of(kit=kit))
    either.refused("choose 3", "no-such-gain", "M13", "gains are numbered 1 to 2, not 3")
    lowest = asked(d.TRACK, 0, scene=Scene.of().has(tracks=(1, 2, 1)))
    sentence = "this is for your lowest track, which is on 1; cultural is on 2"
    lowest.refused("advance cultural", "not-lowest", "M13.2", sentence)
    good = asked(d.GOOD, 1)
    good.state.stacks = 0
    good.refused("good silver", "stack-empty", "M7", "no silver lies face up any more")
    asked(d.ROUTE).refused("income 2", "no-ship-there", "M5.3", "you have no ship on route 2")
    asked(d.DISCARD, node, 1, Scene.of(kit=kit).has(hand="I-02")).refused(
        "discard I-03", "card-not-in-hand", "M13", "I-03 is not in your hand"
    )


def test_tiles_and_last_battles():
    tile = asked(d.BONUS_TILE, 1, 0)
    tile.state.stock[2] = 0b11
    to_take = "a ship that reached its space takes one of the 2 tiles beside route 2"
    elsewhere = "B03 is not one of the 2 tiles that you may take beside route 2"
    tile.refused("done", "tile-to-take", "M5.3", to_take)
    tile.refused("tile B03", "tile-elsewhere", "M5.3", elsewhere)
    fight = asked(d.FIGHT, 1, scene=Scene.of().tiles(2, people="P2-01").warriors(r2=1))
    other = "you are asked about the Sea Peoples of region 2, not of region 3"
    fight.refused("battle 3", "other-battle", "M12.2", other)


# What is due and would do nothing.

PRICE = "it takes 2 coins, 1 weaponry and 1 card; you have 1 coin, 0 weaponry and 0 cards"
PALACE = "you have no card for the palace: none in your player area, none in your hand for your 0 points"


def bare(trait: str) -> Scene:
    """A turn of seat 0, to whom this trait is due, at a table where nothing is left for it."""
    scene = Scene.of(kit=kit_with(I_01={"trigger": "build", "trait": trait})).has(palace="I-01")
    state = scene.state
    scene.has(coins=1, reserves=0, supply=0, income=state.kit.income_end).warriors(r1=0)
    state.stacks = state.pile = state.offer = 0
    state.deck = [0, 0]
    return scene.turn("build")


def test_a_condition_a_count_or_a_price_is_not_met():
    price = "it takes 2 coins, 1 weaponry and 1 card; you have 1 coin, 0 weaponry and 0 cards"
    towers, influence = (f"its condition is {what} or more; you have 0" for what in ("towers, 2", "influence, 5"))
    take = "take I-01"
    bare("2 towers: coin").refused(take, "condition-unmet", "M13", towers)
    bare("influence 5: coin").refused(take, "condition-unmet", "M13", influence)
    bare("coin instead 2 towers: vp").play(take)
    bare("coin per farm").refused(take, "counts-nothing", "M13", "it counts farm, and you have 0 of that")
    bare("2 coin + 1 weaponry + discard 1 -> vp").refused(take, "price-unpaid", "M13", price)


def test_nothing_is_left_of_what_would_be_gained():
    take = "take I-01"
    bare("good").refused(take, "no-stack-left", "M7", "no good of any type lies face up any more")
    bare("random-good").refused(take, "no-pile-left", "M7", "the face-down pile of goods is empty")
    bare("card").refused(take, "no-cards-left", "M5.1", "the offer and the active deck are empty")
    bare("deck-card").refused(take, "deck-empty", "M5.1", "the deck of Age 1 is empty")
    bare("age2-card").refused(take, "deck-empty", "M5.1", "the deck of Age 2 is empty")
    bare("place").refused(take, "no-reserves", "M5.4", "you have no warrior in your reserves")
    bare("move").refused(take, "nobody-on-map", "M13.2", "you have no warrior on the map")
    bare("reserve").refused(take, "no-supply", "M7", "you have no warrior left in your supply")
    bare("income").refused(take, "income-at-end", "M7", "your income is at the end of its track")
    bare("route-income").refused(take, "no-route-pays", "M13", "none of your ships brings any income now")


def test_nothing_could_be_done_with_what_would_be_gained():
    take = "take I-01"
    palace = "you have no card for the palace: none in your player area, none in your hand for your 0 points"
    play = "with 1 coin you can play none of 0 cards in your hand and 0 in the offer"
    bare("build").refused(take, "nothing-to-build", "M5.3", "there is nothing that you could build now with 1 coin")
    bare("wild").refused(take, "no-act-left", "M5.5", "there is nothing that an action point could do now")
    bare("palace").refused(take, "nothing-for-palace", "M9", palace)
    bare("play").refused(take, "nothing-to-play", "M5.2", play)


# All of them.


def test_every_refusal_is_shown_here():
    """Those of `expected` are shown one by one above; every other is written out."""
    sources = [*trees(MINOS), ast.parse(ALL_GAMES.read_text(encoding="utf-8"))]
    first = {found(move="").code for _, found in EXPECTED.values()}
    source = [one for tree in sources for one in made(tree) if one[0] not in first]
    here = list(shown(ast.parse(Path(__file__).read_text(encoding="utf-8"))))

    assert len(EXPECTED) == len(first)
    assert len(source) > 100
    assert [] == unproved(source, here)
