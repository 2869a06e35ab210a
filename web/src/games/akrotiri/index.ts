/** Akrotiri's table, and how its events are put into words. */
export { default } from "./Akrotiri.svelte";
