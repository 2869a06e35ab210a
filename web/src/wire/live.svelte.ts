/** One table, live: how things stand, what happened, what I wish. Reconnects by itself and misses nothing. */

import { handTo, inHand, seatsOf } from "../table/cover";
import { get } from "./api";
import { Line as Wire, type Answer, type Message } from "./line";
import type { AnyWish, Previews, Reasons, Refusal, Seen, SurveyAnswer, TableFacts, TalkLine, Update } from "./types";

export type Line = "joining" | "open" | "lost" | "closed";
/** A move in the game's own form, as the legal ones are sent. */
export type Move = { move: string } & Record<string, unknown>;
type Listener = (update: Update, seen: readonly Seen[]) => void;
type Waiting = {
  message: Message;
  isWish: boolean;
  /** Whether the line broke before it was answered. */
  isLost: boolean;
  done: (answer: Answer) => void;
  failed: (refusal: Refusal) => void;
};

/** The server says: do not come again. 4401 stranger, 4403 elsewhere, 4404 no such table. */
const FINAL = [4401, 4403, 4404];

export const AWAY: Refusal = { code: "unreachable", rule: "S5", text: "There is no connection to the server." };

export class Live {
  /** The table through the eyes of `update.seat`; null before anything is known, and while the screen is covered. */
  update = $state.raw<Update | null>(null);
  /** What everybody may know of the table; stays while the screen is covered. */
  table = $state.raw<TableFacts | null>(null);
  /** What has happened so far, as the seat that looks may know it. */
  history = $state.raw<Seen[]>([]);
  /** The seat to which the screen has to be handed; null if it is not covered. */
  covered = $state<number | null>(null);
  line = $state<Line>("joining");
  /** Why the server let us go, if it was for good. */
  ended = $state.raw<Refusal | null>(null);
  talk = $state.raw<TalkLine[]>([]);
  /** What I have just done and the server has not yet confirmed. */
  pending = $state.raw<Move | null>(null);
  /** The latest of my wishes that was refused, until it is put away. */
  refused = $state.raw<Refusal | null>(null);
  /** A place of the game that somebody wants to be shown. */
  pointed = $state<string | null>(null);
  /** Who I am; null for a stranger. */
  player = $state<string | null>(null);
  /** Server's clock minus ours, in seconds. */
  skew = 0;

  #wire: Wire;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<Listener>();
  #keys = 0;
  #mark = Math.random().toString(36).slice(2, 10);
  #pendingKey = "";
  #looked = -1;
  #isFilling = false;
  #farewell: Refusal | null = null;
  #entered: (() => void) | null = null;
  /** What came before it was known who I am. */
  #early: Answer[] | null = null;

  /**
   * `seat` is the one whose person is known to sit before the screen. Who I am may still be on its way: nothing is shown
   * before, because a shared screen may have to be covered.
   */
  constructor(
    readonly id: string,
    private seat: number | null = null,
    player: Promise<string | null> | string | null = null,
  ) {
    if (player instanceof Promise) {
      this.#early = [];
      void player.catch(() => null).then((known) => this.#know(known));
    } else this.player = player;
    this.#wire = new Wire(
      () => this.#address(),
      (message) => this.#hear(message),
      (code) => this.#lost(code),
    );
    this.#wire.open();
  }

  get version(): number {
    return this.table?.version ?? 0;
  }

  /** The seats that are mine. */
  get mine(): number[] {
    return this.table ? seatsOf(this.table, this.player) : [];
  }

  /** The seat for which I act. */
  get mySeat(): number | null {
    return this.update?.seat ?? null;
  }

