/** Which places of the table a move is about, so that it can be picked there: `region:4`, `card:I-07`, `die:red5`. */

import type { MinosMove } from "./types";
import type { Place } from "./sight";

/** In the order in which they are best picked. */
export function placesOf(move: MinosMove): Place[] {
  switch (move.move) {
    case "start":
      return [`start:${move.card}`];
    case "ability":
      return [`ability:${move.tile}`];
    case "back":
    case "palace":
    case "discard":
      return [`card:${move.card}`];
    case "draw":
      return [move.card === "deck" || move.card === "age2" ? `deck:${move.card}` : `card:${move.card}`];
    case "play":
      return [`card:${move.words[0]}`];
    case "draft":
      return [`die:${move.die}`, `section:${move.section}`];
    case "advance":
      return [`track:${move.track}`];
    case "retrieve":
      return [`space:${move.space}`];
    case "take":
      return [`due:${move.what}`];
    case "city":
    case "tower":
    case "farm":
    case "place":
    case "battle":
      return [`region:${move.region}`];
    case "move":
    case "escort":
      return [`region:${move.region}`, `region:${move.to}`];
    case "ship":
    case "sail":
    case "income":
      return [`route:${move.route}`];
    case "good":
    case "market":
    case "trade":
      return [`good:${move.good}`];
    case "tile":
      return [`tile:${move.tile}`];
    default:
      return [];
  }
}

/** Whether a move is about all of these places. */
export function fits(move: MinosMove, picked: readonly Place[]): boolean {
  const places = placesOf(move);
  // A warrior goes from the region picked first to the one picked second.
  if (move.move === "move" || move.move === "escort") return picked.every((one, at) => places[at] === one);
  return picked.every((one) => places.includes(one));
}
