/** One person's play at a table of Minos, as it is: what may be done now, and doing it. */

import { eventsOf } from "../../table/tell";
import type { Move } from "../../wire/live.svelte";
import type { Refusal } from "../../wire/types";
import { Acting } from "./acting.svelte";
import type { Retrieved } from "./dice/retrieved";
import { waitedFor } from "./turn/waited";
import type { MinosMove, MinosSurvey, MinosView, MovePreview } from "./types";

/** After so many ms what was refused for haste is asked again. */
const AGAIN = 1_000;

export class Play extends Acting {
  readonly isPlan = false;
  survey = $state.raw<MinosSurvey | null>(null);
  /** To be told of every move that was made. */
  onmade: ((move: Move) => void) | null = null;
  /** Of which moment the survey is, or is on its way. */
  #of = "";

  /** There is none before the first update: nothing is drawn then. */
  readonly view = $derived.by(() => this.live.update?.view as MinosView);
  readonly seat = $derived.by(() => this.live.update?.seat ?? null);
  readonly legal = $derived.by(() => (this.live.update?.legal ?? []) as MinosMove[]);
  readonly isMine = $derived.by(() => this.legal.length > 0 && this.live.line === "open" && !this.live.pending);
  readonly moment = $derived.by(() => `${this.seat}/${this.live.version}`);

  readonly retrieved: Retrieved | null = $derived.by(() => {
    if (this.view.active === null) return null;
    for (const seen of this.live.history.toReversed()) {
      const found = eventsOf(seen).findLast((event) => event.event === "die-retrieved");
      if (found) return found.seat === this.view.active ? (found as unknown as Retrieved) : null;
    }
    return null;
  });

  /** A new version of the table: ask for its survey. */
  async refresh(): Promise<void> {
    const of = this.moment;
    if (of === this.#of) return;
    this.#of = of;
    this.renew();
    try {
      const answer = await this.live.survey();
      // Something has happened meanwhile: the next answer is on its way.
      if (of !== this.#of || answer.version !== this.live.version) return;
      this.survey = answer.survey as unknown as MinosSurvey;
    } catch {
      // The line was lost, or too much was asked: once more with the next update, or soon.
      if (of === this.#of) this.#of = "";
      if (this.live.line === "open") setTimeout(() => void this.refresh(), AGAIN);
    }
  }

  async play(move: Move): Promise<void> {
    this.closed = null;
    this.pointed = null;
    this.thinksOf = "";
    if (await this.live.play(move)) this.onmade?.(move);
    else this.thinksOf = this.asked;
  }

  async previews(moves: MinosMove[]): Promise<readonly (MovePreview | null)[] | null> {
    const { version, previews } = await this.live.preview(moves);
    return version === this.live.version ? (previews as (MovePreview | null)[]) : null;
  }

  async surveyAfter(move: MinosMove): Promise<MinosSurvey | null> {
    const { version, survey } = await this.live.survey(move);
    return version === this.live.version ? (survey as unknown as MinosSurvey) : null;
  }

  protected async reason(move: Move): Promise<Refusal | null> {
    const [refusal] = (await this.live.why([move])).refusals;
    if (refusal?.code !== "lesson") return refusal ?? null;
    // A lesson that waits for something else names it in the notation; people read it in words.
    return { ...refusal, facts: { ...refusal.facts, moves: waitedFor(this.legal, this) } };
  }
}