  /** Be told of every update, with what happened since the one before; nothing has happened before the first. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Make a move. It shows at once as pending; false if it was refused, and then `refused` says why. */
  async play(move: Move): Promise<boolean> {
    this.pending = move;
    const done = this.attempt({ wish: "move", version: this.version, move, seat: this.mySeat });
    const key = (this.#pendingKey = `${this.#mark}-${this.#keys}`);
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
    return this.ask({ ...wish }, true);
  }

  why(moves: Move[]): Promise<Reasons> {
    return this.ask({ wish: "why", moves, seat: this.mySeat }) as Promise<Reasons & Answer>;
  }

  preview(moves: Move[]): Promise<Previews> {
    return this.ask({ wish: "preview", moves, seat: this.mySeat }) as Promise<Previews & Answer>;
  }

  survey(move: Move | null = null): Promise<SurveyAnswer> {
    return this.ask({ wish: "survey", move, seat: this.mySeat }) as Promise<SurveyAnswer & Answer>;
  }

  /** Say a line; it comes back as talk. */
  say(line: string): boolean {
    return this.#send({ wish: "say", line });
  }

  /** Show a place of the game, or no place any more. */
  point(place: string | null): void {
    this.pointed = place;
  }

  /** Look through the eyes of another seat of mine: what the one before saw is forgotten first. */
  look(seat: number): void {
    this.seat = seat;
    this.cover(null);
    this.#send({ wish: "look", seat, since: 0 });
  }

  /** Forget what is seen, while somebody else takes the place before the screen. */
  cover(next: number | null = this.covered): void {
    this.update = null;
    this.history = [];
    this.pending = null;
    this.pointed = null;
    this.refused = null;
    this.covered = next;
  }

  /** The seat whose person sat before the covered screen last. */
  get former(): number | null {
    return this.covered === null ? null : this.seat;
  }

  /** That person takes the last decision back; then it is for them to say that they sit here. */
  takeBackFormer(): Promise<boolean> {
    const seat = this.former;
    this.seat = null;
    return this.attempt({ wish: "undo", version: this.version, seat });
  }

  /** I am somebody now who was nobody before: come in anew. Done when the server knows me. */
  enter(player: string): Promise<void> {
    this.player = player;
    this.line = "joining";
    return new Promise((entered) => {
      this.#entered = entered;
      this.#wire.open();
    });
  }

  /** Ask something that changes nothing, or wish something. A wish that got no answer is sent again, and counts once. */
  ask(question: Message, isWish = false): Promise<Answer> {
    const key = `${this.#mark}-${++this.#keys}`;
    const message = { ...question, key };
    return new Promise((done, failed) => {
      if (this.#send(message)) this.#waiting.set(key, { message, isWish, isLost: false, done, failed });
      else failed(AWAY);
    });
  }

  /** Hear all that was said. */
  async hearTalk(): Promise<void> {
    try {
      this.talk = await get<TalkLine[]>(`/tables/${this.id}/talk`);
    } catch {
      // It comes with the next connection.
    }
  }

  close(): void {
    this.line = "closed";
    this.#wire.close();
    for (const waiting of this.#waiting.values()) waiting.failed(AWAY);
    this.#waiting.clear();
  }

  #address(): string {
    const query = new URLSearchParams({ since: String(this.update?.version ?? 0) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/live?${query}`;
  }

  #know(player: string | null): void {
    this.player = player;
    const early = this.#early ?? [];
    this.#early = null;
    for (const message of early) this.#hear(message);
  }

  #send(message: Message): boolean {
    return this.line === "open" && this.#wire.send(message);
  }

  #hear(message: Answer): void {
    if (this.#early) this.#early.push(message);
    else if (message.type === "update") this.#take(message as unknown as Update);
    else if (message.type === "talk") this.#hearLine(message as unknown as TalkLine);
    else if (message.type === "refused") this.#refuse(message as Answer & { refusal: Refusal });
    else this.#settle(message.key, message);
  }

  #hearLine(line: TalkLine): void {
    if (!this.talk.some((one) => one.n === line.n)) this.talk = [...this.talk, line].sort((a, b) => a.n - b.n);
  }

  #refuse({ key, refusal }: Answer & { refusal: Refusal }): void {
    const waiting = key === null ? undefined : this.#waiting.get(key);
    if (key !== null) this.#waiting.delete(key);
    if (waiting) waiting.failed(refusal);
    else if (this.line === "open") this.refused = refusal;
    else this.#farewell = refusal;
  }

  #settle(key: string | null, answer: Answer): void {
    const waiting = key === null ? undefined : this.#waiting.get(key);
    if (key === null || !waiting) return;
    if (key === this.#pendingKey) this.pending = null;
    this.#waiting.delete(key);
    waiting.done(answer);
  }

  #take(update: Update): void {
    const before = this.update?.seat === update.seat ? this.update : null;
    if (before && update.version < before.version) return;
    this.#opened(update);
    if (before && update.since > before.version && !this.#isFilling) {
      // A gap: ask for everything since what we know, and show nothing until it is there.
      this.#isFilling = this.#send({ wish: "look", seat: update.seat, since: before.version });
      return;
    }
    this.#isFilling = false;
    this.table = update.table;
    // A keyed wish is answered by the update that shows what it brought about.
    for (const one of update.seen) if (one.key) this.#settle(one.key, { type: "granted", key: one.key });
    if (this.#mayShow(update)) this.#show(update, before ? update.seen.filter((one) => one.version > before.version) : []);
    this.#sendAgain();
  }

  #show(update: Update, seen: Seen[]): void {
    this.history = [...this.history.filter((one) => one.version <= update.since), ...update.seen];
    this.update = update;
    for (const listener of this.#listeners) listener(update, seen);
  }

  #opened(update: Update): void {
    const isNew = this.line !== "open";
    this.line = "open";
    this.ended = null;
    this.#farewell = null;
    this.#wire.prove();
    this.skew = update.now - Date.now() / 1000;
    if (isNew && update.table.talk) void this.hearTalk();
    this.#entered?.();
    this.#entered = null;
  }

  /** Whether this may be seen by whoever sits before the screen now. */
  #mayShow(update: Update): boolean {
    const next = handTo(update.table, this.player, this.seat);
    if (next !== null) {
      this.cover(next);
      return false;
    }
    this.covered = null;
    const hand = inHand(update.table, this.player);
    const wanted = this.seat !== null && hand.includes(this.seat) ? this.seat : (hand[0] ?? this.mine[0] ?? null);
    if (wanted === null || update.seat === wanted) return true;
    // I have sat down meanwhile, or it is another's hand than that of whoever sits here: look through the right eyes.
    if (this.#looked !== update.version) this.#send({ wish: "look", seat: wanted, since: 0 });
    this.#looked = update.version;
    return update.seat === null || hand.length < 2;
  }

  /** What I wished before the line broke, and has not been answered: by its key it counts only once. */
  #sendAgain(): void {
    for (const waiting of this.#waiting.values())
      if (waiting.isLost) waiting.isLost = !this.#send(waiting.message);
  }

  #lost(code: number): "again" | "at once" | "never" {
    const isFinal = FINAL.includes(code);
    for (const [key, waiting] of this.#waiting) {
      waiting.isLost = waiting.isWish && !isFinal;
      if (waiting.isLost) continue;
      this.#waiting.delete(key);
      waiting.failed(AWAY);
    }
    this.#isFilling = false;
    this.line = isFinal && this.seat === null ? "closed" : "lost";
    if (!isFinal) return "again";
    if (this.seat === null) {
      this.ended = this.#farewell ?? AWAY;
      return "never";
    }
    // The seat that was kept in mind is not mine: come as whoever I am.
    this.seat = null;
    this.cover(null);
    return "at once";
  }
}
