/** Akrotiri's table in a replay. */
export { default } from "./Recorded.svelte";
