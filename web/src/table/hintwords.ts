/** What a hint says of a move, in the reader's language: a sentence, what is to follow, and the chance to win. */

import { language, t } from "../lib/words.svelte";
import type { Advised, AnyMove, TableFacts } from "../wire/types";
import { waysOf } from "./gamewords";
import { listed } from "./tell";

/** The most following moves that are named. A longer line names two fewer, and says how many more there are. */
const NAMED = 6;
/** What was tried less often has a share of games that means nothing yet. */
const FEW = 3;

/** The claims of a move as one sentence; nothing if there are none. */
export function sentenceOf({ claims }: Pick<Advised, "claims">, table: TableFacts): string {
  if (!claims.length) return "";
  const said = listed(
    claims.map(({ kind, facts }) => t(`hint-${kind}`, { ...facts, ...waysOf(table.game).values({ event: "hint", seat: 0, ...facts }, table) })),
  );
  return t("hints-sentence", { claims: capital(said) });
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** The moves that are to follow, and the points that all bring together; nothing where nothing follows. A move is put in
 * words together with those before it. */
export function followingOf({ course, brings, goes_on }: Pick<Advised, "course" | "brings" | "goes_on">, game: string, words: (move: AnyMove, before: readonly AnyMove[]) => string): string {
  if (course.length < 2) return "";
  const steps = course.slice(1);
  const named = steps.slice(0, steps.length > NAMED ? NAMED - 2 : NAMED).map((move, at) => words(move, course.slice(0, at + 1)));
  const further = steps.length - named.length;
  // Each begins as a sentence does, so that commas would not part them.
  const moves = [...named, ...(further ? [t("hints-further", { count: further })] : [])].join(" · ");
  return brings === null ? t("hints-course", { moves }) : t("hints-brings", { game, moves, points: brings, on: goes_on ? "yes" : "no" });
}

/** The chance to win, and how well the search knows it; nothing for a move that nobody has to weigh. */
export function numbersOf({ chance, visits }: Pick<Advised, "chance" | "visits">): string {
  if (chance === null) return "";
  const form = new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 });
  if (visits < FEW) return t("hints-tried", { visits });
  return t("hints-numbers", { chance: form.format(chance), visits });
}
