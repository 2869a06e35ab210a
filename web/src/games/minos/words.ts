/** What Minos says in ways of its own: regions by name, dice, vases, where a gain comes from, lines of the score. */

import { t } from "../../lib/words.svelte";
import type { GameWords, Named, Value } from "../../table/gamewords";
import { listed, nameOf, type Told } from "../../table/tell";
import type { TableFacts } from "../../wire/types";
import { WEALTH } from "./boards/reading";
import { arrived, box, type Box } from "./box";
import { made, phraseWords, SECTIONS, TRACKS } from "./phrases";
import { dieWords } from "./saying";

/** They follow from the rest, or the table shows them. */
const MINOR = [
  "laid-out", "chooses-first", "die-rolled", "drawing", "took", "declined", "turn-ended", "offered", "answered", "grouped", "deck-renewed",
];
/** The table shows them, or the next one says it. */
const SILENT = ["die-rolled", "drawing", "answered", "turn-ended"];
const REGIONS = ["region", "to"] as const;
const THINGS = { card: "card", tile: "tile" } as const;

function regionWords(number: number, table: TableFacts): string {
  const crete = arrived(table.components)?.components.maps.find((one) => Number(one.players) === table.seats.length);
  const name = crete?.regions.find((one) => one.number === number)?.name;
  return t(name ? "minos-region" : "minos-region-number", { name: name ?? "", number });
}

/** Where an effect stands, from its name: `I-17/trait.1`, `build-2/2`, `population`. */
export function sourceWords(source: string, set: Box | null): string {
  const [thing = "", part = ""] = (source.split(".")[0] ?? "").split("/");
  const number = Number(part);
  if (part === "trait") return t("minos-source-trait", { name: thing });
  if (thing in TRACKS) return t(part ? "minos-source-track" : "minos-source-standing", { track: thing, number });
  if (thing === "track") return t("minos-source-beyond");
  if (thing === "tower" || thing === "farm" || thing === "good") return t(`minos-source-${thing}`, { number });
  if (thing === "income") return t("minos-source-income");
  const section = thing.split("-")[0] ?? "";
  if (section in SECTIONS) return t("minos-source-space", { section, number });
  if (set?.routes.has(thing)) return t(part ? "minos-source-route" : "minos-source-route-end", { name: thing, number });
  return t(`minos-source-${kindOf(thing, set)}`, { name: thing });
}

function kindOf(thing: string, set: Box | null): "foundation" | "people" | "trade" | "bonus" | "ability" | "card" {
  if (set?.foundations.has(thing)) return "foundation";
  if (set?.peoples.has(thing)) return "people";
  if (set?.trade.has(thing)) return "trade";
  if (set?.bonuses.has(thing)) return "bonus";
  return set?.abilities.has(thing) ? "ability" : "card";
}

function vaseWords(vase: string, table: TableFacts): string {
  const found = arrived(table.components)?.vases.get(vase);
  return found ? phraseWords(made(`vase-${found.condition}`)) : vase;
}

/** Temporary goods: `stone`, or `2 stone and wood`. */
function tempsWords(temps: readonly string[]): string {
  return listed([...new Set(temps)].map((good) => t("minos-temps", { number: temps.filter((one) => one === good).length, good })));
}

function laidOut(event: Told, table: TableFacts): Record<string, Value> {
  const [where = "", number = ""] = String(event.where).split("/");
  const place = where === "region" ? regionWords(Number(number), table) : number;
  return { where, place, what: where === "vases" ? vaseWords(String(event.what), table) : String(event.what) };
}

function values(event: Told, table: TableFacts): Record<string, Value> {
  if (event.event === "laid-out") return laidOut(event, table);
  const found: Record<string, Value> = {};
  for (const name of REGIONS) if (typeof event[name] === "number") found[name] = regionWords(event[name], table);
  if (typeof event.die === "string") found.die = dieWords(event.die);
  if (typeof event.vase === "string") found.vase = vaseWords(event.vase, table);
  if (Array.isArray(event.temps)) found.temps = tempsWords(event.temps as string[]);
  if (Array.isArray(event.winners)) found.winners = listed(event.winners.map((seat) => nameOf(table, seat as number)));
  if (typeof event.winner === "number") found.winner = nameOf(table, event.winner);
  if (typeof event.source === "string")
    found.source = event.event === "scored" ? t(`minos-score-${event.source}`) : sourceWords(event.source, arrived(table.components));
  return found;
}

function places(event: Told, table: TableFacts): Named[] {
  const found: Named[] = [];
  for (const name of REGIONS) {
    const number = event[name];
    if (typeof number === "number") found.push({ text: regionWords(number, table), place: `region:${number}` });
  }
  for (const [name, kind] of Object.entries(THINGS)) {
    const thing = event[name];
    if (typeof thing === "string") found.push({ text: thing, place: `${kind}:${thing}` });
  }
  return found;
}

/** What an effect brings is told with where it stands. */
function isSilent(event: Told, next: Told | undefined): boolean {
  if (SILENT.includes(event.event)) return true;
  if (event.event !== "took" || !next || !["took", "gained", "paid"].includes(next.event)) return false;
  return stand(event) === stand(next);
}

const stand = ({ source }: Told): string => String(source).split(".")[0] ?? "";

function heading(event: Told): string | null {
  if (event.event === "round-began" || event.event === "die-retrieved") return "own";
  if (event.event === "gained" && event.source === "income") return "minos-log-income";
  return event.event === "scored" ? "minos-log-scoring" : null;
}

/** What counted: a card, a tile, `region 4`, or so many coins, weaponry and cards. */
function why(what: string, table: TableFacts): Named {
  const [first = "", second = ""] = what.split(" ");
  if (first === "region") return { text: regionWords(Number(second), table), place: `region:${second}` };
  if (second === "weaponry") return { text: phraseWords(made("effect-weaponry", Number(first))), place: "" };
  if (second.startsWith("coin")) return { text: phraseWords(made("effect-coin", Number(first))), place: "" };
  if (second.startsWith("card")) return { text: t("minos-part-hand", { hand: Number(first) }), place: "" };
  const set = arrived(table.components);
  if (set?.vases.has(what)) return { text: vaseWords(what, table), place: `vase:${what}` };
  return { text: what, place: set?.cards.has(what) ? `card:${what}` : "" };
}

export const words: GameWords = {
  ready: (components) => box(components).catch(() => undefined), // without it regions have numbers only
  minor: MINOR,
  isSilent,
  values,
  places,
  heading,
  isPart: (event) => event.event === "round-began",
  isAnswer: (event) => event.event === "answered",
  parts: WEALTH,
  line: ({ part }) => t(`minos-score-${part}`),
  why,
  placeOf: () => null, // all of Crete is in sight: a lesson marks everything where it lies
};
