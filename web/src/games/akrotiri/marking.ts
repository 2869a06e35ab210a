/** What is marked on the map while I decide. */

import { wayLine } from "./geometry";
import { takable } from "./loading";
import type { Marks } from "./marks";
import type { Play } from "./play.svelte";
import { cardLookedAt, proofsLookedAt, siteLookedAt } from "./proving";

export function marksOf(play: Play): Marks {
  const common = { pointed: play.live.pointed ?? play.advised, cursor: play.cursor };
  switch (play.decision) {
    case "lay":
      return { ...common, ...layMarks(play), ...cardMarks(play) };
    case "cube": {
      const moves = play.moves("cube").filter((move) => !play.colour || move.colour === play.colour);
      return { ...common, corners: Object.fromEntries(moves.map(({ corner }) => [`${play.lastCell}/${corner}`, corner === play.corner])) };
    }
    case "berth":
      return { ...common, docks: Object.fromEntries(play.moves("berth").map((move) => [move.dock, ""])) };
    case "act":
      return { ...common, ...(play.thought.kind === "card" ? cardMarks(play) : actMarks(play)) };
  }
  return { ...common, ...cardMarks(play) };
}

function layMarks({ laying }: Play): Marks {
  return {
    cells: laying.cells,
    ghost: laying.ghost,
    islands: laying.joined.map((one) => ({ quadrants: one.quadrants, rim: one.rim, tone: "join" as const })),
    sites: Object.fromEntries([...laying.opened.values()].flat().map((site) => [site, "good" as const])),
  };
}

function actMarks(play: Play): Marks {
  const { thought } = play;
  const cubes = Object.fromEntries(takable(play).map((cube) => [cube.name, cube.isChosen]));
  if (thought.kind === "load") {
    const here = play.survey?.islands.find((one) => one.docks.includes(play.boat ?? ""));
    return { cubes, islands: here ? [{ quadrants: here.quadrants, rim: here.rim, tone: "here" }] : [] };
  }
  const voyages = [...play.voyages.values()];
  const docks = Object.fromEntries(voyages.map((one) => [one.dock, String(one.actions)]));
  const occupied = voyages.filter((one) => one.is_occupied).map((one) => one.dock);
  if (thought.kind !== "sail" || !thought.voyage) return { docks, occupied, cubes: play.moves("load").length ? cubes : {} };
  return { docks, occupied, way: wayLine(thought.voyage.steps.flatMap((step) => step.track), play.sides) };
}

function cardMarks(play: Play): Marks {
  const [card, site] = [cardLookedAt(play), siteLookedAt(play)];
  if (!card) return {};
  const sites: Marks["sites"] = Object.fromEntries(card.sites.map((one) => [one, "good" as const]));
  if (!site) return { sites };
  return {
    sites: { ...sites, [site]: "chosen" },
    icons: [...new Set(proofsLookedAt(play).flatMap((proof) => proof.icons))],
    lines: { site, points: card.clues.map((clue) => clue.point) },
  };
}
