/** Akrotiri's table. */
export { default } from "./Akrotiri.svelte";
