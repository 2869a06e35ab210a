/** Akrotiri's moves and places in words, for lists and for those who listen. */

import { t } from "../../lib/words.svelte";
import type { Move } from "../../wire/live.svelte";
import type { AkrotiriSurvey } from "./types";
import type { Play } from "./play.svelte";
import { listed, nameOf } from "../../table/tell";
import { facing } from "./facing.svelte";
import { readLaid } from "./geometry";
import { marketRows } from "./market";
import { iconCorner, placeName } from "./naming";

const counted = (words: readonly string[], name: (word: string) => string): string =>
  [...new Set(words)].map((word) => `${words.filter((one) => one === word).length} ${name(word)}`).join(", ");

/** A move in words. */
export function moveWords(move: Move, play: Play): string {
  const text = (name: string): string => String(move[name]);
  switch (move.move) {
    case "lay":
      return t("move-lay", { cell: text("cell"), corner: iconCorner(play.view?.hand ?? "", text("turn")) });
    case "cube":
      return t("move-cube", { colour: t(`akrotiri-colour-${text("colour")}`), corner: facing.corner(text("corner")) });
    case "keep":
    case "take":
      return t(`move-${move.move}`, { goal: t(`akrotiri-goal-${text("goal")}`) });
    case "berth":
      return t("act-berth-at", { dock: placeName(text("dock")) });
    case "sail":
      return t("move-sail", { dock: dockWords(text("dock"), play.survey) });
    case "load":
      return t("move-load", { cubes: counted(move.cubes as string[], (colour) => t(`akrotiri-colour-${colour}`)) });
    case "excavate":
      return t("move-excavate", { map: text("map"), site: placeName(text("site")) });
    case "buy":
      return t("move-buy", { maps: counted(move.maps as string[], (tier) => t(`akrotiri-tier-${tier}`)) });
    case "oracle":
      return t("move-oracle", { terrain: t(`akrotiri-terrain-${text("terrain")}`) });
    case "sell":
      return t("move-sell", { colour: t(`akrotiri-colour-${text("colour")}`), price: priceOf(text("colour"), play) });
    case "unload":
      return t("act-unload", { colour: text("colour") });
  }
  return t("act-end");
}

/** What a cube of this colour would fetch now. */
function priceOf(colour: string, { view, components }: Play): number {
  return marketRows(view?.market ?? [], components).find((row) => row.colour === colour)?.sale ?? 0;
}

/** A move by its name alone, without what it costs or meets now: one that is to follow others meets another table. */
export function stepWords(move: Move, play: Play): string {
  const text = (name: string): string => String(move[name]);
  switch (move.move) {
    case "lay":
      return t("step-lay", { cell: text("cell"), corner: iconCorner(play.view?.hand ?? "", text("turn")) });
    case "cube":
      return t("step-cube", { colour: text("colour"), corner: facing.corner(text("corner")) });
    case "keep":
    case "take":
      return t(`move-${move.move}`, { goal: t(`akrotiri-goal-${text("goal")}`) });
    case "berth":
      return t("step-berth", { dock: placeName(text("dock")) });
    case "sail":
      return t("step-sail", { dock: placeName(text("dock")) });
    case "load":
      return t("step-load", { cubes: counted(move.cubes as string[], (colour) => t(`akrotiri-colour-${colour}`)) });
    case "excavate":
      return t("step-excavate", { map: text("map"), site: placeName(text("site")) });
    case "buy":
      return t("step-buy", { maps: counted(move.maps as string[], (tier) => t(`akrotiri-tier-${tier}`)) });
    case "oracle":
      return t("move-oracle", { terrain: t(`akrotiri-terrain-${text("terrain")}`) });
    case "sell":
      return t("step-sell", { colour: t(`akrotiri-colour-${text("colour")}`) });
    case "unload":
      return t("act-unload", { colour: text("colour") });
  }
  return t("act-end");
}

