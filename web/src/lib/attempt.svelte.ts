/** One thing that is tried at the server: whether it is under way, and why it was refused. */

import { Refused } from "../wire/api";
import type { Refusal } from "../wire/types";

export class Attempt {
  isRunning = $state(false);
  isDone = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Try it; while it runs, trying again does nothing. Says whether it was granted. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    if (this.isRunning) return false;
    this.isRunning = true;
    this.isDone = false;
    this.refusal = null;
    try {
      await task();
      this.isDone = true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    } finally {
      this.isRunning = false;
    }
    return this.isDone;
  }
}
