/** The chapters of the rules, in the reader's language, and looking for words in them. */

import type { Component } from "svelte";
import { useWords } from "../../lib/words.svelte";
import type { Section } from "../../../plugins/rules";

export type { Section };

// English lies in docs/rules itself; each page is fetched when somebody reads it.
const pages = import.meta.glob<Section[]>(
  ["../../../../docs/rules/*.md", "../../../../docs/rules/{fr,es}/*.md", "!../../../../docs/rules/*-tests.md"],
  { import: "default" },
);

/** The sections of a chapter; the first is its introduction. */
export async function read(chapter: string, language: string): Promise<Section[]> {
  const folder = language === "en" ? "" : `${language}/`;
  const page = pages[`../../../../docs/rules/${folder}${chapter}.md`] ?? pages[`../../../../docs/rules/${chapter}.md`];
  return page ? page() : [];
}

// What games draw for their rules, by the id of the rule.
export type Figures = Readonly<Record<string, Component | undefined>>;
const drawn = import.meta.glob<{ figures: Figures }>("../../games/*/figures/index.ts");

/** The figures of a chapter, with the words in them. */
export async function figuresOf(chapter: string): Promise<Figures> {
  const figures = drawn[`../../games/${chapter}/figures/index.ts`];
  if (!figures) return {};
  const [found] = await Promise.all([figures(), useWords(chapter)]);
  return found.figures;
}

/** Letters without accents and capitals, one for each character, so that places stay the same. */
export function fold(text: string): string {
  return [...text]
    .map((sign) => {
      if (sign === "’") return "'";
      if (sign === "\u00a0" || sign === "\n") return " ";
      const bare = (sign.normalize("NFD")[0] ?? sign).toLowerCase();
      return bare.length === sign.length ? bare : sign;
    })
    .join("");
}

/** The words that are looked for: all of them have to be in a rule. */
export function wordsOf(query: string): string[] {
  const words = fold(query).split(" ").filter(Boolean);
  return words.join("").length < 2 ? [] : [...new Set(words)];
}

/** Where the words are in a text, from left to right, none over another. */
function places(text: string, words: readonly string[]): [number, number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) found.push([at, at + word.length]);
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let end = 0;
  return found.filter(([from, to]) => from >= end && (end = to) > 0);
}

/** A piece of text, and whether it is a hit. */
export interface Piece {
  text: string;
  hit: boolean;
}

export function pieces(text: string, words: readonly string[]): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  for (const [from, to] of places(text, words)) {
    if (from > at) cut.push({ text: text.slice(at, from), hit: false });
    cut.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length || !cut.length) cut.push({ text: text.slice(at), hit: false });
  return cut;
}

/** HTML with the hits marked; tags are left alone. */
export function marked(html: string, words: readonly string[]): string {
  if (!words.length) return html;
  return html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, text: string | undefined) =>
    tag !== undefined
      ? tag
      : pieces(text ?? "", words)
          .map((piece) => (piece.hit ? `<mark>${piece.text}</mark>` : piece.text))
          .join(""),
  );
}

/** How often the words are in a section; 0 unless all of them are. */
export function hitsIn(section: Section, words: readonly string[]): number {
  const texts = [section.id, section.title, ...section.html.split(/<[^>]*>/)];
  const folded = fold(texts.join(" "));
  if (!words.every((word) => folded.includes(word))) return 0;
  return texts.reduce((sum, text) => sum + places(text, words).length, 0);
}
