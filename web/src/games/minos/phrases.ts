/** What is written on components, as phrases and in words. Every language says a phrase by a text of its own. */

import { t } from "../../lib/words.svelte";
import type { Box } from "./box";
import type { Card, Phrase, Section, Space, Track } from "./types";

const LISTS = ["comma", "semicolon", "and", "or"] as const;
const INNER = ["a", "b", "c", "d"] as const;

export function made(id: string, number = 1, inner: Phrase[] = [], name = ""): Phrase {
  return { id, number, inner, name };
}

/** A phrase in the reader's words. */
export function phraseWords(phrase: Phrase): string {
  const inner = phrase.inner.map(phraseWords);
  const values: Record<string, string | number> = { number: phrase.number, name: phrase.name };
  INNER.forEach((name, at) => (values[name] = inner[at] ?? ""));
  if (inner.length) for (const list of LISTS) values[list] = inner.reduce((a, b) => t(`minos-list-${list}`, { a, b }));
  return t(`minos-${phrase.id}`, values);
}

/** What an effect says, as the components spell it. */
export function effectPhrase(effect: string, box: Box): Phrase {
  return box.said(effect) ?? made("effect-none");
}

/** A whole decree card: cost, goods, points, instant effects, trigger and trait. */
export function cardPhrase(card: Card, box: Box): Phrase {
  const wants = card.wants.map((good) => made(`good-${good}`));
  const cost = made(wants.length ? "card-cost-wants" : "card-cost", card.cost, wants);
  const instant = made("card-instant", 1, card.instant.map((effect) => effectPhrase(effect, box)));
  return made("card", 1, [cost, made("effect-vp", card.vp), instant, traitPhrase(card, box)], card.id);
}

/** What a card does in the palace, and when. */
export function traitPhrase(card: Card, box: Box): Phrase {
  return made("card-trait", 1, [made(`trigger-${card.trigger}`), effectPhrase(card.trait, box)]);
}

/** An action space: its benefit and its points. */
export function spacePhrase(space: Space, box: Box): Phrase {
  const said = [made("space-points", space.points)];
  if (space.gain) said.unshift(effectPhrase(space.gain, box));
  if (space.age2) said.push(made("space-age2"));
  return made("space", 1, said);
}

/** The space of a section, counted from 1. */
export function spaceOf(section: string, space: number, players: number, box: Box): Space | null {
  const row = box.components.rows.find((one) => one.section === section && Number(one.players) === players);
  return row?.spaces[space - 1] ?? null;
}

/** An effect by the name of where it stands: `I-17/2`, `I-17/trait.1`, `influence/3`, `build-2/2`, `F03`. */
export function effectNamed(name: string, box: Box): Phrase | null {
  const [stand = "", ...steps] = name.split(".");
  let phrase = box.said(textAt(stand, box));
  for (const step of steps) phrase = phrase && within(phrase, Number(step));
  return phrase;
}

function textAt(stand: string, box: Box): string {
  const [thing = "", part = ""] = stand.split("/");
  const { board, tracks, stock } = box.components;
  const card = box.cards.get(thing);
  if (card) return part === "trait" ? card.trait : (card.instant[Number(part) - 1] ?? "");
  const route = box.routes.get(thing);
  if (route) return route.income[Number(part) - 1] ?? "";
  if (thing in TRACKS) return tracks[thing as Track][Number(part)] ?? "";
  if (thing === "track") return tracks.beyond;
  const ladder = { tower: board.towers, farm: board.farms, good: stock.arrivals }[thing];
  if (ladder) return ladder[Number(part) - 1] ?? "";
  const [section = "", players] = thing.split("-");
  if (section in SECTIONS) return spaceOf(section, Number(part), Number(players), box)?.gain ?? "";
  const tile = box.foundations.get(thing) ?? box.peoples.get(thing) ?? box.trade.get(thing) ?? box.bonuses.get(thing);
  return tile?.gain ?? "";
}

export const TRACKS: Record<Track, true> = { influence: true, cultural: true, population: true };
export const SECTIONS: Record<Section, true> = { prepare: true, develop: true, build: true, expand: true, wild: true };

/** One of the effects within an effect, counted from 1: what a phrase has besides them is a price or a condition. */
function within(phrase: Phrase, at: number): Phrase | null {
  const effects = phrase.inner.filter(({ id }) => !/^(price|condition)-/.test(id));
  return effects[at - 1] ?? null;
}
