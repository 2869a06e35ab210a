/** Subjects of moves and the ways to do one thing, in a few words each: the subject stands above its ways. */

import { t } from "../../../lib/words.svelte";
import { listed } from "../../../table/tell";
import { goodWords } from "../boards/naming";
import { dieWords, regionWords } from "../saying";
import type { Sight } from "../sight";
import type { Good, MinosMove } from "../types";
import type { Fold } from "./groups";

/** Extra actions by the moves that take them. */
const EXTRA: Partial<Record<MinosMove["move"], string>> = { escort: "march", market: "market", discard: "discard", trade: "trio", battle: "battle" };

export function subjectWords({ moves: [move] }: Fold, sight: Sight): string {
  switch (move.move) {
    case "draft":
      return dieWords(move.die);
    case "play":
      return t("minos-table-subject-play", { card: move.words[0] ?? "", offered: sight.view.offer.includes(move.words[0] ?? "") ? "yes" : "no" });
    case "city":
    case "tower":
    case "farm":
      return t("minos-table-subject-build", { what: move.move, region: regionWords(move.region, sight) });
    case "ship":
    case "sail":
      return t(`minos-table-subject-${move.move}`, { route: move.route });
    case "move":
      return t("minos-table-subject-move", { region: regionWords(move.region, sight) });
    case "exchange":
      return t("minos-table-subject-exchange", { gain: move.gain });
  }
  return t(`minos-table-extra-${EXTRA[move.move] ?? move.move}`);
}

/** How this way differs from the others of its subject. */
export function wayWords(move: MinosMove, sight: Sight): string {
  switch (move.move) {
    case "play":
      return withTemps(move.words.slice(1) as Good[]);
    case "city":
      return withTemps(repeated("stone", move.stone));
    case "tower":
      return withTemps(repeated("copper", move.copper));
    case "farm":
      return listed([t("minos-table-way-warriors", { warriors: move.warriors }), ...(move.grain ? [withTemps(repeated("grain", move.grain))] : [])]);
    case "ship":
      return withTemps([...repeated("wood", move.wood), ...repeated("herb", move.herb)]);
    case "sail":
      return withTemps(repeated("herb", move.herb));
    case "move":
      return t("minos-table-way-to", { region: regionWords(move.to, sight) });
    case "escort":
      return t("minos-table-way-from-to", { from: regionWords(move.region, sight), to: regionWords(move.to, sight) });
    case "battle":
      return regionWords(move.region, sight);
    case "market":
    case "trade":
      return goodWords(move.good as Good);
    case "discard":
      return move.card;
    case "exchange":
      return t("minos-table-way-exchange", { gain: move.gain, amount: move.amount });
  }
  return move.move;
}

function repeated(good: Good, times: number): Good[] {
  return Array<Good>(times).fill(good);
}

function withTemps(goods: readonly Good[]): string {
  if (!goods.length) return t("minos-table-way-plain");
  const counted = [...new Set(goods)].map((good) => t("minos-table-temps", { count: goods.filter((one) => one === good).length, good: goodWords(good) }));
  return t("minos-table-way-temps", { goods: listed(counted) });
}
