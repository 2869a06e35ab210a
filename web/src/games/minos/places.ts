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

/** The moves that are about all of these places.
 *
 * A warrior's way may be picked from either end. Those picked from where it begins come first. */
export function fitting(moves: readonly MinosMove[], picked: readonly Place[]): MinosMove[] {
  const isTurned = (move: MinosMove): boolean => isWay(move) && !startsWith(placesOf(move), picked);
  const found = moves.filter((move) => picked.every((one) => placesOf(move).includes(one)));
  return found.sort((one, other) => Number(isTurned(one)) - Number(isTurned(other)));
}

/** The one move that these picks leave. Of the way there and the way back, it is the one picked in its order. */
export function single(moves: readonly MinosMove[], picked: readonly Place[]): MinosMove | null {
  const [first, second, third] = picked.length ? fitting(moves, picked) : [];
  if (!first || !second) return first ?? null;
  const isThereAndBack = picked.length > 1 && isWay(second) && startsWith(placesOf(first), picked) && !startsWith(placesOf(second), picked);
  return isThereAndBack && !third ? first : null;
}

function isWay(move: MinosMove): boolean {
  return move.move === "move" || move.move === "escort";
}

function startsWith(places: readonly Place[], picked: readonly Place[]): boolean {
  return picked.every((one, at) => places[at] === one);
}

/** What is still to be picked of a warrior's way, where nothing else can be meant; null if nothing. */
export type Missing = "from" | "to" | "either" | null;

export function missing(moves: readonly MinosMove[], picked: readonly Place[]): Missing {
  if (picked.length !== 1 || moves.length < 2 || !moves.every(isWay)) return null;
  const [side = null, ...others] = new Set(moves.map((move) => (placesOf(move)[0] === picked[0] ? "to" : "from")));
  return others.length ? "either" : side;
}
