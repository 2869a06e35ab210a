/** Whose turn it is to sit before a screen that several people share. */

import type { TableFacts } from "../wire/types";

/** The seats that this player plays with their own hand: no bot stands in, and none has resigned. */
export function inHand(table: TableFacts, player: string | null): number[] {
  if (!player) return [];
  return table.seats.filter((one) => one.player === player && !one.bot && !one.has_resigned).map((one) => one.seat);
}

/** All seats of this player. */
export function seatsOf(table: TableFacts, player: string | null): number[] {
  return player ? table.seats.filter((one) => one.player === player).map((one) => one.seat) : [];
}

/**
 * The seat to which the screen has to be handed before anything is shown; null if whoever sits there may go on.
 *
 * `looking` is the seat for which somebody has said that they sit before the screen; null if nobody has yet.
 */
export function handTo(table: TableFacts, player: string | null, looking: number | null): number | null {
  const mine = inHand(table, player);
  if (table.status !== "playing" || mine.length < 2) return null;
  const due = mine.filter((seat) => table.deciders.includes(seat));
  if (looking === null || !mine.includes(looking)) return due[0] ?? mine[0] ?? null;
  return due.length === 0 || due.includes(looking) ? null : (due[0] ?? null);
}
