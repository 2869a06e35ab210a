/** A moment of a recorded game as something to look at: with the chosen eyes, and what is pointed at marked. */

import type { Reel } from "../../replay/reel.svelte";
import type { Surveys } from "../../replay/surveys.svelte";
import { nameOf } from "../../table/tell";
import type { TableFacts } from "../../wire/types";
import type { Box } from "./box";
import { CLOSED, type Marks, type Place, type Sight } from "./sight";
import type { MinosSurvey, MinosView } from "./types";

export class Recorded implements Sight, Marks {
  constructor(
    private readonly reel: Reel,
    private readonly surveys: Surveys,
    readonly box: Box,
    private readonly table: TableFacts,
  ) {}

  readonly isRecord = true;
  readonly view = $derived.by(() => this.reel.view as unknown as MinosView);
  readonly seat = $derived.by(() => (typeof this.reel.eyes === "number" ? this.reel.eyes : null));
  readonly survey = $derived.by(() => (this.surveys.of(this.seat ?? -1) ?? null) as MinosSurvey | null);
  /** Whoever sees everything sees all hands. */
  readonly hands = $derived.by(() =>
    this.reel.eyes === "all" ? this.table.seats.map(({ seat }) => (this.reel.seenBy(seat) as unknown as MinosView).hand) : null,
  );
  /** Who has decided last. */
  readonly watched = $derived.by(() => this.reel.decided);
  readonly points = $derived.by(() => (this.reel.eyes === "all" ? this.reel.scores : null));

  name(seat: number): string {
    return nameOf(this.table, seat);
  }

  // Marks: nothing can be done, but what is pointed at is marked. The map has marks of its own for that.

  readonly isOpen = CLOSED.isOpen;
  readonly pick = CLOSED.pick;
  readonly look = CLOSED.look;

  isPicked(place: Place): boolean {
    return place === this.reel.pointed && !place.startsWith("region:");
  }
}
