/** The moves of a decision in the order in which one thinks of them: what is due, what points are for, what goes besides.
 *
 * Moves about one subject are folded into one entry: a card and the ways to pay for it, a region and where its warriors
 * go. Nothing here says what may be done: that is in the moves. */

import type { MinosMove } from "../types";

export type Kind = MinosMove["move"];
/** In the order in which they are shown. */
export const GROUPS = ["due", "asked", "play", "build", "expand", "draw", "extra", "tile", "exchange", "forfeit", "finish"] as const;
export type GroupName = (typeof GROUPS)[number];
/** Entries of one subject; the first is the one without temporary goods. */
export type Fold = { subject: string; moves: [MinosMove, ...MinosMove[]] };
export type Group = { name: GroupName; folds: Fold[] };

const USUALLY: Partial<Record<Kind, GroupName>> = {
  take: "due", gather: "due",
  play: "play", draw: "draw", place: "expand", move: "expand",
  city: "build", tower: "build", farm: "build", ship: "build", sail: "build",
  escort: "extra", market: "extra", discard: "extra", trade: "extra", battle: "extra",
  tile: "tile", exchange: "exchange", forfeit: "forfeit", end: "finish", done: "finish",
};
/** Decisions that ask for what is an extra action at other times. */
const ASKED: Record<string, Kind> = { discard: "discard", "bonus-tile": "tile", fight: "battle" };

export function groupOf(move: MinosMove, decision: string): GroupName {
  return ASKED[decision] === move.move ? "asked" : (USUALLY[move.move] ?? "asked");
}

/** What an action point may be spent on. */
export function usesPoint(move: MinosMove): boolean {
  return ["play", "build", "expand", "draw"].includes(USUALLY[move.move] ?? "");
}

/** Moves of one subject are ways to do one thing. */
export function subjectOf(move: MinosMove, decision: string): string {
  const group = groupOf(move, decision);
  if (group === "extra") return `extra:${move.move}`;
  switch (move.move) {
    case "draft":
      return `die:${move.die}`;
    case "play":
      return `play:${move.words[0]}`;
    case "city":
    case "tower":
    case "farm":
      return `${move.move}:${move.region}`;
    case "ship":
    case "sail":
      return `${move.move}:${move.route}`;
    case "move":
      return `move:${move.region}`;
    case "exchange":
      return `exchange:${move.gain}`;
  }
  return JSON.stringify(move);
}

export function grouped(moves: readonly MinosMove[], decision: string): Group[] {
  const groups = new Map<GroupName, Map<string, Fold>>();
  for (const move of moves) {
    const name = groupOf(move, decision);
    const folds = groups.get(name) ?? new Map<string, Fold>();
    groups.set(name, folds);
    const subject = subjectOf(move, decision);
    const fold = folds.get(subject);
    if (fold) fold.moves.push(move);
    else folds.set(subject, { subject, moves: [move] });
  }
  return GROUPS.flatMap((name) => {
    const folds = groups.get(name);
    return folds ? [{ name, folds: [...folds.values()].sort(byDie) }] : [];
  });
}

const COLOURS = ["red", "blue", "yellow", "gray"];

/** Dice stand by value, then by colour; everything else as it came. */
function byDie(one: Fold, other: Fold): number {
  if (!one.subject.startsWith("die:") || !other.subject.startsWith("die:")) return 0;
  return compareDice(one.subject.slice(4), other.subject.slice(4));
}

export function compareDice(one: string, other: string): number {
  return valueOf(one) - valueOf(other) || COLOURS.indexOf(colourOf(one)) - COLOURS.indexOf(colourOf(other));
}

export function colourOf(die: string): string {
  return die.slice(0, -1);
}

export function valueOf(die: string): number {
  return Number(die.at(-1));
}
