/** Regions and routes in words: what the map says to those who do not see it. */

import { t } from "../../../lib/words.svelte";
import { goodWords, roman } from "../boards/naming";
import { phraseWords } from "../saying";
import type { Sight } from "../sight";
import type { RegionHelp, RegionView, Route } from "../types";
import type { Drawn } from "./land";
import { STRUCTURES, type Structure } from "./lying";

export { goodWords };
const BUILT = { city: "crete-city-of", tower: "crete-tower-of", farm: "crete-farm-of" } as const;

/** What an effect brings, as it is spelt on components. */
export function effectWords(sight: Sight, effect: string): string {
  const phrase = sight.box.said(effect);
  return phrase ? phraseWords(phrase) : "";
}

export function builtWords(sight: Sight, kind: Structure, seat: number): string {
  return t(BUILT[kind], { player: sight.name(seat) });
}

/** What a seat has in a region: dominance, presence, or nothing. */
export function standing(view: RegionView, help: RegionHelp | undefined, seat: number): "dominance" | "presence" | null {
  if (!view.warriors[seat]) return null;
  return help?.dominant === seat ? "dominance" : "presence";
}

/** All of a region in one breath. */
export function regionWords(sight: Sight, region: Drawn, view: RegionView, help: RegionHelp | undefined): string {
  const said = [t("crete-region", { number: region.number, name: region.name }), goodWords(region.good)];
  if (region.isStart) said.push(t("crete-start"));
  const foundation = sight.box.foundations.get(view.foundation ?? "");
  if (foundation) said.push(t("crete-foundation-brings", { gain: effectWords(sight, foundation.gain) }));
  for (const kind of STRUCTURES) {
    const seat = view[kind];
    if (seat !== null) said.push(builtWords(sight, kind, seat));
  }
  view.warriors.forEach((count, seat) => {
    if (count) said.push(t("crete-warriors-of", { count, player: sight.name(seat) }));
  });
  if (help && help.dominant !== null) said.push(t("crete-dominated", { player: sight.name(help.dominant) }));
  const mine = sight.seat === null ? 0 : (help?.points[sight.seat] ?? 0);
  if (mine) said.push(t("crete-mine-now", { points: mine }));
  const top = sight.box.peoples.get(view.peoples.at(-1) ?? "");
  if (top) said.push(t("crete-peoples-take", { level: roman(top.level), weaponry: top.weaponry, gain: effectWords(sight, top.gain) }));
  return said.join(". ");
}

/** A route in one breath: its spaces with costs and income, and whose ships are on them. */
export function laneWords(sight: Sight, route: Route, number: number): string {
  const said = [t("crete-route", { route: number })];
  route.costs.forEach((cost, index) => {
    said.push(t("crete-space", { space: index + 1, cost, gain: effectWords(sight, route.income[index] ?? "") }));
    sight.view.seats.forEach((seat, at) => {
      if (seat.ships[number - 1] === index + 1) said.push(t("crete-ship-of", { player: sight.name(at) }));
    });
  });
  return `${[...said, t("crete-top", { points: route.top })].join(". ")}.`;
}
