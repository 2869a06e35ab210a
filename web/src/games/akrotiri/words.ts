/** What Akrotiri says in ways of its own: lists of cubes, maps and goals, places of the sea, lines of the score. */

import { said, t } from "../../lib/words.svelte";
import type { GameWords } from "../../table/gamewords";
import { listed } from "../../table/tell";
import { facing } from "./facing.svelte";
import { known } from "./known.svelte";
import { iconCorner, named, placeName, PLACES } from "./naming";

function tally(words: readonly string[], word: (one: string, count: number) => string): string {
  const counts = new Map<string, number>();
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1);
  return listed([...counts].map(([one, count]) => word(one, count)));
}

const LISTS: Record<string, (words: readonly string[]) => string> = {
  cubes: (words) => tally(words, (colour, count) => t("akrotiri-cubes", { colour, count })),
  tiers: (words) => tally(words, (tier, count) => t("akrotiri-maps", { tier, count })),
  goals: (words) => listed(words.map((goal) => t(`akrotiri-goal-${goal}`))),
};

export const words: GameWords = {
  seen: () => `${facing.up} ${facing.thera.join()} ${known.set === null}`,
  minor: ["actions-began", "turn-ended", "turn-began"],
  isSilent: () => false,
  values: (event) => ({
    ...Object.fromEntries(
      Object.entries(LISTS).flatMap(([name, say]) => (Array.isArray(event[name]) ? [[name, say(event[name] as string[])]] : [])),
    ),
    ...named(event),
    ...(event.event === "tile-laid" && { corner: iconCorner(String(event.tile), String(event.turn)) }),
  }),
  places: (event) =>
    PLACES.map((name) => event[name])
      .filter((one): one is string => typeof one === "string" && one !== "")
      .map((place) => ({ text: placeName(place), place })),
  heading: (event) => (event.event === "turn-began" ? "own" : null),
  // `goal lake`, `map M07`, `12 drachmas`
  line: ({ what }) => {
    const [kind = "", name = ""] = what.split(" ");
    const id = `akrotiri-${kind}-${name}`;
    if (said(id)) return t(id);
    if (kind === "map") return t("end-line-map", { map: name });
    if (kind === "secret") return t("end-line-secret");
    return /^\d+$/.test(kind) ? t("end-line-purse", { count: Number(kind) }) : what;
  },
  why: (what) => ({ text: placeName(what), place: what }),
  placeOf: (point, view) => {
    const [kind = "", name = ""] = point.split(":");
    if (kind === "boat") return (view as { boats?: readonly string[] } | null)?.boats?.[Number(name)] ?? null;
    return ["site", "dock", "cell"].includes(kind) ? name : null;
  },
};
