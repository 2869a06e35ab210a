/** One person's play at a table of Akrotiri: what may be done now, what is being thought of, and what it would bring.
 *
 * No rule is known here. Legal moves come with the update, everything else with the survey. */

import type { Live, Move } from "../../wire/live.svelte";
import type { AkrotiriSurvey, AkrotiriView, AnyMove, ComponentSet, MapHelp, Refusal, Voyage } from "../../wire/types";
import { lying, TURNS, wayLine, type Turn } from "./geometry";
import type { Marks, Place } from "./marks";
import { parted, theraSides } from "./scene";

export type Decision = "lay" | "cube" | "keep" | "take" | "berth" | "act" | "wait" | "over";

/** What somebody has in mind while acting. */
export type Thought =
  | { kind: "nothing" }
  | { kind: "sail"; voyage: Voyage }
  | { kind: "load"; chosen: string[] }
  | { kind: "card"; card: string; site: string | null }
  | { kind: "buy"; tiers: string[] }
  | { kind: "oracle"; terrain: string | null };

export class Play {
  survey = $state.raw<AkrotiriSurvey | null>(null);
  thought = $state<Thought>({ kind: "nothing" });
  turn = $state<Turn>("n");
  /** The cell over which the tile is held, and whether it has been put down to look. */
  cell = $state<string | null>(null);
  isPut = $state(false);
  /** The map as it would be with the tile there. */
  after = $state.raw<AkrotiriSurvey | null>(null);
  colour = $state<string | null>(null);
  hovered = $state.raw<Place | null>(null);
  cursor = $state<string | null>(null);
  /** Why something cannot be done, and what was asked. */
  reason = $state.raw<{ of: string; refusal: Refusal } | null>(null);
  /** Docks still to be sailed to, one move after the other. */
  #voyage: string[] = [];
  #reasons = new Map<string, Refusal | null>();
  #afters = new Map<string, AkrotiriSurvey>();
  #of = -1;

  constructor(
    readonly live: Live,
    readonly components: ComponentSet,
  ) {}

  readonly view = $derived.by(() => this.live.update?.view as AkrotiriView | undefined);
  readonly seat = $derived.by(() => this.live.update?.seat ?? null);
  readonly legal = $derived.by(() => (this.live.update?.legal ?? []) as AnyMove[]);
  readonly isMine = $derived.by(() => this.legal.length > 0 && this.live.line === "open" && !this.live.pending);

  readonly decision: Decision = $derived.by(() => {
    const top = this.view?.stack.at(-1);
    if (!top) return this.view ? "over" : "wait";
    if (!this.legal.length) return "wait";
    return top.split(":")[0] as Decision;
  });

