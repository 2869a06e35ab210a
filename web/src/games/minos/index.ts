/** Minos's table. */
export { default } from "./Minos.svelte";
