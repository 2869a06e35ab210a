/** What is written where a move leads: the effect of the card, tile or space that it is about. */

import { topOf, TRACKS } from "../boards/reading";
import { effectNamed, made, spaceOf } from "../phrases";
import type { Sight } from "../sight";
import type { MinosMove, Phrase } from "../types";

/** Moves whose words say it already. */
const TOLD: readonly MinosMove["move"][] = ["take", "choose", "convert", "tile", "battle", "income"];

export function isTold(move: MinosMove): boolean {
  return TOLD.includes(move.move);
}

export function brings(move: MinosMove, sight: Sight): Phrase[] {
  return texts(move, sight).flatMap((phrase) => phrase ?? []);
}

function texts(move: MinosMove, sight: Sight): (Phrase | null)[] {
  const { view, box, seat } = sight;
  const own = seat === null ? undefined : view.seats[seat];
  const set = box.components;
  const region = "region" in move ? view.regions.find((one) => one.number === move.region) : undefined;
  switch (move.move) {
    case "start": {
      const { coins = 0, weaponry = 0, vp = 0 } = box.starts.get(move.card) ?? {};
      return [made("effect-coin", coins), made("effect-weaponry", weaponry), made("effect-vp", vp)].filter((one) => one.number > 0);
    }
    case "take":
      return [due(move.what, sight)];
    case "choose":
      return [effectNamed(`${own?.agenda.at(-1)?.split(":")[1]}.${move.gain}`, box)];
    case "convert":
      return [effectNamed(own?.agenda.at(-1)?.split(":")[1] ?? "", box)];
    case "play":
    case "back":
    case "draw":
      return (box.cards.get(move.move === "play" ? (move.words[0] ?? "") : move.card)?.instant ?? []).map((text) => box.said(text));
    case "palace": {
      const card = box.cards.get(move.card);
      return card ? [made(`trigger-${card.trigger}`), box.said(card.trait)] : [];
    }
    case "tile":
      return [box.said(box.trade.get(move.tile)?.gain ?? "")];
    case "battle":
      return [box.said(box.peoples.get(region?.peoples.at(-1) ?? "")?.gain ?? "")];
    case "city":
      return [box.said(box.foundations.get(region?.foundation ?? "")?.gain ?? "")];
    case "tower":
    case "farm": {
      const built = view.regions.filter((one) => one[move.move] === seat).length;
      return [box.said((move.move === "tower" ? set.board.towers : set.board.farms)[built] ?? "")];
    }
    case "advance": {
      const at = (own?.tracks[TRACKS.indexOf(move.track as (typeof TRACKS)[number])] ?? 0) + 1;
      return [effectNamed(at > topOf(box) ? "track/9" : `${move.track}/${at}`, box)];
    }
    case "income": {
      const at = own?.ships[move.route - 1] ?? 0;
      return [effectNamed(`${view.routes[move.route - 1]?.route}/${at}`, box)];
    }
    case "retrieve": {
      const [section = "", at] = move.space.split("/");
      return [box.said(spaceOf(section, Number(at), view.players, box)?.gain ?? "")];
    }
  }
  return [];
}

function due(what: string, sight: Sight): Phrase | null {
  const known = sight.survey?.turn?.dues.find((one) => one.what === what);
  if (known) return known.said;
  if (what.includes("/")) return effectNamed(what, sight.box);
  return what === "space" ? effectNamed(sight.view.space ?? "", sight.box) : effectNamed(`${what}/trait`, sight.box);
}
