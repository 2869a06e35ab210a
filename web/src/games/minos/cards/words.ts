/** What is said about a card: what it costs me now and why, and what stands against its effects. */

import { t } from "../../../lib/words.svelte";
import type { Box } from "../box";
import { cardPhrase, phraseWords } from "../saying";
import type { Card, CardHelp, Unmet, Way } from "../types";
import { bestWay } from "./shelf";

/** A condition or a price that is not met: how far it is. */
export function unmetWords({ what, have, needed }: Unmet): string {
  return t(`minos-unmet-${what}`, { have, needed });
}

/** Goods in a row, as temporary ones. */
export function tempWords(temps: readonly string[]): string {
  return temps.map((good) => t(`minos-icon-temp-${good}`)).join(", ");
}

/** A way to pay in words. */
export function wayWords(way: Way): string {
  return way.temps.length ? t("minos-cards-now-with", { price: way.price, temps: tempWords(way.temps) }) : t("minos-cards-now", { price: way.price });
}

/** Whether I can pay a card; "" where nothing is known of it. */
export function meansWords(help: CardHelp | undefined, coins: number | null): string {
  if (!help) return "";
  if (help.can_play) return t("minos-cards-payable");
  const least = Math.min(...help.ways.map(({ price }) => price));
  return coins === null ? t("minos-cards-unpayable") : t("minos-cards-short", { count: least - coins });
}

/** A whole card for those who listen: what is printed on it, what it costs now, what it lacks. */
export function cardWords(card: Card, box: Box, help: CardHelp | undefined, state: string): string {
  const way = help && bestWay(help);
  const parts = [phraseWords(cardPhrase(card, box)), way ? wayWords(way) : "", meansWords(help, null)];
  const unmet = help?.effects.flatMap((effect) => effect.unmet.map(unmetWords)) ?? [];
  if (unmet.length) parts.push(t("minos-cards-lacks", { what: unmet.join(", ") }));
  return [...parts, state].filter(Boolean).map(sentence).join(" ");
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
