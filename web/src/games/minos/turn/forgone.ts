/** What ends unused with a turn: its points, if anything in this turn could still use them, and what is due. */

import { t } from "../../../lib/words.svelte";
import { listed } from "../../../table/tell";
import type { Acting } from "../acting.svelte";
import { moveWords, phraseWords } from "../saying";
import type { Unlock } from "../types";
import { brings } from "./brings";
import { usesPoint, type Kind } from "./groups";
import { readMove } from "./notation";

/** Moves that say the same wherever they are made: the others answer what is asked only after them. */
const ALONE: readonly Kind[] = ["take", "escort", "market", "tile", "discard", "trade", "battle", "exchange"];

type Turn = Pick<Acting, "legal" | "view" | "survey" | "decision" | "seat" | "box" | "name">;

/** How points that nothing uses at once could be of use; the server looks through the rest of the turn for it. */
function unlockOf({ decision, view, survey, seat, legal }: Turn): Unlock | null {
  if (decision !== "turn" || !view.points || survey?.turn?.seat !== seat || legal.some(usesPoint)) return null;
  return survey.turn.unlock;
}

/** In words; nothing where nothing is lost. */
export function forgoneWords(turn: Turn): string {
  const { view, legal, decision } = turn;
  const unlock = unlockOf(turn);
  const points = decision === "turn" && (unlock || legal.some(usesPoint)) ? view.points : 0;
  const dues = legal.filter((move) => move.move === "take");
  const what = [
    ...(points ? [t("minos-table-points", { points, section: view.kind ?? "wild" })] : []),
    ...dues.flatMap((move) => brings(move, turn).map((phrase) => phraseWords(phrase))),
  ];
  if (!what.length) return "";
  const words = t("minos-table-forgone", { what: listed(what) });
  return unlock ? `${words} ${unlockWords(unlock, points, turn)}` : words;
}

function unlockWords({ moves, is_sure }: Unlock, points: number, turn: Turn): string {
  const first = moves.map(readMove).filter((move) => ALONE.includes(move.move)).map((move) => moveWords(move, turn));
  if (!first.length) return t("minos-table-unlock-unknown", { points });
  return t(is_sure ? "minos-table-unlock" : "minos-table-unlock-drawn", { points, moves: first.join(" → ") });
}
