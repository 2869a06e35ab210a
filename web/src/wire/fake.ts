/** For tests: a WebSocket without a network, and tables to send over it. */

import type { Seen, TableFacts, Update } from "./types";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error("no socket was opened");
    return found;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
    this.readyState = 3;
  }

  /** The server accepts. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks, or the server closes it. */
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The messages of one kind that came. */
  wishes(wish: string): Record<string, unknown>[] {
    return this.sent.filter((one) => one.wish === wish);
  }
}

/** A table of two seats, Ann's and Bob's, in play. */
export function tableOf(changes: Partial<TableFacts> = {}): TableFacts {
  const seat = (number: number, name: string) => ({
    seat: number,
    name,
    player: name.toLowerCase(),
    bot: "",
    away: "",
    is_returning: false,
    has_resigned: false,
    is_kept: false,
    has_asked: false,
  });
  return {
    id: "T",
    game: "akrotiri",
    title: "",
    version: 1,
    status: "playing",
    maker: "ann",
    options: {},
    public: false,
    talk: false,
    hints: false,
    clock: {},
    standin: "greedy",
    limit: 1,
    starts: "full",
    has_house_components: true,
    components: "",
    unplayable: null,
    seats: [seat(0, "Ann"), seat(1, "Bob")],
    deciders: [0],
    clocks: [],
    touched: 0,
    undo: null,
    offer: null,
    taken_back: {},
    promise: "",
    end: null,
    rematch: "",
    branched: false,
    lesson: null,
    ...changes,
  };
}

/** Somebody's move, with one event. */
export function moved(version: number, seat: number, changes: Partial<Seen> = {}): Seen {
  const events = [{ event: "loaded" as const, seat, cubes: ["blue"] }];
  return { version, at: 0, did: "moved", seat, events, ...changes };
}

export function updateOf(version: number, since: number, changes: Partial<Update> = {}): Update {
  return {
    type: "update",
    version,
    since,
    now: Date.now() / 1000,
    table: tableOf({ version }),
    seat: 0,
    view: null,
    legal: [],
    seen: [],
    ...changes,
  };
}
