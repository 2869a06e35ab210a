/** The figures of the rules, by the id of the rule that they belong to. */

import type { Component } from "svelte";
import { box } from "../box";
import CardParts from "./CardParts.svelte";
import Draft from "./Draft.svelte";
import Groups from "./Groups.svelte";
import Route from "./Route.svelte";
import Standing from "./Standing.svelte";
import Tracks from "./Tracks.svelte";
import Triggers from "./Triggers.svelte";

type Figures = Readonly<Record<string, Component | undefined>>;

const OF_DICE_AND_PIECES: Figures = { "M4.3": Groups, M9: Triggers, "M12.1": Standing };
const OF_COMPONENTS: Figures = { "M4.2": Draft, "M5.2": CardParts, "M5.3": Route, M8: Tracks };

// What is printed on components is asked of the server before anything is read, so that no text moves later.
export const figures: Figures = await box().then(
  () => ({ ...OF_DICE_AND_PIECES, ...OF_COMPONENTS }),
  () => OF_DICE_AND_PIECES,
);
