/** Score sheets as a table: parts by seat, and each part's lines with what counted. */

import { said, t } from "../lib/words.svelte";
import type { ScoreLine, ScoreSheet } from "../wire/types";
import { waysOf } from "./gamewords";

export type Part = { part: string; title: string; points: number[]; lines: { seat: number; words: string; line: ScoreLine }[] };

export function total(sheet: ScoreSheet): number {
  return sheet.lines.reduce((sum, line) => sum + line.points, 0);
}

/** The parts in the order of the sheets, with every seat's points in the order of the sheets too. */
export function parts(game: string, sheets: readonly ScoreSheet[]): Part[] {
  return partsOf(game, sheets).map((part) => {
    const of = (sheet: ScoreSheet): ScoreLine[] => sheet.lines.filter((line) => line.part === part);
    return {
      part,
      title: partWords(game, part),
      points: sheets.map((sheet) => of(sheet).reduce((sum, line) => sum + line.points, 0)),
      lines: sheets.flatMap((sheet) => of(sheet).map((line) => ({ seat: sheet.seat, words: waysOf(game).line(line), line }))),
    };
  });
}

/** In the game's own order, where it has one: a sheet leaves out what brought nothing, and each leaves out other things. */
function partsOf(game: string, sheets: readonly ScoreSheet[]): string[] {
  const found = new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.part)));
  return [...new Set([...(waysOf(game).parts ?? []).filter((part) => found.has(part)), ...found])];
}

/** Whether the lines of a part say more than its points. */
export function isTold(part: Part): boolean {
  return part.lines.some(({ words, line }) => line.why.length || words !== part.title);
}

function partWords(game: string, part: string): string {
  const id = `${game}-score-${part}`;
  return said(id) ? t(id) : part;
}
