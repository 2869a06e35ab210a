/** Everything that is said, in the reader's language. Texts are Fluent files, the same that the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

// Fetched by language: nobody reads more than one at a time. A test makes sure that none lacks a text.
const files = import.meta.glob<string>("../../../src/labrys/texts/*/*.ftl", { query: "?raw", import: "default" });

let bundle = $state.raw<FluentBundle | null>(null);
let wanted: Language | null = null;

/** Read the words of a language, unless they are here. */
export async function loadWords(language: Language): Promise<void> {
  if (wanted === language && bundle?.locales[0] === language) return;
  wanted = language;
  const made = new FluentBundle(language, { useIsolating: false });
  const texts = Object.entries(files).filter(([path]) => path.includes(`/texts/${language}/`));
  for (const text of await Promise.all(texts.map(([, read]) => read()))) made.addResource(new FluentResource(text));
  if (wanted !== language) return; // another was chosen meanwhile
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
