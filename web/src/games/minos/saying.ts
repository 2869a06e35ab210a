/** Minos's moves, places and questions in words, for buttons, lists and those who listen. */

import { t } from "../../lib/words.svelte";
import { effectNamed, effectPhrase, made, phraseWords, spaceOf, spacePhrase } from "./phrases";
import type { Place, Sight } from "./sight";
import { SECTIONS } from "./triggers";
import type { CityMove, DrawMove, FarmMove, GoodMove, MinosMove, PlayMove, Section, ShipMove, SailMove, TakeMove, TowerMove } from "./types";

export { cardPhrase, effectNamed, phraseWords, spacePhrase } from "./phrases";

/** The name of a region. */
export function regionName(number: number, sight: Pick<Sight, "box" | "view">): string {
  const crete = sight.box.components.maps.find((one) => Number(one.players) === sight.view.players);
  return crete?.regions.find((one) => one.number === number)?.name ?? t("minos-region-number", { number });
}

/** A region by name and number. */
export function regionWords(number: number, sight: Pick<Sight, "box" | "view">): string {
  const name = regionName(number, sight);
  return name === t("minos-region-number", { number }) ? name : t("minos-region", { name, number });
}

/** A die such as `red5`. */
export function dieWords(die: string): string {
  return t(`minos-die-${die.replace(/\d+$/, "")}`, { value: Number(/\d+$/.exec(die)?.[0] ?? 0) });
}

/** What the seat of the sight is asked, as its agenda has it: `build:1:free`; empty for nothing. */
function asked(sight: Sight): string {
  return sight.seat === null ? "" : (sight.view.seats[sight.seat]?.agenda.at(-1) ?? "");
}

/** A question: a short title, and a sentence. `decision` is a word of an agenda, or its first part alone. */
export function decisionWords(decision: string, sight?: Sight): { title: string; text: string } {
  const [kind = "wait", first = "", second = ""] = decision.split(":");
  const values = {
    count: Number(first) || 1,
    free: second === "free" ? "yes" : "no",
    card: first,
    route: first,
    colour: second,
    region: sight ? regionWords(Number(first), sight) : first,
  };
  return { title: t(`minos-ask-${kind}`, values), text: t(`minos-ask-${kind}-text`, values) };
}

const coins = (number: number): string => phraseWords(made("effect-coin", number));
const gain = (name: string, { box }: Sight): string => phraseWords(effectNamed(name, box) ?? made("effect-none"));

/** A move in words: what its button says. */
export function moveWords(move: MinosMove, sight: Sight): string {
  const { box, view } = sight;
  const { costs, board } = box.components;
  switch (move.move) {
    case "start":
      return t("minos-move-start", { card: move.card, region: regionWords(box.starts.get(move.card)?.region ?? 0, sight) });
    case "back":
      return t("minos-move-back", { card: move.card });
    case "ability":
      return t("minos-move-ability", { tile: move.tile, kind: t(`minos-kind-${box.abilities.get(move.tile)?.kind ?? "decrees"}`) });
    case "draft":
      return capital(t("minos-move-draft", { die: dieWords(move.die), section: move.section }));
    case "advance":
      return t("minos-move-advance", { track: move.track });
    case "retrieve":
      return retrieveWords(move.space, sight);
    case "forfeit":
      return t("minos-move-forfeit", { price: coins(board.forfeit) });
    case "take":
      return takeWords(move, sight);
    case "draw":
      return drawWords(move);
    case "play":
      return playWords(move, sight);
    case "city":
      return builtWords(move, move.stone, "stone", sight);
    case "tower":
      return builtWords(move, move.copper, "copper", sight);
    case "farm":
      return farmWords(move, sight);
    case "ship":
    case "sail":
      return shipWords(move, sight);
    case "place":
      return t("minos-move-place", { region: regionWords(move.region, sight) });
    case "move":
      return t("minos-move-move", way(move, sight));
    case "escort":
      return priced(t("minos-move-escort", way(move, sight)), costs.march);
    case "choose":
      return t("minos-move-choose", { gain: gain(`${asked(sight).split(":")[1] ?? ""}.${move.gain}`, sight) });
    case "good":
      return goodWords(move, sight);
    case "palace":
      return palaceWords(move.card, sight);
    case "discard":
      if (asked(sight).startsWith("discard:")) return t("minos-move-discard", { card: move.card });
      return priced(t("minos-move-sell", { card: move.card }), box.numbers.discard);
    case "convert":
      return convertWords(sight);
    case "income":
      return t("minos-move-income", { route: move.route, gain: incomeOf(move.route, sight) });
    case "tile": {
      const isTaken = asked(sight).startsWith("bonus-tile");
      return t(isTaken ? "minos-move-tile" : "minos-move-tile-use", { tile: move.tile, gain: gain(move.tile, sight) });
    }
    case "battle":
      return battleWords(move.region, sight);
    case "market":
      return priced(t("minos-move-market", { good: move.good }), costs.market);
    case "trade":
      return t("minos-move-trade", { count: costs.trio, good: move.good });
    case "exchange":
      return t("minos-move-exchange", { gain: phraseWords(made(move.gain === "coins" ? "effect-coin" : "effect-weaponry", move.amount)) });
    case "gather":
      return t("minos-move-gather");
    case "end":
      return t("minos-move-end");
    case "done":
      return doneWords(asked(sight));
    case "dealt":
      return move.what;
    case "rolled":
      return dieWords(move.die);
    case "first":
      return view.seats[move.seat] ? sight.name(move.seat) : "";
  }
}

