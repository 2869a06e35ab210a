/** What I ask of one table, and wish at it: with what I have just done, and what was refused. */

import { Asked } from "./asked";
import type { Answer, Message } from "./line";
import { Told } from "./told.svelte";
import type { AnyWish, HintAnswer, Hurrying, Made, PlanAnswer, Previews, Reasons, Refusal, SurveyAnswer } from "./types";

/** A move in the game's own form, as the legal ones are sent. */
export type Move = { move: string } & Record<string, unknown>;

export abstract class Wishing extends Told {
  /** What I have just done and the server has not yet confirmed. */
  pending = $state.raw<Move | null>(null);
  /** The latest of my wishes that was refused, until it is put away. */
  refused = $state.raw<Refusal | null>(null);

  protected readonly asked = new Asked((message) => this.send(message));
  #pendingKey = "";

  /** Whether something could be sent. */
  protected abstract send(message: Message): boolean;

  /** The seat for which I act. */
  get mySeat(): number | null {
    return this.update?.seat ?? null;
  }

  /**
   * Make a move. It shows at once as pending; false if it was refused, and then `refused` says why. While one is pending
   * there is no other: whoever clicks twice means once.
   */
  async play(move: Move): Promise<boolean> {
    if (this.pending) return false;
    this.pending = move;
    const done = this.attempt({ wish: "move", version: this.version, move, seat: this.mySeat });
    const key = (this.#pendingKey = this.asked.lastKey);
    const isGranted = await done;
    if (this.#pendingKey === key) this.pending = null;
    return isGranted;
  }

  /** Wish something; false if it was refused, and then `refused` says why. */
  async attempt(wish: AnyWish): Promise<boolean> {
    this.refused = null;
    try {
      await this.wish(wish);
      return true;
    } catch (no) {
      this.refused = no as Refusal;
      return false;
    }
  }

  /** Wish something; what comes back was granted. Throws the Refusal otherwise. */
  wish(wish: AnyWish): Promise<Answer> {
    return this.asked.ask({ ...wish }, true);
  }

  why(moves: Move[]): Promise<Reasons> {
    return this.asked.ask({ wish: "why", moves, seat: this.mySeat }, false) as Promise<Reasons & Answer>;
  }

  /** What moves would change: as things are, or in my turn after planned moves. */
  preview(moves: Move[], after: Move[] | null = null): Promise<Previews> {
    return this.asked.ask({ wish: "preview", moves, after, seat: this.mySeat }, false) as Promise<Previews & Answer>;
  }

  survey(move: Move | null = null): Promise<SurveyAnswer> {
    return this.asked.ask({ wish: "survey", move, seat: this.mySeat }, false) as Promise<SurveyAnswer & Answer>;
  }

  /** Try moves on a copy of the table, in the turn that I have now or would have next. */
  plan(moves: Move[] = []): Promise<PlanAnswer> {
    return this.asked.ask({ wish: "plan", moves, seat: this.mySeat }, false) as Promise<PlanAnswer & Answer>;
  }

  /** Make a plan's moves, as many of them as hold. Throws the Refusal if already the first does not. */
  async commit(moves: Move[]): Promise<Made> {
    const wish = { wish: "moves", version: this.version, moves, seat: this.mySeat };
    this.pending = moves[0] ?? null;
    try {
      return (await this.asked.ask(wish, true)) as Made & Answer;
    } finally {
      this.pending = null;
    }
  }

  /** Ask which moves are best, and why: it takes a second or two. */
  hint(): Promise<HintAnswer> {
    return this.asked.ask({ wish: "hint", seat: this.mySeat }, false) as Promise<HintAnswer & Answer>;
  }

  /** Let the bots answer without waiting, until it is for people to decide. */
  hurry(): Promise<Hurrying> {
    return this.asked.ask({ wish: "hurry", seat: this.mySeat }, false) as Promise<Hurrying & Answer>;
  }

  /** The answer to something has come. */
  protected settle(answer: Answer): void {
    if (answer.key === this.#pendingKey) this.pending = null;
    this.asked.settle(answer.key, answer);
  }
}
