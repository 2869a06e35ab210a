/** A move that was advised, picked on the table by the places that it is about. */

import type { Move } from "../../../wire/live.svelte";
import type { Acting } from "../acting.svelte";
import { fitting, placesOf } from "../places";
import type { MinosMove } from "../types";

export function showMove(play: Pick<Acting, "forget" | "legal" | "picked" | "pointed">, advised: Move | null): void {
  play.forget();
  const move = advised as MinosMove | null;
  if (!move) return;
  const places = placesOf(move);
  play.picked = fitting(play.legal, places).length ? places : [];
  play.pointed = move;
}
