/** The moves of a plan, one after the other, and what becomes of them as the table changes. Whether a move can be made is
 * the server's to say: here it is only kept in mind, counted and compared. */

import type { Refusal } from "../../../wire/types";
import { changesOf } from "../turn/changes";
import type { MinosMove, MovePreview } from "../types";

/** A move that is planned. */
export type Planned = {
  move: MinosMove;
  /** In words, as it was called when it was planned, in this language. */
  words: string;
  language: string;
  /** What it was to change; null until that has been told. */
  promised: MovePreview | null;
};

/** What becomes of it with the table as it is now. */
export type Fate = {
  fate: "holds" | "refused" | "untried";
  refusal: Refusal | null;
  asks_chance: boolean;
  preview: MovePreview | null;
};

/** Something that a move now changes by another amount than when it was planned. */
export type Difference = { what: string; then: number; now: number };

export function movesOf(steps: readonly Planned[]): MinosMove[] {
  return steps.map((step) => step.move);
}

/** How many steps hold, from the first one on. */
export function heldOf(fates: readonly Fate[]): number {
  const broken = fates.findIndex((one) => one.fate !== "holds");
  return broken < 0 ? fates.length : broken;
}

/** A further step stands after those that hold: perhaps what follows then holds again. */
export function withStep(steps: readonly Planned[], held: number, step: Planned): Planned[] {
  return [...steps.slice(0, held), step, ...steps.slice(held)];
}

/** A step of which it is told for the first time what it changes has that promised. */
export function withPromises(steps: readonly Planned[], fates: readonly Fate[]): Planned[] {
  return steps.map((step, at) => ({ ...step, promised: step.promised ?? fates[at]?.preview ?? null }));
}

/** What is left after so many of the first steps were made. */
export function afterMade(steps: readonly Planned[], made: number): Planned[] {
  return steps.slice(made);
}

/** What is left after a move was made by hand: if it was the next one, that is done. */
export function afterMove(steps: readonly Planned[], move: unknown): Planned[] {
  const [next] = steps;
  return next && isSame(next.move, move) ? steps.slice(1) : [...steps];
}

function isSame(one: object, other: unknown): boolean {
  const sorted = (move: object): string => JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
  return typeof other === "object" && other !== null && sorted(one) === sorted(other);
}

/** How a step's outcome differs from what was promised. What nobody can know is not compared. */
export function differencesOf(promised: MovePreview | null, now: MovePreview | null): Difference[] {
  if (!promised?.after || !now?.after) return [];
  const counted = (preview: MovePreview): Map<string, number> => new Map(changesOf(preview).map(({ what, by }) => [what, by]));
  const [then, today] = [counted(promised), counted(now)];
  const names = [...new Set([...then.keys(), ...today.keys()])];
  return names.map((what) => ({ what, then: then.get(what) ?? 0, now: today.get(what) ?? 0 })).filter((one) => one.then !== one.now);
}
