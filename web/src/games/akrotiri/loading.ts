/** Cubes to take on board, each for itself; a move names their colours. And maps to buy. */

import type { Play } from "./play.svelte";

export interface Takable {
  /** As `site#index`. */
  name: string;
  colour: string;
  isChosen: boolean;
}

/** The cubes that can be taken, and which of them would be. */
export function takable(play: Play): Takable[] {
  const chosen = play.thought.kind === "load" ? play.thought.chosen : [];
  return (play.survey?.loads ?? []).map(({ site, index, colour }) => {
    const name = `${site}#${index}`;
    return { name, colour, isChosen: chosen.includes(name) };
  });
}

/** Choose a cube, or put it back. */
export function pickCube(play: Play, name: string): void {
  const cube = takable(play).find((one) => one.name === name);
  if (!cube || play.decision !== "act") return;
  const chosen = play.thought.kind === "load" ? play.thought.chosen : [];
  play.thought = { kind: "load", chosen: cube.isChosen ? chosen.filter((one) => one !== name) : [...chosen, name] };
}

/** The colours of the cubes that are chosen. */
export function chosenColours(play: Play): string[] {
  return takable(play).flatMap((cube) => (cube.isChosen ? [cube.colour] : []));
}

/** Cubes of these colours: any cube stands for its own. */
export function cubesOf(play: Play, colours: readonly string[]): string[] {
  const left = [...colours];
  return takable(play).flatMap(({ name, colour }) => {
    const at = left.indexOf(colour);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [name] : [];
  });
}

/** What so many maps cost in one action; 0 if so many cannot be bought. */
export function priceOf(play: Play, maps: number): number {
  return play.survey?.purchases.find((one) => one.maps === maps)?.price ?? 0;
}

/** Whether two choices are the same, in whatever order. */
export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
