/** Who sits where when a game goes on from a moment of a record: its bots where they sat, and I where I did. */

import type { Sitter } from "../pages/parts/setup";
import type { Me, TableFacts } from "../wire/types";
import type { Eyes } from "./reel.svelte";

export interface Before {
  /** By seat: who played. A bot's seat has the bot's word for a name. */
  names: readonly string[];
  /** The bots that this game has here. */
  bots: readonly string[];
  /** The table at which it was played; null if only the record is known. */
  table: Pick<TableFacts, "seats"> | null;
  me: Pick<Me, "id" | "name"> | null;
  eyes: Eyes;
}

/** `called` names a seat that I play besides my own, if nobody whom I played had it. */
export function sittersAfter({ names, bots, table, me, eyes }: Before, called: (seat: number) => string): Sitter[] {
  const person = (seat: number): string => table?.seats[seat]?.player ?? "";
  const seats = [...names.keys()];
  const isBots = seats.map((seat) => !person(seat) && bots.includes(names[seat] ?? ""));
  const had = seats.filter((seat) => !isBots[seat] && me && (table ? person(seat) === me.id : names[seat] === me.name));
  const mine = had.length ? had : [seatFor(isBots, eyes)];
  return seats.map((seat): Sitter => {
    if (isBots[seat] && !mine.includes(seat)) return { kind: "bot", bot: names[seat] ?? "" };
    if (seat === mine[0]) return { kind: "me", name: "" };
    return { kind: "me", name: had.includes(seat) ? (names[seat] ?? "") : called(seat) };
  });
}

/** The seat for somebody who did not play: whose eyes they look through, or a person's, or else the first. */
function seatFor(isBots: readonly boolean[], eyes: Eyes): number {
  return typeof eyes === "number" ? eyes : Math.max(0, isBots.indexOf(false));
}
