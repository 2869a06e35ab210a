"""Everything that a survey says is what the rules say: checked against the engine on maps of whole games."""

from __future__ import annotations

import random

import pytest

from labrys.core.seats import SPECTATOR
from labrys.games.akrotiri.chart import dock_numbers, island_letters
from labrys.games.akrotiri.components import COLOURS, SIDES, TERRAINS
from labrys.games.akrotiri.decisions import ACT, FINISH
from labrys.games.akrotiri.gazetteer import POINTS
from labrys.games.akrotiri.hints import open_sheets
from labrys.games.akrotiri.moves import Excavate
from labrys.games.akrotiri.places import dock_name, find_dock, find_site, site_name
from labrys.games.akrotiri.rules.excavation import icons_beyond
from labrys.games.akrotiri.sea import FAR, THERA_LAND
from labrys.games.akrotiri.state import NOBODY, State
from labrys.games.akrotiri.survey import AkrotiriSurvey
from tests.games.akrotiri.scenario import scene
from tests.games.akrotiri.surveyed import AKROTIRI, everywhere, seats_in, states, survey
from tests.laws.playing import Setting, play, settings

# The map


@everywhere
def test_islands_and_docks_are_those_of_the_sea(setting: Setting):
    for state in states(setting):
        sea, found = state.sea, survey(state, SPECTATOR)
        letters = {name: label for label, name in island_letters(sea).items()}

        assert set(letters) == {island.name for island in found.islands}
        for island in found.islands:
            label = letters[island.name]
            assert sea.island_nodes[label] == tuple(find_site(sea, name) for name in island.quadrants)
            assert sea.island_docks[label] == tuple(find_dock(sea, name) for name in island.docks)
            assert (sea.size(label), sea.is_complete(label)) == (island.size, island.is_complete)
            assert sea.far_island[label] == (FAR if island.portages is None else island.portages)
        assert [dock_name(sea, dock) for dock in dock_numbers(sea)] == [dock.name for dock in found.docks]
        for dock in found.docks:
            number = find_dock(sea, dock.name)
            assert number is not None
            assert dock.island == "Thera" or dock.corner in found.islands[_names(found).index(dock.island)].quadrants
            assert [seat for seat, boat in enumerate(state.boats) if boat == number] == list(dock.boats)
            assert site_name(sea, sea.dock_land[number]) == dock.corner


def _names(found: AkrotiriSurvey) -> list[str]:
    return [island.name for island in found.islands]


@everywhere
def test_cubes_temples_and_icons_of_islands_are_all_there_are(setting: Setting):
    for state in states(setting):
        found = survey(state, SPECTATOR)
        for colour, name in enumerate(COLOURS):
            ashore = sum(island.cubes.get(name, 0) for island in found.islands)
            lying = sum(pack >> 4 * colour & 15 for pack in state.lying[:THERA_LAND])
            assert lying == ashore
        for terrain in TERRAINS:
            counted = sum(island.icons.get(terrain, 0) for island in found.islands)
            assert sum(icon.terrain == terrain for icon in found.icons) == counted
        temples = {(temple.seat, temple.site) for island in found.islands for temple in island.temples}
        built = {(seat, site_name(state.sea, site)) for seat, sites in enumerate(state.temples) for site in sites}
        assert built == temples


def test_an_island_at_thera_has_land_of_its_rim():
    """A3.6: the rim's points are numbered from the south-western corner, eastwards first."""
    found = scene("P cross tree/NW 0,-1 n", "Q cross lake/NW 2,0 n")
    seen = found.game.survey(found.view(0))
    rims = {name: island.rim for island in seen.islands for name in island.quadrants}

    assert {"0,-1/NW": (0,), "0,-1/NE": (1,), "2,0/SW": (2,), "2,0/NW": (3,), "2,0/NE": ()} == {
        name: rims[name] for name in ("0,-1/NW", "0,-1/NE", "2,0/SW", "2,0/NW", "2,0/NE")
    }
    assert {"0,-2", "3,0", "-1,0"} <= set(seen.shore)


