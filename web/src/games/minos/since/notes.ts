/** What changed for a seat between two moments: how regions would score, what is gone, what was pushed. Read from what
 * the server has told of both; no rule is known here. */

import { GOODS, SECTIONS } from "../boards/reading";
import type { Good, MinosSurvey, MinosView, Section } from "../types";

/** A table at one moment, as a seat sees it, and what the rules make of it. */
export type Moment = { view: MinosView; survey: MinosSurvey };

export type Note =
  | { note: "dominance-lost"; region: number; to: number | null }
  | { note: "dominance-gained"; region: number }
  | { note: "points"; region: number; by: number }
  | { note: "die"; die: string; section: Section; space: number; points: number }
  | { note: "offer"; cards: string[] }
  | { note: "goods"; goods: Good[] }
  | { note: "vase"; vase: string; before: number; worth: number | null }
  | { note: "tiles"; tiles: string[] };

/** The weightiest first. */
export function notesOf(before: Moment, now: Moment, seat: number): Note[] {
  return [...regions(before, now, seat), ...dice(before, now, seat), ...offer(before, now), ...vases(before, now, seat), ...goods(before, now), ...tiles(before, now, seat)];
}

function regions(before: Moment, now: Moment, seat: number): Note[] {
  return now.survey.regions.flatMap((region): Note[] => {
    const then = before.survey.regions.find((one) => one.number === region.number);
    if (!then) return [];
    if (then.dominant === seat && region.dominant !== seat) return [{ note: "dominance-lost", region: region.number, to: region.dominant }];
    if (then.dominant !== seat && region.dominant === seat) return [{ note: "dominance-gained", region: region.number }];
    const by = (region.points[seat] ?? 0) - (then.points[seat] ?? 0);
    return by ? [{ note: "points", region: region.number, by }] : [];
  });
}

/** In a round dice are only pushed on: the first of mine in a section is still the first. */
function dice(before: Moment, now: Moment, seat: number): Note[] {
  if (before.view.round !== now.view.round || !now.view.dice.length) return [];
  return SECTIONS.flatMap((section, at) => {
    const [then, mine] = [ownDice(before.view, at, seat), ownDice(now.view, at, seat)];
    return mine.flatMap(({ die, space }, number): Note[] => {
      if (then[number]?.die !== die || then[number]?.space === space) return [];
      const points = now.survey.draft.spaces[at]?.find((one) => one.number === space)?.points ?? 0;
      return [{ note: "die", die, section, space, points }];
    });
  });
}

function ownDice(view: MinosView, row: number, seat: number): { die: string; space: number }[] {
  return (view.rows[row] ?? []).flatMap((placed, at) => (placed?.seat === seat ? [{ die: placed.die, space: at + 1 }] : []));
}

function offer(before: Moment, now: Moment): Note[] {
  const gone = before.survey.cards.filter((card) => card.is_offered && card.can_play && !now.view.offer.includes(card.id)).map((card) => card.id);
  return gone.length ? [{ note: "offer", cards: gone }] : [];
}

function vases(before: Moment, now: Moment, seat: number): Note[] {
  return now.survey.vases.flatMap((vase): Note[] => {
    const then = before.survey.vases.find((one) => one.id === vase.id);
    if (!then || then.worth === null || then.worth === vase.worth || vase.claimed.includes(seat)) return [];
    return [{ note: "vase", vase: vase.id, before: then.worth, worth: vase.worth }];
  });
}

function goods(before: Moment, now: Moment): Note[] {
  const gone = GOODS.filter((_, at) => (before.view.stacks[at] ?? 0) > 0 && now.view.stacks[at] === 0);
  return gone.length ? [{ note: "goods", goods: gone }] : [];
}

/** Tiles that lay beside a route and are others' now. */
function tiles(before: Moment, now: Moment, seat: number): Note[] {
  const lying = (view: MinosView): string[] => view.routes.flatMap((route) => [...route.blue, ...route.red]);
  const here = lying(now.view);
  const own = now.view.seats[seat]?.tiles ?? [];
  const gone = lying(before.view).filter((tile) => !here.includes(tile) && !own.includes(tile));
  return gone.length ? [{ note: "tiles", tiles: gone }] : [];
}

/** So many moments are kept in mind. */
const KEPT = 12;

/** Moments with their versions; a further one is the newest. */
export type Kept = readonly (Moment & { version: number })[];

export function withMoment(kept: Kept, moment: Kept[number]): Kept {
  return [...kept.filter((one) => one.version < moment.version), moment].slice(-KEPT);
}

/** The last moment before others did something, by the version of their first deed; null if none was seen. */
export function lastBefore(kept: Kept, deed: number): Moment | null {
  return kept.findLast((one) => one.version < deed) ?? null;
}
