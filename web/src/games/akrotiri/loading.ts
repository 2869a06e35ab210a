/** Cubes to take on board, as colours: any cube stands for its own. And maps to buy. */

import type { Play } from "./play.svelte";

export interface Takable {
  /** As `site#index`. */
  name: string;
  colour: string;
  isChosen: boolean;
}

/** The cubes that can be taken, and which of them would be. */
export function takable(play: Play): Takable[] {
  const left = play.thought.kind === "load" ? [...play.thought.chosen] : [];
  return (play.survey?.loads ?? []).map(({ site, index, colour }) => {
    const at = left.indexOf(colour);
    if (at >= 0) left.splice(at, 1);
    return { name: `${site}#${index}`, colour, isChosen: at >= 0 };
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

/** What so many maps cost in one action; 0 if so many cannot be bought. */
export function priceOf(play: Play, maps: number): number {
  return play.survey?.purchases.find((one) => one.maps === maps)?.price ?? 0;
}

/** Whether two choices are the same, in whatever order. */
export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
