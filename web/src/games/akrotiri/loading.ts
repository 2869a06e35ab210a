/** Cubes that can be taken on board: those of the island where the boat lies. Colours are chosen, any cube stands for its own. */

import type { Island } from "../../wire/types";
import type { Play } from "./play.svelte";
import { parted } from "./scene";

/** The island where my boat lies; none at Thera. */
export function islandHere(play: Play): Island | undefined {
  return play.survey?.islands.find((one) => one.docks.includes(play.boat ?? ""));
}

/** The cubes there as `site#index`, each with its colour. */
function cubesHere(play: Play): [string, string][] {
  const sites = islandHere(play)?.quadrants ?? (play.boat?.startsWith("thera") ? ["thera"] : []);
  return (play.view?.cubes ?? []).flatMap((word) => {
    const [site = "", pack = ""] = word.split("=");
    if (!sites.includes(site)) return [];
    return parted(pack).map((colour, index): [string, string] => [`${site}#${index}`, colour]);
  });
}

export interface Takable {
  name: string;
  colour: string;
  isChosen: boolean;
}

/** The cubes there, and which of them would be taken. */
export function takable(play: Play): Takable[] {
  const left = play.thought.kind === "load" ? [...play.thought.chosen] : [];
  return cubesHere(play).map(([name, colour]) => {
    const at = left.indexOf(colour);
    if (at >= 0) left.splice(at, 1);
    return { name, colour, isChosen: at >= 0 };
  });
}

/** Choose a cube, or put it back. */
export function pickCube(play: Play, name: string): void {
  const cube = takable(play).find((one) => one.name === name);
  if (!cube || play.decision !== "act") return;
  const chosen = play.thought.kind === "load" ? [...play.thought.chosen] : [];
  if (cube.isChosen) chosen.splice(chosen.indexOf(cube.colour), 1);
  else chosen.push(cube.colour);
  play.thought = { kind: "load", chosen };
}

/** Whether two choices are the same, in whatever order. */
export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