  readonly #byKind = $derived.by(() => {
    const kinds = new Map<string, AnyMove[]>();
    for (const move of this.legal) kinds.set(move.move, [...(kinds.get(move.move) ?? []), move]);
    return kinds;
  });

  /** The legal moves of one kind. */
  moves<K extends AnyMove["move"]>(kind: K): Extract<AnyMove, { move: K }>[] {
    return (this.#byKind.get(kind) ?? []) as Extract<AnyMove, { move: K }>[];
  }

  readonly sides = $derived.by(() => theraSides(this.components, this.view?.players ?? 2));
  readonly cargo = $derived.by(() => parted(this.view?.cargo[this.seat ?? -1]));
  readonly hand: readonly MapHelp[] = $derived.by(() => this.survey?.hand ?? []);
  readonly card = $derived.by(() => {
    const thought = this.thought;
    return thought.kind === "card" ? this.hand.find((map) => map.id === thought.card) : undefined;
  });
  readonly voyages = $derived.by(() => new Map((this.survey?.voyages ?? []).map((one) => [one.dock, one])));
  readonly boat = $derived.by(() => (this.seat === null ? null : (this.view?.boats[this.seat] ?? null)));

  /** The table with what I have just done already on it; taken back if the server refuses. */
  readonly shown = $derived.by(() => {
    const [view, move, seat] = [this.view, this.live.pending as AnyMove | null, this.seat];
    if (!view || !move || seat === null) return view;
    if (move.move === "lay") return { ...view, tiles: [...view.tiles, `${view.hand}@${move.cell}${move.turn}`] };
    if (move.move === "sail" || move.move === "berth") return { ...view, boats: view.boats.with(seat, move.dock) };
    return view;
  });

  /** The turns in which the tile may lie on a cell. */
  turnsOn(cell: string): Turn[] {
    return this.moves("lay").filter((move) => move.cell === cell).map((move) => move.turn as Turn);
  }

  /** A new version of the table: ask for its survey, and go on with a voyage that is under way. */
  async refresh(): Promise<void> {
    const version = this.live.version;
    if (version === this.#of) return;
    this.#of = version;
    this.#reasons.clear();
    this.#afters.clear();
    this.reason = null;
    this.forget();
    try {
      const answer = await this.live.survey();
      if (answer.version === this.live.version) this.survey = answer.survey as AkrotiriSurvey;
    } catch {
      this.#of = -1; // the line was lost: asked again with the next update
      return;
    }
    const next = this.#voyage.shift();
    if (next && this.moves("sail").some((move) => move.dock === next)) void this.play({ move: "sail", dock: next });
    else this.#voyage = [];
  }

  forget(): void {
    this.thought = { kind: "nothing" };
    this.cell = null;
    this.isPut = false;
    this.after = null;
    this.colour = null;
  }

  async play(move: Move): Promise<void> {
    this.reason = null;
    if (!(await this.live.play(move))) this.#voyage = [];
  }

  // Laying

  hover(place: Place | null): void {
    this.hovered = place;
    if (this.decision === "lay" && !this.isPut) this.hold(place?.kind === "cell" ? place.name : null);
  }

  hold(cell: string | null): void {
    this.cell = cell;
    this.after = null;
    if (cell === null) return;
    const turns = this.turnsOn(cell);
    if (!turns.includes(this.turn)) this.turn = turns[0] ?? "n";
    void this.#look();
  }

  rotate(steps: number): boolean {
    if (this.decision !== "lay") return false;
    const turns = this.cell === null ? [...TURNS] : this.turnsOn(this.cell);
    const at = turns.indexOf(this.turn);
    this.turn = turns[(at + steps + turns.length) % turns.length] ?? "n";
    if (this.cell !== null) void this.#look();
    return true;
  }

  /** What the tile would join and make possible: asked of the server, and remembered for this turn. */
  async #look(): Promise<void> {
    const { cell, turn } = this;
    const name = `${cell}${turn}`;
    this.after = this.#afters.get(name) ?? null;
    if (this.after) return;
    try {
      const answer = await this.live.survey({ move: "lay", cell: cell ?? "", turn });
      this.#afters.set(name, answer.survey as AkrotiriSurvey);
      if (this.cell === cell && this.turn === turn) this.after = answer.survey as AkrotiriSurvey;
    } catch {
      // It is only a look ahead.
    }
  }

  readonly ghost = $derived.by(() => {
    const tile = this.components.tiles.find((one) => one.id === this.view?.hand);
    return tile && this.cell !== null && this.decision === "lay" ? lying(tile, this.cell, this.turn) : null;
  });

  /** Islands that the tile would join: those with land of the new tile and of older ones. */
  readonly joined = $derived.by(() => {
    const after = this.after;
    if (!after || this.cell === null) return [];
    const cell = `${this.cell}/`;
    return after.islands.filter((one) => one.quadrants.some((site) => site.startsWith(cell)) && one.quadrants.some((site) => !site.startsWith(cell)));
  });

  /** By card in hand: sites that the tile would open. */
  readonly opened = $derived.by(() => {
    const after = this.after;
    if (!after) return [];
    const now = new Map(this.hand.map((map) => [map.id, new Set(map.sites)]));
    return after.hand.map((map) => ({ id: map.id, sites: map.sites.filter((site) => !now.get(map.id)?.has(site)) })).filter((one) => one.sites.length);
  });

  // Picking on the map

  pick(place: Place): void {
    if (place.kind === "cube") this.#pickCube(place.name);
    else if (place.kind === "cell" && this.decision === "lay") this.#pickCell(place.name);
    else if (place.kind === "dock") this.#pickDock(place.name);
    else if (place.kind === "site") this.#pickSite(place.name);
  }

  #pickCell(cell: string): void {
    if (this.isPut && this.cell === cell) {
      this.rotate(1);
      return;
    }
    this.isPut = true;
    this.hold(cell);
  }

  /** Choose a cube to load, or put it back. */
  #pickCube(name: string): void {
    const [site = "", index = "0"] = name.split("#");
    const colour = parted(this.view?.cubes.find((word) => word.startsWith(`${site}=`))?.split("=")[1])[Number(index)];
    if (!colour) return;
    const chosen = this.thought.kind === "load" ? [...this.thought.chosen] : [];
    if (this.#takable(chosen)[name]) chosen.splice(chosen.indexOf(colour), 1);
    else chosen.push(colour);
    this.thought = { kind: "load", chosen };
  }

  #pickDock(dock: string): void {
    if (this.decision === "berth" && this.moves("berth").some((move) => move.dock === dock)) {
      void this.play({ move: "berth", dock });
      return;
    }
    const voyage = this.voyages.get(dock);
    if (this.decision !== "act") return;
    if (!voyage) {
      if (dock !== this.boat) void this.ask(`dock ${dock}`, { move: "sail", dock });
      return;
    }
    if (this.thought.kind === "sail" && this.thought.voyage.dock === dock) this.sail(voyage);
    else this.thought = { kind: "sail", voyage };
  }

  sail(voyage: Voyage): void {
    const [first, ...rest] = voyage.steps;
    if (!first) return;
    this.#voyage = rest.map((step) => step.dock);
    void this.play({ move: "sail", dock: first.dock });
  }

  #pickSite(site: string): void {
    const corner = this.#cornerOf(site);
    if (this.decision === "cube" && corner && this.colour && this.moves("cube").some((move) => move.colour === this.colour && move.corner === corner)) {
      void this.play({ move: "cube", colour: this.colour, corner });
      return;
    }
    if (this.thought.kind !== "card") return;
    this.thought = { ...this.thought, site };
    const move = { move: "excavate", map: this.thought.card, site };
    if (!this.canExcavate(this.thought.card, site)) void this.ask(`site ${site}`, move);
    else this.reason = null;
  }

  canExcavate(map: string, site: string): boolean {
    return this.moves("excavate").some((move) => move.map === map && move.site === site);
  }

  /** The corner of the tile just laid that a site is, if it is one. */
  #cornerOf(site: string): string | null {
    const last = this.view?.tiles.at(-1)?.split("@")[1]?.slice(0, -1);
    return last !== undefined && site.startsWith(`${last}/`) ? (site.split("/")[1] ?? null) : null;
  }

  // Reasons

  /** Why a move cannot be made now; null if it can. The answer holds until something happens. */
  async why(move: Move): Promise<Refusal | null> {
    const name = JSON.stringify(move);
    const known = this.#reasons.get(name);
    if (known !== undefined) return known;
    try {
      const answer = await this.live.why([move]);
      this.#reasons.set(name, answer.refusals[0] ?? null);
      return answer.refusals[0] ?? null;
    } catch (no) {
      return no as Refusal;
    }
  }

  async ask(of: string, move: Move): Promise<void> {
    const refusal = await this.why(move);
    this.reason = refusal ? { of, refusal } : null;
  }

  // What is marked on the map

  readonly marks: Marks = $derived.by(() => {
    const pointed = this.live.pointed ?? null;
    const common = { pointed, cursor: this.cursor };
    switch (this.decision) {
      case "lay":
        return {
          ...common,
          cells: [...new Set(this.moves("lay").map((move) => move.cell as string))],
          ghost: this.ghost,
          islands: this.joined.map((one) => ({ quadrants: one.quadrants, rim: one.rim, tone: "join" as const })),
          sites: Object.fromEntries(this.opened.flatMap((one) => one.sites.map((site) => [site, "good" as const]))),
        };
      case "cube": {
        const last = this.view?.tiles.at(-1)?.split("@")[1]?.slice(0, -1) ?? "";
        const corners = this.moves("cube").filter((move) => !this.colour || move.colour === this.colour);
        return { ...common, corners: [...new Set(corners.map((move) => `${last}/${move.corner as string}`))] };
      }
      case "berth":
        return { ...common, docks: Object.fromEntries(this.moves("berth").map((move) => [move.dock as string, ""])) };
    }
    return { ...common, ...this.#thoughtMarks() };
  });

  #thoughtMarks(): Marks {
    const thought = this.thought;
    if (thought.kind === "card") return this.#cardMarks(thought.card, thought.site);
    if (this.decision !== "act") return {};
    const docks = Object.fromEntries([...this.voyages.values()].map((one) => [one.dock, String(one.moves)]));
    if (thought.kind === "load") return { cubes: this.#takable(thought.chosen), islands: this.#here() };
    const occupied = [...this.voyages.values()].filter((one) => one.is_occupied).map((one) => one.dock);
    const cubes = this.moves("load").length ? this.#takable([]) : {};
    if (thought.kind !== "sail") return { docks, occupied, cubes };
    const track = thought.voyage.steps.flatMap((step) => step.track);
    return { docks, occupied, way: wayLine(track, this.sides) };
  }

  #here(): Marks["islands"] {
    const island = this.survey?.islands.find((one) => one.docks.includes(this.boat ?? ""));
    return island ? [{ quadrants: island.quadrants, rim: island.rim, tone: "here" }] : [];
  }

  /** The cubes on the island of the boat, with those that are chosen; colours are chosen, any cube of one stands for it. */
  #takable(chosen: string[]): Record<string, boolean> {
    const here = this.#here()?.[0]?.quadrants ?? (this.boat?.startsWith("thera") ? ["thera"] : []);
    const left = [...chosen];
    const found: Record<string, boolean> = {};
    for (const word of this.view?.cubes ?? []) {
      const [site = "", pack = ""] = word.split("=");
      if (!here.includes(site)) continue;
      parted(pack).forEach((colour, index) => {
        const at = left.indexOf(colour);
        if (at >= 0) left.splice(at, 1);
        found[`${site}#${index}`] = at >= 0;
      });
    }
    return found;
  }

  #cardMarks(card: string, site: string | null): Marks {
    const help = this.hand.find((map) => map.id === card);
    if (!help) return {};
    const sites: Marks["sites"] = Object.fromEntries(help.sites.map((one) => [one, "good" as const]));
    const looked = site ?? (this.hovered?.kind === "site" ? this.hovered.name : null);
    if (!looked) return { sites };
    const proofs = this.proofs(help, looked);
    return {
      sites: { ...sites, [looked]: "chosen" },
      icons: [...new Set(proofs.flatMap((proof) => proof.icons))],
      lines: { site: looked, points: help.clues.map((clue) => clue.point) },
    };
  }

  /** Each side of a card at a site: wanted, found, and the icons that count. Counted from the server's lists. */
  proofs(help: MapHelp, site: string): { point: string; terrain: string; wanted: number; found: number; icons: string[] }[] {
    const beyond = this.survey?.beyond[site];
    if (!beyond || !this.survey) return [];
    const icons = this.survey.icons;
    return help.clues.map((clue) => {
      const mask = BigInt(`0x${beyond[["north", "east", "south", "west"].indexOf(clue.point)] ?? "0"}`);
      const found = icons.filter((icon, index) => icon.terrain === clue.terrain && (mask >> BigInt(index)) & 1n).map((icon) => icon.site);
      return { point: clue.point, terrain: clue.terrain, wanted: clue.wanted, found: found.length, icons: found };
    });
  }
}
