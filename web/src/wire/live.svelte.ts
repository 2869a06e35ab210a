/** One table, live: the line to it, and who sits before the screen. Reconnects by itself and misses nothing. */

import { handTo, inHand, seatsOf } from "../table/cover";
import { AWAY } from "./api";
import { Line as Wire, type Answer, type Message } from "./line";
import type { Refusal, TalkLine, Update } from "./types";
import { Wishing } from "./wishing.svelte";

export type { Move } from "./wishing.svelte";

export type Line = "joining" | "open" | "lost" | "closed";
/** The server says: do not come again. 4401 stranger, 4403 elsewhere, 4404 no such table. */
const FINAL = [4401, 4403, 4404];

export class Live extends Wishing {
  /** The seat to which the screen has to be handed; null if it is not covered. */
  covered = $state<number | null>(null);
  line = $state<Line>("joining");
  /** Why the server let us go, if it was for good. */
  ended = $state.raw<Refusal | null>(null);
  /** A place of the game that somebody wants to be shown. */
  pointed = $state<string | null>(null);
  /** Who I am; null for a stranger. */
  player = $state<string | null>(null);

  #wire: Wire;
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
    id: string,
    private seat: number | null = null,
    player: Promise<string | null> | string | null = null,
  ) {
    super(id);
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

  // Who I am

  /** The seats that are mine. */
  get mine(): number[] {
    return this.table ? seatsOf(this.table, this.player) : [];
  }

  /** The seat whose person sat before the covered screen last. */
  get former(): number | null {
    return this.covered === null ? null : this.seat;
  }

  /** Show a place of the game, or no place any more. */
  point(place: string | null): void {
    this.pointed = place;
  }

  // Who sits before the screen

  /** Look through the eyes of another seat of mine: what the one before saw is forgotten first. */
  look(seat: number): void {
    this.seat = seat;
    this.cover(null);
    this.send({ wish: "look", seat, since: 0 });
  }

  /** Forget what is seen, while somebody else takes the place before the screen. */
  cover(next: number | null = this.covered): void {
    this.forget();
    this.pending = null;
    this.pointed = null;
    this.refused = null;
    this.covered = next;
  }

  /** Who sat here before takes the last decision back; then it is for them to say that they sit here. */
  async takeBackFormer(): Promise<boolean> {
    const seat = this.former;
    this.seat = null;
    const isGranted = await this.attempt({ wish: "undo", version: this.version, seat });
    if (!isGranted) this.seat ??= seat;
    return isGranted;
  }

  /** I am somebody now who was nobody before: come in anew. Done when the server knows me. */
  enter(player: string): Promise<void> {
    this.player = player;
    this.line = "joining";
    this.asked.lose();
    return new Promise((entered) => {
      this.#entered = entered;
      this.#wire.open();
    });
  }

  close(): void {
    this.line = "closed";
    this.#wire.close();
    this.asked.lose(true);
  }

  // The line

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

  protected send(message: Message): boolean {
    return this.line === "open" && this.#wire.send(message);
  }

  #hear(message: Answer): void {
    if (this.#early) this.#early.push(message);
    else if (message.type === "update") this.#take(message as unknown as Update);
    else if (message.type === "talk") this.hearLine(message as unknown as TalkLine);
    else if (message.type === "refused") this.#refuse(message as Answer & { refusal: Refusal });
    else this.settle(message);
  }

  #refuse({ key, refusal }: Answer & { refusal: Refusal }): void {
    if (this.asked.refuse(key, refusal)) return;
    if (this.line === "open") this.refused = refusal;
    else this.#farewell = refusal;
    // The line may have been closed before it was known who I am, and so before this was heard.
    if (this.line === "closed" && this.ended) this.ended = refusal;
  }

  #take(update: Update): void {
    const before = this.before(update);
    const isOld = before !== null && update.version < before.version;
    // A server that begins with less than we know has lost something: how it stands there is how it stands.
    if (isOld && this.line === "open") return;
    if (isOld) this.forget();
    this.#opened(update);
    if (before && update.since > before.version && !this.#isFilling) {
      // A gap: ask for everything since what we know, and show nothing until it is there.
      this.#isFilling = this.send({ wish: "look", seat: update.seat, since: before.version });
      return;
    }
    this.#isFilling = false;
    this.table = update.table;
    // Whose seat this is the server knows, even if asking who I am was in vain: a shared screen is covered all the same.
    this.player = update.table.seats.find((one) => one.seat === update.seat)?.player || this.player;
    // A keyed wish is answered by the update that shows what it brought about.
    for (const one of update.seen) if (one.key) this.settle({ type: "granted", key: one.key });
    if (this.#mayShow(update)) this.show(update);
    this.asked.sendAgain();
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
    if (this.#looked !== update.version) this.send({ wish: "look", seat: wanted, since: 0 });
    this.#looked = update.version;
    return update.seat === null || hand.length < 2;
  }

  #lost(code: number): "again" | "at once" | "never" {
    const isFinal = FINAL.includes(code);
    this.asked.lose(isFinal);
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