/** A move by its name alone, without what it costs, meets or is asked for now: moves that are to follow others meet
 * another table. `before` is what is done first. */
export function stepWords(move: MinosMove, sight: Sight, before: readonly MinosMove[] = []): string {
  switch (move.move) {
    case "take": {
      const [card = "", effect = ""] = move.what.split("/");
      if (card === "space") return t("minos-step-space");
      return effect ? t("minos-step-effect", { card, number: Number(effect) }) : t("minos-step-trait", { card });
    }
    case "play":
      return t("minos-move-play", { card: move.words[0] ?? "" });
    case "city":
    case "tower":
    case "farm":
      return t(`minos-move-${move.move}`, { region: regionWords(move.region, sight) });
    case "ship":
      return t("minos-move-ship", { route: move.route });
    case "sail":
      return t("minos-step-sail", { route: move.route });
    case "escort":
      return t("minos-move-escort", way(move, sight));
    case "choose":
      return t("minos-step-choose", { number: move.gain });
    case "good":
      return t("minos-move-good", { good: move.good });
    case "palace":
      return t("minos-move-palace", { card: move.card });
    case "discard":
      return t(isPrice(before, sight) ? "minos-move-discard" : "minos-move-sell", { card: move.card });
    case "convert":
      return t("minos-step-convert");
    case "income":
      return t("minos-step-income", { route: move.route });
    case "tile":
      return t("minos-step-tile", { tile: move.tile });
    case "battle":
      return t("minos-step-battle", { region: regionWords(move.region, sight) });
    case "market":
      return t("minos-move-market", { good: move.good });
    case "done":
      return t("minos-move-done");
  }
  return moveWords(move, sight);
}

