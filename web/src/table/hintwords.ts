/** What a hint says of a move, in the reader's language: one sentence, and its numbers. */

import { language, t } from "../lib/words.svelte";
import type { Advised, TableFacts } from "../wire/types";
import { waysOf } from "./gamewords";
import { listed } from "./tell";

/** The claims of a move as one sentence. */
export function sentenceOf({ claims, is_later }: Pick<Advised, "claims" | "is_later">, table: TableFacts): string {
  const said = listed(
    claims.map(({ kind, facts }) => t(`hint-${kind}`, { ...facts, ...waysOf(table.game).values({ event: "hint", seat: 0, ...facts }, table) })),
  );
  return is_later ? t("hints-later", { claims: said }) : t("hints-sentence", { claims: capital(said) });
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** The chance to win and the points to expect; nothing for a move that nobody has to weigh. */
export function numbersOf({ chance, points }: Pick<Advised, "chance" | "points">): string {
  if (chance === null || points === null) return "";
  return t("hints-numbers", {
    chance: new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(chance),
    points: Math.round(points),
  });
}

/** Where the points come from, what brings most in front; what brings next to nothing is left out. */
export function sourcesOf({ sources }: Pick<Advised, "sources">, game: string): { name: string; points: string }[] {
  const form = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return Object.entries(sources)
    .filter(([, points]) => Math.abs(points) >= 0.05)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .map(([part, points]) => ({ name: t(`${game}-score-${part}`), points: form.format(points) }));
}