/** What a lesson waits for, in words: the only moves that may be made. */
export function waitedFor(play: Play): string {
  const kinds = [...new Set(play.legal.map((move) => move.move))];
  const [only] = play.legal;
  if (only && play.legal.length === 1 && only.move !== "end") return `${t(`kind-${only.move}`)}: ${moveWords(only, play)}`;
  return listed(kinds.map((kind) => t(`kind-${kind}`)));
}

function dockWords(dock: string, survey: AkrotiriSurvey | null): string {
  const found = survey?.docks.find((one) => one.name === dock);
  if (!found || found.island === "Thera") return placeName(dock);
  const island = survey?.islands.find((one) => one.name === found.island);
  const cubes = counted(
    Object.entries(island?.cubes ?? {}).flatMap(([colour, count]) => Array<string>(count ?? 0).fill(colour)),
    (colour) => t(`akrotiri-colour-${colour}`),
  );
  return t("place-dock", { dock: placeName(dock), size: island?.size ?? 1, cubes: cubes || t("place-no-cubes") });
}

export function cellOf(site: string): string {
  return site.split("/")[0] ?? "";
}

/** Whether a tile lies where this quadrant is. */
export function isLaid(site: string, play: Play): boolean {
  return play.view?.tiles.some((word) => readLaid(word).cell === cellOf(site)) ?? false;
}

/** What is at a quadrant such as `2,-1/NE`, or on a free cell. */
export function placeWords(site: string, play: Play): string {
  const survey = play.survey;
  const [cell = ""] = site.split("/");
  if (!survey) return site;
  const laid = play.view?.tiles.map(readLaid).find((tile) => tile.cell === cell);
  if (!laid) return isThera(cell) ? t("place-thera", { cell }) : survey.shore.includes(cell) ? t("place-free", { cell }) : t("place-water", { cell });
  const island = survey.islands.find((one) => one.quadrants.includes(site));
  const icon = survey.icons.find((one) => one.site === site);
  const cubes = play.view?.cubes.find((word) => word.startsWith(`${site}=`))?.split("=")[1]?.split("+") ?? [];
  const temple = island?.temples.find((one) => one.site === site);
  const docks = survey.docks.filter((dock) => dock.corner === site);
  const parts = [
    t("place-quadrant", { site: placeName(site), tile: laid.id }),
    icon ? t("place-icon", { terrain: t(`akrotiri-terrain-${icon.terrain}`) }) : "",
    island ? t("place-island", { island: island.name, size: island.size, complete: island.is_complete ? "yes" : "no" }) : "",
    cubes.length ? t("place-cubes", { cubes: counted(cubes, (colour) => t(`akrotiri-colour-${colour}`)) }) : "",
    temple ? t("place-temple", { who: play.live.table ? nameOf(play.live.table, temple.seat) : "" }) : "",
    ...docks.map((dock) => t("place-has-dock", { dock: placeName(dock.name), boats: dock.boats.length })),
  ];
  return parts.filter(Boolean).join(" ");
}

function isThera(cell: string): boolean {
  return ["0,0", "1,0", "0,1", "1,1"].includes(cell);
}

const STEPS: Record<string, [number, number]> = { ArrowUp: [0, 1], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowLeft: [-1, 0] };

/** The quadrant next to one in the direction of a key, on a grid of half cells; `turns` quarters if the map is turned. */
export function beside(site: string, key: string, turns: number): string {
  const [cell = "0,0", corner = "SW"] = site.split("/");
  const [x = 0, y = 0] = cell.split(",").map(Number);
  const step = STEPS[key];
  if (!step) return site;
  let [dx, dy] = step;
  for (let turn = 0; turn < turns; turn++) [dx, dy] = [dy, -dx];
  const column = 2 * x + (corner.endsWith("E") ? 1 : 0) + dx;
  const row = 2 * y + (corner.startsWith("N") ? 1 : 0) + dy;
  return `${Math.floor(column / 2)},${Math.floor(row / 2)}/${row % 2 ? "N" : "S"}${column % 2 ? "E" : "W"}`;
}
