/** What the server has told of a table: how it stands through the eyes of a seat, what happened, what was said. */

import { get } from "./api";
import type { Seen, TableFacts, TalkLine, Update } from "./types";

type Listener = (update: Update, seen: readonly Seen[]) => void;

export class Told {
  /** The table through the eyes of `update.seat`; null before anything is known, and while the screen is covered. */
  update = $state.raw<Update | null>(null);
  /** What everybody may know of the table; stays while the screen is covered. */
  table = $state.raw<TableFacts | null>(null);
  /** What has happened so far, as the seat that looks may know it. */
  history = $state.raw<Seen[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  /** The last line that was said before I came; null until that is known. */
  saidBefore = $state<number | null>(null);
  /** Server's clock minus ours, in seconds. */
  skew = 0;

  #listeners = new Set<Listener>();

  constructor(readonly id: string) {}

  get version(): number {
    return this.table?.version ?? 0;
  }

  /** Be told of every update, with what happened since the one before; nothing has happened before the first. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What is shown through the same eyes as this update. */
  before(update: Update): Update | null {
    return this.update?.seat === update.seat ? this.update : null;
  }

  show(update: Update): void {
    const before = this.before(update);
    const seen = before ? update.seen.filter((one) => one.version > before.version) : [];
    this.history = [...this.history.filter((one) => one.version <= update.since), ...update.seen];
    this.update = update;
    for (const listener of this.#listeners) listener(update, seen);
  }

  /** Forget what the seat saw. */
  forget(): void {
    this.update = null;
    this.history = [];
  }

  /** Hear all that was said, without those whom I have muted meanwhile. */
  async hearTalk(): Promise<void> {
    const before = this.talk;
    try {
      const lines = await get<TalkLine[]>(`/tables/${this.id}/talk`);
      const meanwhile = this.talk.filter((line) => !before.includes(line));
      this.talk = lines;
      this.saidBefore ??= lines.at(-1)?.n ?? 0;
      for (const line of meanwhile) this.hearLine(line);
    } catch {
      // It comes with the next connection.
    }
  }

  /** A line that was said, perhaps told again. */
  hearLine(line: TalkLine): void {
    if (!this.talk.some((one) => one.n === line.n)) this.talk = [...this.talk, line].sort((a, b) => a.n - b.n);
  }
}
