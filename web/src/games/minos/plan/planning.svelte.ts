/** My next turn, or this one, on a copy of the table: the moves that I plan, what becomes of them whenever something
 * happens, and carrying them out. */

import { language } from "../../../lib/words.svelte";
import { inHand } from "../../../table/cover";
import type { Move } from "../../../wire/live.svelte";
import type { PlanAnswer, Refusal } from "../../../wire/types";
import { Acting } from "../acting.svelte";
import { retrievedSince, type Retrieved } from "../dice/retrieved";
import type { Play } from "../play.svelte";
import { moveWords } from "../saying";
import type { MinosMove, MinosSurvey, MinosView, MovePreview } from "../types";
import { forgetOthers, keepPlan, keptPlan } from "./keeping";
import { afterMade, afterMove, heldOf, movesOf, withPromises, withStep, type Fate, type Planned } from "./steps";

/** After so many ms what was refused for haste is asked again. */
const AGAIN = 1_000;
/** So many moves make a plan. */
const MOST = 40;

/** What came of carrying a plan out: how many of its moves were made, and why no more. */
export type Outcome = { made: number; wanted: number; refusal: Refusal | null; version: number; again?: boolean };

export class Planning extends Acting {
  readonly isPlan = true;
  steps = $state.raw<readonly Planned[]>([]);
  /** What has been told of the steps last; null before. */
  answer = $state.raw<PlanAnswer | null>(null);
  /** Whether the table that is drawn is the plan's. */
  isShown = $state(false);
  /** It was wanted, and there is nothing to plan now. */
  isNothing = $state(false);
  isAsking = $state(false);
  isDoing = $state(false);
  outcome = $state.raw<Outcome | null>(null);
  #of = "";
  /** Whose plan it is. */
  #seat: number | null = null;
  #isClosed = false;

  constructor(private readonly real: Play) {
    super(real.live, real.box);
  }

  readonly seat = $derived.by(() => this.real.seat);
  readonly moment = $derived.by(() => `${this.real.moment}/${JSON.stringify(movesOf(this.steps))}`);
  readonly view: MinosView = $derived.by(() => (this.answer?.view ?? this.real.view) as MinosView);
  readonly survey: MinosSurvey | null = $derived.by(() => (this.answer?.survey ?? this.real.survey) as MinosSurvey | null);
  readonly legal: readonly MinosMove[] = $derived.by(() => (this.answer?.legal ?? []) as MinosMove[]);
  readonly isMine = $derived.by(() => this.isDrawn && this.legal.length > 0 && this.live.line === "open" && !this.isAsking && !this.isDoing);
  /** Whether the plan can be drawn, and shall be. */
  readonly isDrawn = $derived.by(() => this.isShown && Boolean(this.answer?.view));
  readonly fates = $derived.by(() => (this.answer?.steps ?? []) as Fate[]);
  /** How many steps hold. While nothing can be tried none does, and none is broken. */
  readonly held = $derived.by(() => heldOf(this.fates.slice(0, this.steps.length)));
  readonly isTried = $derived.by(() => this.answer?.version === this.live.version && this.fates.length === this.steps.length && !this.isAsking);
  /** Whether steps can be carried out at once. */
  readonly isDue = $derived.by(() => this.isTried && this.held > 0 && Boolean(this.answer?.is_now) && this.live.line === "open" && !this.isDoing);
  /** Whether what is planned ends by something being drawn. */
  readonly endsInChance = $derived.by(() => this.held > 0 && (this.fates[this.held - 1]?.asks_chance ?? false));

  /** Whether I can plan at all: nobody else plays for me, and it is no lesson, which waits for what it says. */
  readonly isOffered = $derived.by(() => {
    const { table } = this.live;
    const isPlaying = table?.status === "playing" && !this.real.view.ended && !this.live.update?.table.lesson;
    return isPlaying && this.seat !== null && inHand(table, this.live.player).includes(this.seat);
  });

  readonly retrieved: Retrieved | null = $derived.by(() => {
    if (this.seat === null) return null;
    return this.real.view.active === this.seat ? this.real.retrieved : retrievedSince(this.real.view, this.view, this.seat);
  });

  /** Nobody looks at it any more: nothing of it is done or kept from now on. */
  close(): void {
    this.#isClosed = true;
  }

  // Making the plan

  open(): void {
    this.outcome = null;
    this.isNothing = false;
    this.isShown = true;
    void this.refresh();
  }

  leave(): void {
    this.isShown = false;
    this.forget();
  }

