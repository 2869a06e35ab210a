/** What changed for me since I decided last, as long as I have watched: it is kept in mind, and nowhere else. */

import type { Named } from "../../../table/gamewords";
import { missed } from "../../../table/recap";
import { lastBefore, notesOf, withMoment, type Kept, type Note } from "./notes";
import { noteText } from "./saying";
import type { Play } from "../play.svelte";

export class Since {
  notes = $state.raw<readonly Note[]>([]);
  #kept: Kept = [];
  #seat: number | null = null;

  constructor(private readonly play: Play) {}

  /** In words, with the places that they name. */
  readonly lines: readonly { text: string; places: Named[] }[] = $derived.by(() => this.notes.map((note) => noteText(note, this.play)));

  /** What the rules make of the table has come: compare it with what I knew. */
  look(): void {
    const { view, survey, seat, live } = this.play;
    if (seat !== this.#seat) this.#kept = [];
    this.#seat = seat;
    this.notes = [];
    if (seat === null || !survey) return;
    const now = { view, survey, version: live.version };
    const deed = missed(live.history, seat)[0];
    const before = deed ? lastBefore(this.#kept, deed.version) : null;
    if (before) this.notes = notesOf(before, now, seat);
    // While others act, the moment before is still the one to compare with.
    this.#kept = before && !this.play.legal.length ? this.#kept : withMoment(this.#kept, now);
  }
}
