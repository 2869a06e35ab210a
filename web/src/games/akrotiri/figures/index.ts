/** The figures of the rules, by the id of the rule that they belong to. */

import type { Component } from "svelte";
import Maps from "./Maps.svelte";
import Proof from "./Proof.svelte";
import Row from "./Row.svelte";
import Terrains from "./Terrains.svelte";
import TileParts from "./TileParts.svelte";
import Track from "./Track.svelte";
import Voyage from "./Voyage.svelte";

export const figures: Readonly<Record<string, Component | undefined>> = {
  "A2.2": Terrains,
  "A2.3": Row,
  "A2.4": Track,
  "A2.6": Maps,
  A3: TileParts,
  "A6.1": Voyage,
  "A7.3": Proof,
};
