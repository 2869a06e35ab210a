/** A move that was advised, shown on the map and among the buttons as if I had it in mind. */

import type { Move } from "../../wire/live.svelte";
import type { Turn } from "./geometry";
import { cubesOf } from "./loading";
import type { Play } from "./play.svelte";
import type { AkrotiriMove } from "./types";

export function showMove(play: Play, advised: Move | null): void {
  play.forget();
  play.live.point(null);
  const move = advised as AkrotiriMove | null;
  switch (move?.move) {
    case "lay":
      play.laying.turn = move.turn as Turn;
      play.laying.isPut = true;
      play.laying.hold(move.cell);
      break;
    case "cube":
      play.colour = move.colour;
      play.advised = `${play.lastCell}/${move.corner}`;
      break;
    case "berth":
      play.advised = move.dock;
      break;
    case "sail":
      play.thought = { kind: "sail", voyage: play.voyages.get(move.dock) ?? null };
      break;
    case "load":
      play.thought = { kind: "load", chosen: cubesOf(play, move.cubes) };
      break;
    case "excavate":
      play.thought = { kind: "card", card: move.map, site: move.site };
      break;
    case "buy":
      play.thought = { kind: "buy", tiers: [...move.maps] };
      break;
    case "oracle":
    case "unload":
    case "end":
      play.thought = { kind: move.move };
      break;
  }
}
