/** What I asked of the server and have no answer to yet. A wish whose answer was lost is sent again, and counts once. */

import { AWAY } from "./api";
import type { Answer, Message } from "./line";
import type { Refusal } from "./types";

type Waiting = {
  message: Message;
  isWish: boolean;
  /** Whether the line broke before it was answered. */
  isLost: boolean;
  done: (answer: Answer) => void;
  failed: (refusal: Refusal) => void;
};

export class Asked {
  #waiting = new Map<string, Waiting>();
  #keys = 0;
  #mark = Math.random().toString(36).slice(2, 10);

  /** `send` says whether something could be sent. */
  constructor(private send: (message: Message) => boolean) {}

  /** The key of what was asked last. */
  get lastKey(): string {
    return `${this.#mark}-${this.#keys}`;
  }

  /** Ask something that changes nothing, or wish something. */
  ask(question: Message, isWish: boolean): Promise<Answer> {
    this.#keys += 1;
    const key = this.lastKey;
    const message = { ...question, key };
    return new Promise((done, failed) => {
      if (this.send(message)) this.#waiting.set(key, { message, isWish, isLost: false, done, failed });
      else failed(AWAY);
    });
  }

  /** The answer has come. */
  settle(key: string | null, answer: Answer): void {
    this.#take(key)?.done(answer);
  }

  /** It was refused; false if nobody waits for that. */
  refuse(key: string | null, refusal: Refusal): boolean {
    const waiting = this.#take(key);
    waiting?.failed(refusal);
    return waiting !== undefined;
  }

  /** The line broke: wishes wait for the next one, unless there is none; questions are not worth it. */
  lose(isForGood = false): void {
    for (const [key, waiting] of this.#waiting) {
      waiting.isLost = waiting.isWish && !isForGood;
      if (!waiting.isLost) this.refuse(key, AWAY);
    }
  }

  /** What I wished before the line broke, and has not been answered: by its key it counts only once. */
  sendAgain(): void {
    for (const waiting of this.#waiting.values()) if (waiting.isLost) waiting.isLost = !this.send(waiting.message);
  }

  #take(key: string | null): Waiting | undefined {
    const waiting = key === null ? undefined : this.#waiting.get(key);
    if (key !== null) this.#waiting.delete(key);
    return waiting;
  }
}
