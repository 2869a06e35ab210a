/** Small parts of a table, set up to be drawn in the rules. */

import { t } from "../../../lib/words.svelte";
import { arrived, type Box } from "../box";
import type { Sight } from "../sight";
import type { MinosView, SeatView } from "../types";

/** The box: figures that need it are shown only when it is here. */
export function boxHere(): Box {
  const found = arrived();
  if (!found) throw new Error("the box has not come");
  return found;
}

/** A table of which only this much of the seats is known. */
export function sightOf(seats: readonly Partial<SeatView>[]): Sight {
  return {
    view: { players: seats.length, seats } as unknown as MinosView,
    survey: null,
    box: boxHere(),
    seat: null,
    name: (seat) => t("table-seat-number", { number: seat + 1 }),
  };
}