# Icons, maps and sites


@pytest.mark.rule("A7.3")
@everywhere
def test_the_icons_beyond_a_side_are_those_that_an_excavation_counts(setting: Setting):
    for state in states(setting, 5):
        found = survey(state, SPECTATOR)
        assert len(state.sea.tiles) * 4 == len(found.beyond)
        for site, masks in found.beyond.items():
            node = find_site(state.sea, site)
            assert node is not None
            # From the south seat the sides of a card are the points of the compass.
            for side, mask in enumerate(masks):
                icons = [icon for i, icon in enumerate(found.icons) if int(mask, 16) >> i & 1]
                assert site not in [icon.site for icon in icons]
                for terrain, name in enumerate(TERRAINS):
                    counted = icons_beyond(state, 0, node, side, terrain)
                    assert counted == sum(icon.terrain == name for icon in icons)


def with_boat_at(state: State, seat: int, site: int) -> State | None:
    """The seat's turn at an island, with money, an action and temples to build; None if it has no dock."""
    world = state.clone()
    docks = world.sea.island_docks[world.sea.island[site]]
    if not docks:
        return None
    world.stack = [(FINISH, seat, 0), (ACT, seat, 0)]
    world.boats, world.boats[seat] = [NOBODY] * world.players, docks[0]
    world.actions, world.drachmas[seat], world.reason = 1, 1000, ""
    return world


@pytest.mark.rule("A7.2", "A7.3", "A7.4", "A7.5")
@everywhere
def test_a_map_has_exactly_the_sites_at_which_no_rule_but_time_and_money_refuses_it(setting: Setting):
    for state in states(setting, 4):
        for seat in seats_in(state):
            if len(state.temples[seat]) == state.kit.temples:
                continue
            found = {card.id: card for card in survey(state, seat).hand}
            for node in random.Random(2).sample(nodes := range(len(state.sea.tiles) * 4), min(40, len(nodes))):
                world = with_boat_at(state, seat, node)
                if world is not None:
                    site = site_name(state.sea, node)
                    for card, told in found.items():
                        refusal = AKROTIRI.refusal(world, seat, Excavate(card, site))
                        assert (refusal is None) == (site in told.sites), refusal


@pytest.mark.rule("A7.3")
@everywhere
def test_a_clue_is_proved_at_exactly_the_quadrants_beyond_which_enough_icons_lie(setting: Setting):
    for state in states(setting, 4):
        for seat in seats_in(state):
            found = survey(state, seat)
            for card in found.hand[:3]:
                clues = {SIDES.index(clue.side): clue for clue in card.clues}
                for side, terrain, wanted in state.kit.map_sides[state.kit.map_ids.index(card.id)]:
                    for place, site in enumerate(found.beyond):
                        node = find_site(state.sea, site)
                        assert node is not None
                        is_proved = icons_beyond(state, seat, node, side, terrain) >= wanted
                        assert is_proved == bool(int(clues[side].proved, 16) >> place & 1)


@pytest.mark.rule("A2.6", "A7.3")
@everywhere
def test_clues_are_those_of_the_card_as_its_seat_holds_it(setting: Setting):
    for state in states(setting, 4):
        for seat in seats_in(state):
            found = survey(state, seat)
            assert POINTS[state.facing[seat]] == found.up
            for told in found.hand:
                card = next(one for one in AKROTIRI.components.maps if one.id == told.id)
                shown = {side: clue for side, clue in zip(SIDES, card.clues, strict=True) if clue}
                assert {side: (TERRAINS[clue.terrain], clue.icons) for side, clue in shown.items()} == {
                    clue.side: (clue.terrain, clue.wanted) for clue in told.clues
                }
                turned = [POINTS[(SIDES.index(clue.side) + state.facing[seat]) % 4] for clue in told.clues]
                assert turned == [clue.point for clue in told.clues]
        assert ((), "north") == (survey(state, SPECTATOR).hand, survey(state, SPECTATOR).up)