  /** Plan a move, after those that hold. */
  async play(move: Move): Promise<void> {
    if (this.steps.length >= MOST) return;
    const planned = move as unknown as MinosMove;
    const step = { move: planned, words: moveWords(planned, this), language: language(), promised: null };
    await this.#become(withStep(this.steps, this.held, step));
  }

  /** Give up a step and all that come after it. */
  async drop(from: number): Promise<void> {
    await this.#become(this.steps.slice(0, from));
  }

  words(step: Planned): string {
    return step.language === language() ? step.words : moveWords(step.move, this);
  }

  async #become(steps: readonly Planned[]): Promise<void> {
    this.#set(steps);
    this.forget();
    await this.refresh();
  }

  #set(steps: readonly Planned[]): void {
    this.steps = steps;
    if (this.#seat !== null) keepPlan(this.live.id, this.#seat, steps);
  }

  // Asking what becomes of it

  /** Something has happened, or is planned otherwise: ask what still holds. */
  async refresh(): Promise<void> {
    if (this.#isClosed) return;
    if (this.#seat !== this.seat) this.#begin();
    if (this.live.table?.status === "over" || this.#isPast()) this.#set([]);
    const { moment } = this;
    if (moment === this.#of || this.isDoing || !this.isOffered || (!this.steps.length && !this.isShown)) return;
    this.#of = moment;
    this.isAsking = true;
    this.renew();
    try {
      const answer = await this.live.plan(movesOf(this.steps) as unknown as Move[]);
      if (moment !== this.moment || moment !== this.#of) return; // the next answer is on its way
      // What came of an older table is asked again with the update that is on its way.
      if (answer.version === this.live.version) this.#take(answer);
      else this.#of = "";
    } catch {
      if (moment === this.#of) this.#of = "";
      if (this.live.line === "open") setTimeout(() => void this.refresh(), AGAIN);
    }
  }

  #take(answer: PlanAnswer): void {
    this.answer = answer;
    this.isAsking = false;
    this.isNothing = this.isShown && !answer.view;
    if (!answer.view) this.isShown = false;
    if (!this.candidates.length) this.forget();
    this.#set(withPromises(this.steps, answer.steps as Fate[]));
    if (!this.outcome?.refusal && (this.outcome?.version ?? 0) < answer.version) this.outcome = null;
  }

  /** Whether the turn for which it was planned is over. */
  #isPast(): boolean {
    const wasNow = this.steps.length > 0 && Boolean(this.answer?.is_now && this.answer.view);
    return wasNow && !this.isDoing && this.answer?.version !== this.live.version && !this.real.legal.length;
  }

  /** Another person's plan is never shown. */
  #begin(): void {
    this.#seat = this.seat;
    this.#of = "";
    this.answer = null;
    this.isShown = this.isNothing = this.isAsking = this.isDoing = false;
    this.outcome = null;
    this.forget();
    forgetOthers(this.live.id, this.seat);
    this.steps = this.seat === null ? [] : keptPlan(this.live.id, this.seat);
  }

  async previews(moves: MinosMove[]): Promise<readonly (MovePreview | null)[] | null> {
    const { version, previews } = await this.live.preview(moves as unknown as Move[], this.#holding());
    return version === this.live.version ? (previews as (MovePreview | null)[]) : null;
  }

  async surveyAfter(move: MinosMove): Promise<MinosSurvey | null> {
    const { version, survey } = await this.live.plan([...this.#holding(), move as unknown as Move]);
    return version === this.live.version ? (survey as MinosSurvey | null) : null;
  }

  protected async reason(move: Move): Promise<Refusal | null> {
    const before = this.#holding();
    return (await this.live.plan([...before, move])).steps[before.length]?.refusal ?? null;
  }

  #holding(): Move[] {
    return movesOf(this.steps).slice(0, this.held) as unknown as Move[];
  }

  // Carrying it out

  /** Make as many of the planned moves as hold. */
  async carryOut(): Promise<void> {
    if (!this.isDue || this.live.pending) return;
    const moves = this.#holding();
    this.isDoing = true;
    try {
      const { made, refusal, version, again } = await this.live.commit(moves);
      this.#set(afterMade(this.steps, made));
      this.outcome = { made, wanted: moves.length, refusal, version, again };
    } catch (no) {
      this.outcome = { made: 0, wanted: moves.length, refusal: no as Refusal, version: this.live.version };
    }
    this.isDoing = false;
    this.leave();
    await this.refresh();
  }

  /** A move was made outside of the plan: if it was the next one planned, that is done. */
  made(move: Move): void {
    this.outcome = null;
    this.#set(afterMove(this.steps, move));
  }
}
