/** One person's play at a table of Akrotiri: what may be done now, what is being thought of, and why something cannot be.
 *
 * No rule is known here. Legal moves come with the update, everything else with the survey. */

import { settings } from "../../lib/settings.svelte";
import type { Live, Move } from "../../wire/live.svelte";
import type { Refusal } from "../../wire/types";
import type { AkrotiriSurvey, AkrotiriView, AkrotiriMove, ComponentSet, MapHelp, Voyage } from "./types";
import { Laying } from "./laying.svelte";
import { pickCube } from "./loading";
import { marksOf } from "./marking";
import type { Marks, Place } from "./marks";
import { named } from "./naming";
import { waitedFor } from "./saying";
import { parted } from "./scene";

export type Decision = "lay" | "cube" | "keep" | "take" | "berth" | "act" | "wait" | "over";

/** What somebody has in mind while acting. */
export type Thought =
  | { kind: "nothing" | "unload" | "oracle" | "end" }
  | { kind: "sail"; voyage: Voyage | null }
  /** Cubes as `site#index`. */
  | { kind: "load"; chosen: string[] }
  | { kind: "card"; card: string; site: string | null }
  | { kind: "buy"; tiers: string[] };

/** After so many ms what was refused for haste is asked again. */
const AGAIN = 1_000;

export class Play {
  survey = $state.raw<AkrotiriSurvey | null>(null);
  /** Whose survey it is and of which version. */
  #surveyed = $state("");
  thought = $state<Thought>({ kind: "nothing" });
  /** The colour of the second cube, and its corner: whichever is chosen first waits for the other. */
  colour = $state<string | null>(null);
  corner = $state<string | null>(null);
  /** The place where an advised move goes, while that is looked at. */
  advised = $state<string | null>(null);
  hovered = $state.raw<Place | null>(null);
  cursor = $state<string | null>(null);
  /** Why what was picked on the map cannot be done. */
  reason = $state.raw<Refusal | null>(null);
  /** Docks still to be sailed to, one move after the other. */
  #voyage: string[] = [];
  #reasons = new Map<string, Refusal | null>();
  /** Of which seat and version the survey is, or is on its way. */
  #of = "";
  readonly laying: Laying;

  constructor(
    readonly live: Live,
    readonly components: ComponentSet,
  ) {
    this.laying = new Laying(this);
  }

  readonly view = $derived.by(() => this.live.update?.view as AkrotiriView | undefined);
  readonly seat = $derived.by(() => this.live.update?.seat ?? null);
  readonly legal = $derived.by(() => (this.live.update?.legal ?? []) as AkrotiriMove[]);
  readonly isMine = $derived.by(() => this.legal.length > 0 && this.live.line === "open" && !this.live.pending);

  readonly decision: Decision = $derived.by(() => {
    const top = this.view?.stack.at(-1);
    if (this.view && (!top || this.live.table?.status === "over")) return "over";
    return top && this.legal.length ? (top.split(":")[0] as Decision) : "wait";
  });

  readonly #here = $derived.by(() => `${this.seat}/${this.live.version}`);