/** Whether a card that is discarded after these moves pays for an effect; else it is sold. */
function isPrice(before: readonly MinosMove[], sight: Sight): boolean {
  const last = before.findLast(({ move }) => move !== "discard");
  return last ? last.move === "convert" : asked(sight).startsWith("discard:");
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const priced = (move: string, price: number): string => t("minos-move-for", { move, price: coins(price) });
const free = (move: string): string => t("minos-move-free", { move });

/** A move with the temporary goods that it spends. */
function spending(move: string, temps: readonly string[]): string {
  const words = [...new Set(temps)].map((good) => t("minos-temps", { number: temps.filter((one) => one === good).length, good }));
  return words.length ? t("minos-move-with", { move, temps: words.reduce((a, b) => t("minos-list-and", { a, b })) }) : move;
}

const times = (good: string, number: number): string[] => Array<string>(number).fill(good);
const isFree = (sight: Sight): boolean => asked(sight).endsWith(":free");

function way(move: { region: number; to: number }, sight: Sight): { region: string; to: string } {
  return { region: regionName(move.region, sight), to: regionName(move.to, sight) };
}

function retrieveWords(name: string, { view }: Sight): string {
  const [section = "", space = ""] = name.split("/");
  const at = SECTIONS.indexOf(section as Section);
  const die = view.rows[at]?.[Number(space) - 1]?.die;
  return t("minos-move-retrieve", { die: die ? dieWords(die) : "", section, space: Number(space) });
}

function takeWords({ what }: TakeMove, sight: Sight): string {
  if (what === "space") return t("minos-move-take-space", { gain: gain(sight.view.space ?? "", sight) });
  const [card = "", effect] = what.split("/");
  if (effect) return t("minos-move-take-effect", { card, gain: gain(what, sight) });
  return t("minos-move-take-trait", { card, gain: gain(`${card}/trait`, sight) });
}

function drawWords({ card }: DrawMove): string {
  if (card === "deck") return t("minos-move-draw-deck");
  return card === "age2" ? t("minos-move-draw-age2") : t("minos-move-draw", { card });
}

function playWords({ words: [card = "", ...temps] }: PlayMove, sight: Sight): string {
  const help = sight.survey?.cards.find((one) => one.id === card);
  const move = t(sight.view.offer.includes(card) ? "minos-move-play-offer" : "minos-move-play", { card });
  if (isFree(sight)) return free(move);
  const spent = [...temps].sort().join();
  const price = help?.ways.find((one) => [...one.temps].sort().join() === spent)?.price;
  return spending(price === undefined ? move : priced(move, price), temps);
}

/** What the next piece of a kind costs without temporary goods; the rest is the server's to say. */
function priceOf(what: string, sight: Sight, route: number | null = null): number | undefined {
  return sight.survey?.builds.find((one) => one.what === what && (one.route ?? null) === route)?.price;
}

function worth(move: string, price: number | undefined, temps: readonly string[], sight: Sight): string {
  if (isFree(sight)) return free(move);
  return temps.length || price === undefined ? spending(move, temps) : priced(move, price);
}

function builtWords(move: CityMove | TowerMove, temps: number, good: string, sight: Sight): string {
  const words = t(`minos-move-${move.move}`, { region: regionWords(move.region, sight) });
  return worth(words, priceOf(move.move, sight), times(good, temps), sight);
}

function farmWords(move: FarmMove, sight: Sight): string {
  const words = t("minos-move-farm", { region: regionWords(move.region, sight) });
  if (isFree(sight)) return free(words);
  const price = t("minos-warriors", { number: move.warriors });
  return spending(t("minos-move-for", { move: words, price }), times("grain", move.grain));
}

function shipWords(move: ShipMove | SailMove, sight: Sight): string {
  const space = (sight.view.seats[sight.seat ?? -1]?.ships[move.route - 1] ?? 0) + 1;
  const words = t(`minos-move-${move.move}`, { route: move.route, space });
  const temps = [...times("wood", move.move === "ship" ? move.wood : 0), ...times("herb", move.herb)];
  return worth(words, priceOf(move.move, sight, move.route), temps, sight);
}

function goodWords({ good }: GoodMove, sight: Sight): string {
  return t(asked(sight).startsWith("temp") ? "minos-move-temp" : "minos-move-good", { good });
}

function palaceWords(card: string, sight: Sight): string {
  const move = t("minos-move-palace", { card });
  const number = sight.survey?.cards.find((one) => one.id === card)?.palace ?? 0;
  return number ? t("minos-move-losing", { move, number }) : move;
}

function convertWords(sight: Sight): string {
  const phrase = effectNamed(asked(sight).split(":")[1] ?? "", sight.box);
  return capital(phraseWords(phrase ? { ...phrase, id: "effect-convert" } : made("effect-none")));
}

function incomeOf(route: number, sight: Sight): string {
  const tile = sight.box.routes.get(sight.view.routes[route - 1]?.route ?? "");
  const space = sight.view.seats[sight.seat ?? -1]?.ships[route - 1] ?? 0;
  return phraseWords(effectPhrase(tile?.income[space - 1] ?? "", sight.box));
}

function battleWords(region: number, sight: Sight): string {
  const tile = sight.box.peoples.get(sight.view.regions.find((one) => one.number === region)?.peoples.at(-1) ?? "");
  const price = phraseWords(made("effect-weaponry", tile?.weaponry ?? 0));
  return t("minos-move-battle", { region: regionWords(region, sight), price, gain: tile ? gain(tile.id, sight) : "" });
}

function doneWords(decision: string): string {
  const kind = decision.split(":")[0] ?? "";
  if (kind === "fight") return t("minos-move-done-fight");
  return t(["groups", "effects", "move", "place", "palace", "wild", "build"].includes(kind) ? "minos-move-done-rest" : "minos-move-done");
}

/** What a place of the table is called: `region:4`, `card:I-07`, `space:build/2`. */
export function placeWords(place: Place, sight: Sight): string {
  const [kind = "", name = ""] = place.split(/:(.*)/);
  switch (kind) {
    case "region":
      return regionWords(Number(name), sight);
    case "die":
      return dieWords(name);
    case "section":
    case "track":
    case "good":
      return t(`minos-${kind}-${name}`);
    case "space":
      return spaceWords(name, sight);
    case "due":
      return takeWords({ move: "take", what: name }, sight);
    case "route":
      return t("minos-place-route", { route: Number(name) });
    case "deck":
      return t(name === "age2" ? "minos-place-age2" : "minos-place-deck");
    case "tile":
      return phraseWords(made("tile", 1, [effectNamed(name, sight.box) ?? made("effect-none")], name));
    case "ability":
      return t("minos-tile", { name, a: t(`minos-kind-${sight.box.abilities.get(name)?.kind ?? "decrees"}`) });
  }
  return name;
}

function spaceWords(name: string, { box, view }: Sight): string {
  const [section = "", number = ""] = name.split("/");
  const space = spaceOf(section, Number(number), view.players, box);
  return t("minos-place-space", { section, space: Number(number), gain: space ? phraseWords(spacePhrase(space, box)) : "" });
}
