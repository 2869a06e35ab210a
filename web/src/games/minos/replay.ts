/** Minos's table in a replay. */
export { default } from "./Recorded.svelte";
export { PARTS, partOf } from "./recorded";