# Goals, points


@pytest.mark.rule("A8", "A11")
@everywhere
def test_goals_are_those_that_the_seat_can_name_with_the_points_of_the_sheet(setting: Setting):
    for state in states(setting):
        for seat in (*seats_in(state), SPECTATOR):
            view, found = AKROTIRI.view(state, seat), survey(state, seat)
            known = [(owner, goal) for owner, row in enumerate(view.goals) for goal in row if "|" not in goal]
            assert known == [(goal.seat, goal.goal) for goal in found.goals]
            for goal in found.goals:
                (line,) = [line for line in AKROTIRI.score(state)[goal.seat].lines if line.what == f"goal {goal.goal}"]
                assert (line.points, line.why) == (goal.points, goal.sites)
                assert goal.points % goal.each == 0
            assert open_sheets(AKROTIRI, view) == found.sheets
            hidden = sum(line.what == "secret goal" for sheet in found.sheets for line in sheet.lines)
            assert sum("|" in goal for row in view.goals for goal in row) == hidden


@pytest.mark.rule("A7.6", "A11")
@everywhere
def test_goals_to_choose_from_count_as_they_would_in_hand(setting: Setting):
    seen = 0
    for step in play(AKROTIRI, setting, 3).steps:
        if AKROTIRI.text(AKROTIRI.decode(step.before, step.code)).split()[0] not in ("keep", "take"):
            continue
        choices = {choice.goal: choice for choice in survey(step.before, step.seat).choices}
        for code in AKROTIRI.legal(step.before, step.seat):
            move = AKROTIRI.decode(step.before, code)
            after = AKROTIRI.survey(AKROTIRI.view(step.before, step.seat), move)
            goal = AKROTIRI.text(move).split()[1]
            assert choices[goal] == next(one for one in after.goals if (one.seat, one.goal) == (step.seat, goal))
            seen += 1
    assert seen or dict(setting.options)["variant"] == "strategist"


@pytest.mark.rule("A7.6", "A11")
def test_a_buried_goal_that_comes_back_is_named_only_to_whoever_buried_it():
    """With no loose card left the buried ones are drawn, in their order and without a question to chance."""
    named = []
    for setting in (one for one in settings(lavish=True) if one.game == "akrotiri"):
        for step in play(AKROTIRI, setting, 3).steps:
            pile, temples = step.before.goal_pile, len(step.before.temples[step.seat])
            is_dug = AKROTIRI.text(AKROTIRI.decode(step.before, step.code)).startswith("excavate")
            if not is_dug or pile.loose or not pile.under or temples + 1 not in AKROTIRI.kit.goal_at:
                continue
            view, move = AKROTIRI.view(step.before, step.seat), AKROTIRI.decode(step.before, step.code)
            after = AKROTIRI.survey(view, move)
            pairs = zip(pile.under[:2], pile.buried_by[:2], strict=True)
            own = {AKROTIRI.kit.goal_ids[goal] for goal, by in pairs if by == step.seat}
            kept = [goal.goal for goal in after.goals if goal.seat == step.seat]
            assert own == {choice.goal for choice in after.choices} | own.intersection(kept)
            assert list(view.goals[step.seat]) == kept[: len(view.goals[step.seat])]
            named.append(bool(own))
    assert {False, True} == set(named)


# After a move


def test_a_survey_after_laying_a_tile_shows_what_it_would_make_possible():
    found = scene(
        "P cross tree/NW 0,-1 n", due="lay", hands=["H cross lake/SE"], maps=["V easy up=lake right=lake down=tree"]
    )
    view = found.view(0)
    before = found.game.survey(view)
    after = found.game.survey(view, found.game.parse("lay 0,2 n"))

    assert ["tree"] == [icon.terrain for icon in before.icons]
    assert ["tree", "lake"] == [icon.terrain for icon in after.icons]
    assert found.after("lay 0,2 n").game.survey(found.after("lay 0,2 n").view(0)) == after
    assert "0,2" in before.shore
    assert "0,2" not in after.shore
