/** Moves to ask about when something was picked that no legal move is about: the answer says why not. */

import { GOODS } from "../boards/reading";
import type { Place, Sight } from "../sight";
import type { MinosMove } from "../types";

type Kind = MinosMove["move"];
/** What a seat might have in mind with a place, by the kind of the place and by what it is asked. */
const MEANT: Record<string, Record<string, readonly Kind[]>> = {
  region: {
    prepare: ["battle"], develop: ["battle"], build: ["city", "tower", "farm"], expand: ["place", "battle"], move: ["move"], place: ["place"],
    fight: ["battle"], open: ["city", "tower", "farm", "place", "battle"],
  },
  card: {
    prepare: ["draw"], develop: ["play"], build: ["play"], expand: ["play"], open: ["play"], play: ["play"], back: ["back"], found: ["palace"],
    palace: ["palace"], discard: ["discard"], draw: ["draw"],
  },
  route: { build: ["ship", "sail"], open: ["ship", "sail"], route: ["income"] },
  good: { temp: ["good"], good: ["good"], open: ["market", "trade"] },
  deck: { open: ["draw"] },
  die: { open: ["draft"] },
  section: { open: ["draft"] },
  space: { open: ["retrieve"] },
  track: { open: ["advance"] },
  tile: { open: ["tile"] },
  due: { open: ["take"] },
  start: { open: ["start"] },
  ability: { open: ["ability"] },
};

/** What points are for in the turn, or else what is asked: `build`, `draft`, `open`. */
export function doing(sight: Sight, decision: string): string {
  if (decision === "turn") return sight.view.kind ?? "open";
  if (decision === "wild") return sight.view.seats[sight.seat ?? 0]?.agenda.at(-1)?.split(":")[2] ?? "open";
  return decision;
}

export function trialsOf(place: Place, sight: Sight, decision: string): MinosMove[] {
  const [kind = "", name = ""] = place.split(/:(.*)/s);
  const meant = MEANT[kind];
  const kinds = meant?.[doing(sight, decision)] ?? meant?.["open"] ?? [];
  return kinds.map((one) => trial(one, name));
}

/** What one would rather do with a card of the hand than what goes besides, by what is asked. */
const RATHER: Readonly<Record<string, Kind>> = { turn: "play", wild: "play", play: "play", palace: "palace" };

/** Moves to ask about when something was picked that may be used, but perhaps not for what it is usually there. */
export function ratherTrials(place: Place, sight: Sight, decision: string): MinosMove[] {
  const [kind = "", name = ""] = place.split(/:(.*)/s);
  const rather = RATHER[decision];
  return kind === "card" && rather && sight.view.hand.includes(name) ? [trial(rather, name)] : [];
}

function trial(move: Kind, name: string): MinosMove {
  const number = Number(name);
  switch (move) {
    case "city":
      return { move, region: number, stone: 0 };
    case "tower":
      return { move, region: number, copper: 0 };
    case "farm":
      return { move, region: number, warriors: 0, grain: 0 };
    case "ship":
      return { move, route: number, wood: 0, herb: 0 };
    case "sail":
      return { move, route: number, herb: 0 };
    case "income":
      return { move, route: number };
    case "place":
    case "battle":
      return { move, region: number };
    case "move":
      return { move, region: number, to: number };
    case "play":
      return { move, words: [name] };
    case "draft":
      return { move, die: /\d$/.test(name) ? name : "gray1", section: /\d$/.test(name) ? "prepare" : name };
    case "retrieve":
      return { move, space: name };
    case "advance":
      return { move, track: name };
    case "take":
      return { move, what: name };
    case "good":
    case "market":
    case "trade":
      return { move, good: name };
    case "tile":
    case "ability":
      return { move, tile: name };
  }
  return { move, card: name } as MinosMove;
}

/** A move of an extra action that is likelier than others, to ask why it cannot be taken; null if nothing comes near. */
export function extraTrial(action: string, sight: Sight): MinosMove | null {
  const { view, seat } = sight;
  const own = seat === null ? undefined : view.seats[seat];
  if (!own || seat === null) return null;
  const mine = view.regions.filter((one) => one.warriors[seat]);
  const region = mine[0]?.number ?? view.regions[0]?.number ?? 1;
  switch (action) {
    case "march":
      return { move: "escort", region, to: sight.survey?.regions.find((one) => one.number === region)?.next_to[0] ?? region };
    case "market": {
      const map = sight.box.components.maps.find((one) => String(one.players) === String(view.players));
      return { move: "market", good: map?.regions.find((one) => one.number === region)?.good ?? GOODS[0]! };
    }
    case "tile":
      return own.tiles[0] ? { move: "tile", tile: own.tiles[0] } : null;
    case "discard":
      return view.hand[0] ? { move: "discard", card: view.hand[0] } : null;
    case "trio": {
      const most = own.temps.indexOf(Math.max(...own.temps));
      return { move: "trade", good: GOODS[most] ?? GOODS[0]! };
    }
    case "battle": {
      const price = (number: number): number => sight.survey?.regions.find((one) => one.number === number)?.weaponry ?? 99;
      const near = mine.filter((one) => one.peoples.length).sort((a, b) => price(a.number) - price(b.number))[0];
      return near ? { move: "battle", region: near.number } : null;
    }
  }
  return null;
}

/** What is built with a point, in the order of the player board. */
export const STRUCTURES = ["city", "tower", "farm", "ship", "sail"] as const;

/** The likeliest move that builds something which nothing legal does, to ask why not; null where there is no thought of it. */
export function buildTrial(what: (typeof STRUCTURES)[number], { view, seat, survey }: Sight): MinosMove | null {
  if (seat === null) return null;
  const mine = view.regions.filter((one) => one.warriors[seat]);
  const homes = view.regions.filter((one) => one.city === seat);
  const [next] = (survey?.builds ?? []).filter((one) => one.what === what).sort((a, b) => Number(a.lacks !== "") - Number(b.lacks !== "") || a.price - b.price);
  const free = mine.find((one) => one[what === "farm" ? "farm" : "city"] === null) ?? mine[0] ?? homes[0];
  switch (what) {
    case "city":
      return free ? { move: what, region: free.number, stone: 0 } : null;
    case "tower": {
      const home = homes.find((one) => one.tower === null) ?? homes[0];
      return home ? { move: what, region: home.number, copper: 0 } : null;
    }
    case "farm": {
      const most = mine.filter((one) => one.farm === null).sort((a, b) => (b.warriors[seat] ?? 0) - (a.warriors[seat] ?? 0))[0] ?? free;
      return most ? { move: what, region: most.number, warriors: next?.price ?? 1, grain: 0 } : null;
    }
    case "ship":
      return { move: what, route: next?.route ?? 1, wood: 0, herb: 0 };
    case "sail":
      return next?.route ? { move: what, route: next.route, herb: 0 } : null;
  }
}
