/** Score sheets as a table: parts by seat, and each part's lines with what counted. */

import { said, t } from "../lib/words.svelte";
import type { ScoreLine, ScoreSheet } from "../wire/types";

export type Part = { part: string; title: string; points: number[]; lines: { seat: number; words: string; line: ScoreLine }[] };

export function total(sheet: ScoreSheet): number {
  return sheet.lines.reduce((sum, line) => sum + line.points, 0);
}

/** The parts in the order of the sheets, with every seat's points in the order of the sheets too. */
export function parts(game: string, sheets: readonly ScoreSheet[]): Part[] {
  const names = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.part)))];
  return names.map((part) => {
    const of = (sheet: ScoreSheet): ScoreLine[] => sheet.lines.filter((line) => line.part === part);
    return {
      part,
      title: partWords(game, part),
      points: sheets.map((sheet) => of(sheet).reduce((sum, line) => sum + line.points, 0)),
      lines: sheets.flatMap((sheet) => of(sheet).map((line) => ({ seat: sheet.seat, words: lineWords(game, line), line }))),
    };
  });
}

function partWords(game: string, part: string): string {
  const id = `${game}-score-${part}`;
  return said(id) ? t(id) : part;
}

/** What a line is about: `goal lake`, `map M07`, `12 drachmas`. */
export function lineWords(game: string, line: ScoreLine): string {
  const [kind = "", name = ""] = line.what.split(" ");
  const id = `${game}-${kind}-${name}`;
  if (said(id)) return t(id);
  if (kind === "map") return t("end-line-map", { map: name });
  if (kind === "secret") return t("end-line-secret");
  if (/^\d+$/.test(kind)) return t("end-line-purse", { count: Number(kind) });
  return line.what;
}
