/** Each side of a map card at a quadrant: what it wants, what is there, which icons count. From the server's lists. */

import type { AkrotiriSurvey, MapHelp } from "./types";
import { POINTS } from "./geometry";
import type { Play } from "./play.svelte";

export interface Proof {
  point: string;
  terrain: string;
  wanted: number;
  found: number;
  isProved: boolean;
  icons: string[];
}

export function proofs(survey: AkrotiriSurvey, card: MapHelp, site: string): Proof[] {
  const beyond = survey.beyond[site];
  if (!beyond) return [];
  const place = Object.keys(survey.beyond).indexOf(site);
  return card.clues.map(({ point, terrain, wanted, proved }) => {
    const isBeyond = among(beyond[POINTS.indexOf(point)] ?? "0");
    const icons = survey.icons.filter((icon, index) => icon.terrain === terrain && isBeyond(index)).map((icon) => icon.site);
    return { point, terrain, wanted, found: icons.length, isProved: among(proved)(place), icons };
  });
}

/** Which of a list are meant by a hexadecimal bit mask. */
function among(hex: string): (index: number) => boolean {
  const mask = BigInt(`0x${hex}`);
  return (index) => Boolean((mask >> BigInt(index)) & 1n);
}

/** The card that is looked at, on the sea as it is or as it would be with the tile that is held over it. */
export function cardLookedAt(play: Play): MapHelp | undefined {
  const { thought } = play;
  return thought.kind === "card" ? play.ahead?.hand.find((map) => map.id === thought.card) : undefined;
}

/** The quadrant at which it is looked at: the chosen one, or the one that is pointed at. */
export function siteLookedAt(play: Play): string | null {
  if (play.thought.kind !== "card") return null;
  return play.thought.site ?? (play.hovered?.kind === "site" ? play.hovered.name : null);
}

/** The proofs of what is looked at; none if it is nothing, or nowhere. */
export function proofsLookedAt(play: Play): Proof[] {
  const [card, site] = [cardLookedAt(play), siteLookedAt(play)];
  return card && site && play.ahead ? proofs(play.ahead, card, site) : [];
}
