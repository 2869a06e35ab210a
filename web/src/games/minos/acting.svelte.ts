/** Somebody who may act at a table of Minos, and what has been picked for it: in a turn as it is, or on the copy of a plan.
 *
 * No rule is known here. Legal moves come with what is looked at, everything else is asked for. */

import { nameOf } from "../../table/tell";
import type { Live, Move } from "../../wire/live.svelte";
import type { Refusal } from "../../wire/types";
import type { Box } from "./box";
import type { Retrieved } from "./dice/retrieved";
import { fitting, missing, placesOf, single } from "./places";
import type { Considered, Marks, Place, Sight } from "./sight";
import { Asking, type Asked } from "./turn/asking.svelte";
import { ratherTrials, trialsOf } from "./turn/trials";
import type { MinosMove, MinosSurvey, MinosView, MovePreview } from "./types";

/** Something that cannot be done, and why. */
export type WhyNot = { move: MinosMove; refusal: Refusal };

export abstract class Acting implements Sight, Marks, Asked {
  abstract readonly view: MinosView;
  abstract readonly survey: MinosSurvey | null;
  abstract readonly seat: number | null;
  abstract readonly legal: readonly MinosMove[];
  /** Whether something can be done at once. */
  abstract readonly isMine: boolean;
  /** Whether nothing of it happens. */
  abstract readonly isPlan: boolean;
  /** Which table is acted upon: answers hold until this is another. */
  abstract readonly moment: string;
  /** The die of the turn that is being taken. */
  abstract readonly retrieved: Retrieved | null;

  /** What has been picked, in that order: moves that are not about all of it are out of the question. */
  picked = $state.raw<readonly Place[]>([]);
  looked = $state.raw<Place | null>(null);
  /** A move that somebody points at in the list. */
  pointed = $state.raw<MinosMove | null>(null);
  /** A place that was picked in vain, or can be used for less than one might think, and why what one might do there
   * cannot be done. */
  closed = $state.raw<{ place: Place; reasons: readonly WhyNot[] } | null>(null);
  readonly asking = new Asking(this);
  #reasons = new Map<string, Refusal | null>();
  /** What I was asked when I picked; nothing once I have answered. */
  protected thinksOf = "";

  constructor(
    readonly live: Live,
    readonly box: Box,
  ) {}

  /** Do it, or plan to. */
  abstract play(move: Move): Promise<void>;
  abstract previews(moves: MinosMove[]): Promise<readonly (MovePreview | null)[] | null>;
  abstract surveyAfter(move: MinosMove): Promise<MinosSurvey | null>;
  /** Ask why a move cannot be made; null if it can. */
  protected abstract reason(move: Move): Promise<Refusal | null>;

  /** What my seat is asked, with its details: `turn`, `draft`, `palace:2:paid`; `wait` if nothing. */
  readonly asked = $derived.by(() => {
    if (!this.legal.length || this.seat === null) return "wait";
    return this.view.seats[this.seat]?.agenda.at(-1) ?? "wait";
  });
  readonly decision = $derived.by(() => this.asked.split(":")[0] ?? "wait");
  /** The moves that are about everything that has been picked. */
  readonly candidates = $derived.by(() => fitting(this.legal, this.picked));
  readonly wanted = $derived.by(() => missing(this.candidates, this.picked));
  readonly #open = $derived.by(() => new Set(this.legal.flatMap(placesOf)));

  /** The one move that picks and looks leave, or the one pointed at in the list. */
  readonly considered: Considered | null = $derived.by(() => {
    const move = this.pointed ?? this.#single();
    return move && this.isMine ? { move, survey: this.asking.survey(move) } : null;
  });

  #single(): MinosMove | null {
    const { picked, looked } = this;
    const seen = looked && !picked.includes(looked) ? [...picked, looked] : picked;
    // A look at something else does not make one forget what is picked.
    return single(this.legal, fitting(this.legal, seen).length ? seen : picked);
  }

  name(seat: number): string {
    const table = this.live.table;
    return table ? nameOf(table, seat) : "";
  }

  // Marks

  /** Open is what some legal move is about: whoever picks it after something else may begin anew with it. */
  isOpen(place: Place): boolean {
    return this.isMine && this.#open.has(place);
  }

  isPicked(place: Place): boolean {
    return this.picked.includes(place);
  }

  look(place: Place | null): void {
    this.looked = place;
  }

  /** Pick a place, or think better of it. What does not fit takes the place of its like, or begins anew. */
  pick(place: Place): void {
    this.closed = null;
    if (this.picked.includes(place)) this.picked = this.picked.filter((one) => one !== place);
    else if (!this.isOpen(place)) void this.#explain(place, trialsOf(place, this, this.decision));
    else {
      const kind = place.split(":")[0] + ":";
      const others = this.picked.filter((one) => !one.startsWith(kind));
      const tries = [[...this.picked, place], [...others, place]];
      this.picked = tries.find((picked) => fitting(this.legal, picked).length) ?? [place];
      const usable = new Set(fitting(this.legal, [place]).map(({ move }) => move));
      const rather = ratherTrials(place, this, this.decision).filter(({ move }) => !usable.has(move));
      if (rather.length) void this.#explain(place, rather);
    }
  }

  /** Whether the picks leave one move, which is considered then. */
  readonly isSettled = $derived.by(() => this.isMine && this.picked.length > 0 && this.candidates.length === 1);

  settle(): void {
    const [move] = this.candidates;
    if (move && this.isSettled) void this.play(move);
  }

  forget(): void {
    this.picked = [];
    this.pointed = null;
    this.closed = null;
  }

  /** It is another moment: no answer holds. */
  protected renew(): void {
    this.#reasons.clear();
    this.asking.renew();
    // What others do does not make one forget what one has picked, as long as it can be used.
    const keeps = this.thinksOf === this.asked && this.candidates.length > 0;
    if (!keeps) this.forget();
    this.closed = null;
    this.thinksOf = this.asked;
  }

  async #explain(place: Place, moves: readonly MinosMove[]): Promise<void> {
    if (!this.isMine) return;
    const { moment } = this;
    const isPicked = this.isPicked(place);
    const refusals = await Promise.all(moves.map((move) => this.why(move)));
    if (moment !== this.moment || isPicked !== this.isPicked(place)) return;
    const reasons = moves.flatMap((move, at) => (refusals[at] ? [{ move, refusal: refusals[at] }] : []));
    // Reasons that are the same for all are said once.
    const unlike = reasons.filter((one, at) => reasons.findIndex((other) => other.refusal.text === one.refusal.text) === at);
    this.closed = { place, reasons: unlike };
  }

  /** Why a move cannot be made now; null if it can. The answer holds until something happens. */
  async why(move: Move): Promise<Refusal | null> {
    const name = JSON.stringify(move);
    const known = this.#reasons.get(name);
    if (known !== undefined) return known;
    const { moment } = this;
    try {
      const reason = await this.reason(move);
      if (moment === this.moment) this.#reasons.set(name, reason);
      return reason;
    } catch (no) {
      return no as Refusal;
    }
  }
}
