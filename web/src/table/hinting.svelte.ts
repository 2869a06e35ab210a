/** A hint that I have asked for: whether it is on its way, what it says, and until when it holds. */

import type { HintAnswer, Refusal, Update } from "../wire/types";

/** What is asked of a table for it. */
export interface Hinted {
  readonly update: Update | null;
  refused: Refusal | null;
  hint(): Promise<HintAnswer>;
}

/** By what a decision is known: what happens besides does not make it another one. */
export function decisionOf(update: Update | null): string {
  return update?.legal.length ? `${update.seat}/${JSON.stringify(update.legal)}` : "";
}

export class Hinting {
  state = $state<"none" | "thinking" | "here">("none");
  answer = $state.raw<HintAnswer | null>(null);
  /** The decision that it is for. */
  #of = "";
  /** What the server thinks about: whoever puts a hint away and wants it again waits for the same one. */
  #pending: { of: string; answer: Promise<HintAnswer> } | null = null;

  constructor(readonly live: Hinted) {}

  /** Whether there is something to be advised about. */
  get isOffered(): boolean {
    const { update } = this.live;
    return update !== null && update.table.hints && update.table.status === "playing" && update.legal.length > 0;
  }

  /** Ask for it. What comes back holds now; null if it came to nothing, or is no longer wanted. */
  async ask(): Promise<HintAnswer | null> {
    const of = (this.#of = decisionOf(this.live.update));
    this.state = "thinking";
    this.answer = null;
    const pending = this.#pending?.of === of ? this.#pending : (this.#pending = { of, answer: this.live.hint() });
    try {
      const answer = await pending.answer;
      if (!this.#waitsFor(of)) return null;
      if (answer.is_late) this.dismiss();
      else [this.state, this.answer] = ["here", answer];
      return this.answer;
    } catch (no) {
      if (this.#waitsFor(of)) {
        this.dismiss();
        this.live.refused = no as Refusal;
      }
      return null;
    } finally {
      if (this.#pending === pending) this.#pending = null;
    }
  }

  #waitsFor(of: string): boolean {
    return this.state === "thinking" && this.#of === of;
  }

  dismiss(): void {
    this.state = "none";
    this.answer = null;
  }

  /** The table may have moved on: then the hint goes away. */
  renew(): void {
    if (this.state !== "none" && decisionOf(this.live.update) !== this.#of) this.dismiss();
  }
}
