import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { loadWords } from "./lib/words.svelte";
import { settings } from "./lib/settings.svelte";

// Nothing is drawn before its words are here: a page never changes its language before one's eyes.
void loadWords(settings.language).then(() => {
  const place = document.getElementById("labrys");
  if (place) mount(App, { target: place });
});
