/** Buttons that point at a move: what it would change is drawn while they have the pointer or the focus. */

import type { Acting } from "../acting.svelte";
import type { MinosMove } from "../types";

/** Tells whether a button points. A button also loses the focus when it is gone with all it was about. */
export function pointsAt(play: () => Acting, move: () => MinosMove): (isOn: boolean) => void {
  let pointed: { by: Acting; at: MinosMove } | null = null;
  return (isOn) => {
    if (isOn) {
      pointed = { by: play(), at: move() };
      pointed.by.pointed = pointed.at;
    } else {
      if (pointed && pointed.by.pointed === pointed.at) pointed.by.pointed = null;
      pointed = null;
    }
  };
}