  readonly #byKind = $derived.by(() => {
    const kinds = new Map<string, AkrotiriMove[]>();
    for (const move of this.legal) kinds.set(move.move, [...(kinds.get(move.move) ?? []), move]);
    return kinds;
  });

  /** The legal moves of one kind. */
  moves<K extends AkrotiriMove["move"]>(kind: K): Extract<AkrotiriMove, { move: K }>[] {
    return (this.#byKind.get(kind) ?? []) as Extract<AkrotiriMove, { move: K }>[];
  }

  readonly actions = $derived.by(() => this.view?.actions ?? 0);
  readonly sides = $derived.by(() => this.view?.thera ?? []);
  readonly cargo = $derived.by(() => parted(this.view?.cargo[this.seat ?? -1]));
  readonly hand: readonly MapHelp[] = $derived.by(() => this.survey?.hand ?? []);
  /** Ways of the version before would be drawn with a false cost: until the survey is here there are none. */
  readonly voyages = $derived.by(
    () => new Map(this.#surveyed === this.#here ? this.survey?.voyages.map((one) => [one.dock, one]) : []),
  );
  readonly boat = $derived.by(() => (this.seat === null ? null : (this.view?.boats[this.seat] ?? null)));
  /** The sea as it is, or with the tile that is held over it. */
  readonly ahead = $derived.by(() => this.laying.after ?? this.survey);
  /** The cell of the tile that was laid last. */
  readonly lastCell = $derived.by(() => this.view?.tiles.at(-1)?.split("@")[1]?.slice(0, -1) ?? "");
  readonly marks: Marks = $derived.by(() => marksOf(this));

  /** The table with what I have just done already on it; taken back if the server refuses. */
  readonly shown = $derived.by(() => {
    const [view, move, seat] = [this.view, this.live.pending as AkrotiriMove | null, this.seat];
    if (!view || !move || seat === null) return view;
    if (move.move === "lay") return { ...view, tiles: [...view.tiles, `${view.hand}@${move.cell}${move.turn}`] };
    if (move.move === "sail" || move.move === "berth") return { ...view, boats: view.boats.with(seat, move.dock) };
    return view;
  });

  /** A new version of the table: ask for its survey, and go on with a voyage that is under way. */
  async refresh(): Promise<void> {
    const of = this.#here;
    if (of === this.#of) return;
    this.#of = of;
    this.#reasons.clear();
    this.laying.renew();
    this.forget();
    try {
      const answer = await this.live.survey();
      // Something has happened meanwhile: the next answer is on its way.
      if (of !== this.#of || answer.version !== this.live.version) return;
      this.survey = answer.survey as AkrotiriSurvey;
      this.#surveyed = of;
    } catch {
      // The line was lost, or too much was asked: once more with the next update, or soon.
      if (of === this.#of) this.#of = "";
      if (this.live.line === "open") setTimeout(() => void this.refresh(), AGAIN);
      return;
    }
    const next = this.#voyage.shift();
    if (next && this.moves("sail").some((move) => move.dock === next)) void this.play({ move: "sail", dock: next });
    else this.#voyage = [];
  }

  /** Think of nothing any more. */
  forget(): void {
    this.thought = { kind: "nothing" };
    [this.colour, this.corner, this.advised] = [null, null, null];
    this.reason = null;
    this.laying.forget();
  }

  async play(move: Move): Promise<void> {
    this.reason = null;
    if (await this.live.play(move)) return;
    this.#voyage = [];
    if (this.live.refused) this.live.refused = this.#inWords(this.live.refused);
  }

  /** End the turn. While actions are left one is asked first, unless one does not want to be. */
  end(): void {
    const isSure = !settings.confirmEnd || this.actions === 0 || this.thought.kind === "end";
    if (isSure) void this.play({ move: "end" });
    else this.thought = { kind: "end" };
  }

  /** Choose the colour or the corner of the second cube. With both it is placed. */
  choose(cube: { colour?: string; corner?: string }): void {
    const { colour, corner } = { colour: this.colour, corner: this.corner, ...cube };
    const [fits] = this.moves("cube").filter((one) => (!colour || one.colour === colour) && (!corner || one.corner === corner));
    if (!fits) void this.ask({ move: "cube", colour: colour ?? this.moves("cube")[0]?.colour, corner });
    else if (colour && corner) void this.play(fits);
    else [this.colour, this.corner] = [colour, corner];
  }

  /** Turn the tile that is being laid. True if one is. */
  rotate(steps: number): boolean {
    const isLaying = this.decision === "lay";
    if (isLaying) this.laying.rotate(steps);
    return isLaying;
  }

  /** Sail all the way, move by move. */
  sail(voyage: Voyage): void {
    const [first, ...rest] = voyage.steps;
    if (!first) return;
    this.#voyage = rest.map((step) => step.dock);
    void this.play({ move: "sail", dock: first.dock });
  }

  // On the map

  hover(place: Place | null): void {
    this.hovered = place;
    if (this.decision === "lay" && !this.laying.isPut) this.laying.hold(place?.kind === "cell" ? place.name : null);
  }

  pick({ kind, name }: Place): void {
    this.reason = null;
    if (kind === "cube") pickCube(this, name);
    else if (kind === "cell" && this.decision === "lay") this.laying.pick(name);
    else if (kind === "dock") this.#pickDock(name);
    else if (kind === "site") this.#pickSite(name);
  }

  #pickDock(dock: string): void {
    const move = { move: this.decision === "berth" ? "berth" : "sail", dock };
    const voyage = this.voyages.get(dock);
    if (this.decision === "berth" && this.moves("berth").some((one) => one.dock === dock)) void this.play(move);
    else if (this.decision !== "berth" && (this.decision !== "act" || dock === this.boat)) return;
    else if (!voyage) void this.ask(move);
    else if (this.thought.kind === "sail" && this.thought.voyage?.dock === dock) this.sail(voyage);
    else this.thought = { kind: "sail", voyage };
  }

  #pickSite(site: string): void {
    const [cell, corner = ""] = site.split("/");
    if (this.decision === "cube" && cell === this.lastCell) this.choose({ corner });
    else if (this.thought.kind === "card") {
      this.thought = { ...this.thought, site };
      // While a tile is laid one only looks.
      if (this.decision === "act") void this.ask({ move: "excavate", map: this.thought.card, site });
    }
  }

  // Reasons

  /** Why a move cannot be made now; null if it can. The answer holds until something happens. */
  async why(move: Move): Promise<Refusal | null> {
    const name = JSON.stringify(move);
    const known = this.#reasons.get(name);
    if (known !== undefined) return known;
    try {
      const { refusals, version } = await this.live.why([move]);
      const reason = refusals[0] ? this.#inWords(refusals[0]) : null;
      if (version === this.live.version) this.#reasons.set(name, reason);
      return reason;
    } catch (no) {
      return no as Refusal;
    }
  }

  /** Say why a move cannot be made, if it cannot. */
  async ask(move: Move): Promise<void> {
    this.reason = await this.why(move);
  }

  /** The server names places, and what a lesson waits for, in the notation; people read them in words. */
  #inWords(refusal: Refusal): Refusal {
    const facts = { ...refusal.facts, ...named(refusal.facts ?? {}) };
    return { ...refusal, facts: refusal.code === "lesson" ? { ...facts, moves: waitedFor(this) } : facts };
  }
}
