/** What stands on the players' boards, counted and ordered for the eye. No rule is known here: only the view is read. */

import type { ScoreSheet } from "../../../wire/types";
import type { Box } from "../box";
import { byTrigger as grouped, type Group } from "../triggers";
import type { Good, MinosView, Phrase, StartingCard, Track } from "../types";

export { SECTIONS, TRIGGERS } from "../triggers";

export const GOODS: readonly Good[] = ["silver", "stone", "copper", "wood", "grain", "herb"];
export const TRACKS: readonly Track[] = ["influence", "cultural", "population"];
export const STRUCTURES = ["city", "tower", "farm", "ship"] as const;
export type Structure = (typeof STRUCTURES)[number];
/** Where points come from, in the order in which ledgers have them. */
export const WEALTH = [
  "start", "cards", "traits", "foundations", "sea-peoples", "trade", "bonuses", "boards", "tracks", "abilities",
  "vases", "income", "palace-price", "farms", "regions", "leftovers", "player-area", "palace", "cities", "ships",
] as const;
export type Source = (typeof WEALTH)[number];
/** The last space of a progress track. */
export const topOf = (box: Box): number => box.components.tracks.influence.length - 1;

/** The seats as one looks around the table: one's own first, then to the left. */
export function around(players: number, seat: number | null): number[] {
  return Array.from({ length: players }, (_, at) => ((seat ?? 0) + at) % players);
}

/** Whom the table waits for, and who has answered in secret. */
export type Asked = "deciding" | "answered" | "waiting";

/** `deciders` are those of the table, where there is one: it knows of resignations too. */
export function asked(view: MinosView, seat: number, deciders?: readonly number[]): Asked {
  if (view.ended) return "waiting";
  if (view.answered.includes(seat)) return "answered";
  return (deciders?.includes(seat) ?? Boolean(view.seats[seat]?.agenda.length)) ? "deciding" : "waiting";
}

/** What a seat has built, and its warriors on the map. */
export function pieces(view: MinosView, seat: number): Record<Structure | "warriors", number> {
  const count = (of: "city" | "tower" | "farm"): number => view.regions.filter((region) => region[of] === seat).length;
  return {
    city: count("city"),
    tower: count("tower"),
    farm: count("farm"),
    ship: view.seats[seat]?.ships.filter(Boolean).length ?? 0,
    warriors: view.regions.reduce((sum, region) => sum + (region.warriors[seat] ?? 0), 0),
  };
}

export function totalOf(sheet: ScoreSheet | undefined): number | null {
  return sheet ? sheet.lines.reduce((sum, line) => sum + line.points, 0) : null;
}

/** One source of points: what each seat has gained by it, and what it would add if the game ended now. */
export type Wealth = { source: Source; gained: number[]; ending: number[] };

/** Every source of which anybody has something, or would have at the end. */
export function wealth(view: MinosView, sheets: readonly ScoreSheet[]): Wealth[] {
  const rows = WEALTH.map((source, at) => {
    const gained = view.seats.map((one) => one.ledger[at] ?? 0);
    const ending = view.seats.map((_, seat) => {
      const lines = sheets.find((sheet) => sheet.seat === seat)?.lines;
      if (!lines) return 0;
      return lines.filter((line) => line.part === source).reduce((sum, line) => sum + line.points, 0) - (gained[seat] ?? 0);
    });
    return { source, gained, ending };
  });
  return rows.filter((row) => [...row.gained, ...row.ending].some(Boolean));
}

/** Cards, by their ids, by what triggers them. */
export function byTrigger(box: Box, cards: readonly string[]): Group[] {
  return grouped(cards.flatMap((id) => box.cards.get(id) ?? []));
}

/** The spaces of a track at which a standing value changes: `[[0, 1], [2, 2], [5, 3]]`. */
export function steps(values: readonly number[]): [space: number, value: number][] {
  return values.flatMap((value, at): [number, number][] => (at && values[at - 1] === value ? [] : [[at, value]]));
}

function phrase(id: string, number = 1, inner: Phrase[] = []): Phrase {
  return { id, number, inner, name: "" };
}

/** What stands on a starting card, as phrases. */
export function startPhrases(card: StartingCard): Phrase[] {
  const good = (name: Good): Phrase => phrase(`good-${name}`);
  const said = [
    phrase("effect-coin", card.coins),
    phrase("effect-weaponry", card.weaponry),
    phrase("effect-vp", card.vp),
    phrase("start-good", 1, [good(card.good)]),
    ...card.temps.map((name) => phrase("start-temp", 1, [good(name)])),
    phrase("start-draw", card.draw),
    phrase("start-back", card.back),
    phrase("start-region", card.region),
  ];
  if (card.warrior) said.push(phrase("start-warrior"));
  if (card.flag) said.push(phrase("start-flag"));
  return said.filter((one) => one.number);
}

/** After which of the scored rounds the next scoring comes; null after the last. */
export function nextScoring(round: number, scored: readonly number[]): number | null {
  return scored.find((one) => round <= one) ?? null;
}
