/** The tile in hand over the sea: where it is held, how it is turned, and what it would bring there. */

import type { AkrotiriSurvey, MapHelp } from "./types";
import { lying, TURNS, type Turn } from "./geometry";
import type { Play } from "./play.svelte";

/** The tile has to be held still for so many ms before the server is asked about it. */
const STILL = 80;

export class Laying {
  turn = $state<Turn>("n");
  /** The cell over which the tile is held, and whether it has been put down to look. */
  cell = $state<string | null>(null);
  isPut = $state(false);
  /** The map as it would be with the tile there. */
  after = $state.raw<AkrotiriSurvey | null>(null);
  #afters = new Map<string, AkrotiriSurvey>();

  constructor(readonly play: Play) {}

  readonly #moves = $derived.by(() => this.play.moves("lay"));
  /** The cells where it may go. */
  readonly cells = $derived.by(() => [...new Set(this.#moves.map((move) => move.cell))]);

  readonly ghost = $derived.by(() => {
    const tile = this.play.components.tiles.find((one) => one.id === this.play.view?.hand);
    return tile && this.cell !== null && this.play.decision === "lay" ? lying(tile, this.cell, this.turn) : null;
  });

  /** Islands that it would join: those with land of the new tile and of older ones. */
  readonly joined = $derived.by(() => {
    if (!this.after || this.cell === null) return [];
    const cell = `${this.cell}/`;
    const isNew = (site: string): boolean => site.startsWith(cell);
    return this.after.islands.filter((one) => one.quadrants.some(isNew) && !one.quadrants.every(isNew));
  });

  /** By card in hand: sites that it would open. */
  readonly opened = $derived.by(() => {
    const now = new Map(this.play.hand.map((map) => [map.id, map.sites]));
    const fresh = (map: MapHelp): string[] => map.sites.filter((site) => !now.get(map.id)?.includes(site));
    return new Map((this.after?.hand ?? []).map((map) => [map.id, fresh(map)] as const));
  });

  #turnsOn(cell: string): Turn[] {
    return this.#moves.filter((move) => move.cell === cell).map((move) => move.turn as Turn);
  }

  /** Hold it over a cell, or over none. */
  hold(cell: string | null): void {
    this.cell = cell;
    this.after = null;
    if (cell === null) return;
    const turns = this.#turnsOn(cell);
    if (!turns.includes(this.turn)) this.turn = turns[0] ?? "n";
    void this.#look();
  }

  /** Put it down to look; what lies there already is turned. */
  pick(cell: string): void {
    if (!this.cells.includes(cell)) void this.play.ask({ move: "lay", cell, turn: this.turn });
    else if (this.isPut && this.cell === cell) this.rotate(1);
    else {
      this.isPut = true;
      this.hold(cell);
    }
  }

  rotate(steps: number): void {
    const turns = this.cell === null ? [...TURNS] : this.#turnsOn(this.cell);
    this.turn = turns[(turns.indexOf(this.turn) + steps + turns.length) % turns.length] ?? "n";
    if (this.cell !== null) void this.#look();
  }

  lay(): void {
    if (this.cell !== null) void this.play.play({ move: "lay", cell: this.cell, turn: this.turn });
  }

  /** Take it up again. */
  forget(): void {
    this.cell = null;
    this.isPut = false;
    this.after = null;
  }

  /** Another version of the table: what was looked ahead holds no more. */
  renew(): void {
    this.#afters.clear();
    this.forget();
  }

  /** What it would join and make possible: asked of the server, and remembered for this turn. */
  async #look(): Promise<void> {
    const { cell, turn } = this;
    const name = `${cell}${turn}`;
    const known = this.#afters.get(name);
    this.after = known ?? null;
    if (known || cell === null) return;
    // Whoever only moves over the sea asks nothing; the tile itself is shown at once.
    await new Promise((still) => setTimeout(still, STILL));
    if (this.cell !== cell || this.turn !== turn) return;
    try {
      const { survey, version } = await this.play.live.survey({ move: "lay", cell, turn });
      if (version !== this.play.live.version) return;
      const after = survey as AkrotiriSurvey;
      this.#afters.set(name, after);
      if (this.cell === cell && this.turn === turn) this.after = after;
    } catch {
      // It is only a look ahead.
    }
  }
}
