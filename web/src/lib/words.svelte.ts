/** Everything that is said, in the reader's language. Texts are Fluent files, the same that the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
// By language, for nobody reads more than one at a time, and by game. A test makes sure that none lacks a text.
import texts from "virtual:texts";
import type { Language } from "./settings.svelte";

let bundle = $state.raw<FluentBundle | null>(null);
let wanted: Language | null = null;
/** The games whose words are in use, and what everybody needs. */
const inUse = new Set([""]);
const read = new Map<string, FluentResource>();

/** Read the words of a language, unless they are here. */
export async function loadWords(language: Language): Promise<void> {
  wanted = language;
  await gather();
}

/** Read the words of a game, unless they are here; from now on they come in every language that is chosen. */
export async function useWords(game: string): Promise<void> {
  inUse.add(game);
  await gather();
}

async function gather(): Promise<void> {
  const language = wanted;
  if (!language) return; // whatever is in use will be read with the first language
  const here = [...inUse].map((game) => (game ? `${language}/${game}` : language)).filter((name) => name in texts);
  const missing = here.filter((name) => !read.has(name));
  if (!missing.length && bundle?.locales[0] === language) return;
  await Promise.all(missing.map(async (name) => read.set(name, new FluentResource((await texts[name]?.())?.default ?? ""))));
  if (wanted !== language) return; // another was chosen meanwhile
  const made = new FluentBundle(language, { useIsolating: false });
  // All that are here: another game's may have come while these were on their way.
  for (const [name, resource] of read) if (name.split("/")[0] === language) made.addResource(resource);
  bundle = made;
  document.documentElement.lang = language;
}

/** Whether there is a text of this name. */
export function said(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The text of this name; its name if there is none, which a test makes sure of. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, values ?? null, []);
}

/** The language that is being read now. */
export function language(): string {
  return bundle?.locales[0] ?? "en";
}
