import { describe, expect, it } from "vitest";
import { sectionsOf } from "../../../plugins/rules";
import { CHAPTERS } from "../../lib/chapters";
import { fold, hitsIn, marked, pieces, read, wordsOf, type Section } from "./book";

const rule: Section = { id: "A6.4", title: "Charger", level: 3, html: "<p>Un bateau <em>à quai</em> contient 3 cubes.</p>" };

describe("looking for words in the rules", () => {
  it("takes no notice of accents and capitals", () => {
    expect(fold("Île À l’Ouest")).toBe("ile a l'ouest");
  });

  it("finds nothing for a single letter", () => {
    expect(wordsOf("a")).toEqual([]);
    expect(wordsOf("A6")).toEqual(["a6"]);
  });

  it("wants all words, wherever they stand in the rule", () => {
    expect(hitsIn(rule, wordsOf("cubes bateau"))).toBe(2);
    expect(hitsIn(rule, wordsOf("cubes volcan"))).toBe(0);
  });

  it("finds a rule by its id and by its title", () => {
    expect(hitsIn(rule, wordsOf("a6.4"))).toBe(1);
    expect(hitsIn(rule, wordsOf("charger"))).toBe(1);
  });

  it("marks hits and leaves tags alone", () => {
    expect(marked(rule.html, wordsOf("em quai"))).toBe("<p>Un bateau <em>à <mark>quai</mark></em> contient 3 cubes.</p>");
  });

  it("cuts a title into pieces that make it up again", () => {
    expect(pieces("Charger", ["arg"]).map((piece) => piece.text)).toEqual(["Ch", "arg", "er"]);
  });
});

describe("a page of rules", () => {
  const page = "# Rules\n\n**House.** Ours.\n\n## A1 First\n\n### A1.1 One's own\n\n[book] See A1 and A9, [other](x.md).\n";

  it("becomes sections by its headings", () => {
    const found = sectionsOf(page, "akrotiri", "en").map(({ id, title, level }) => [id, title, level]);
    expect(found).toEqual([["", "Rules", 1], ["A1", "First", 2], ["A1.1", "One's own", 3]]);
  });

  it("links to rules that exist and to nothing else", () => {
    const html = sectionsOf(page, "akrotiri", "en")[2]?.html;
    expect(html).toContain('<a href="/rules/akrotiri#A1">A1</a> and A9, <cite>other</cite>');
    expect(html).toContain('<span class="origin">[book]</span>');
  });

  it("has no style of its own, in any language", async () => {
    for (const chapter of CHAPTERS)
      for (const language of ["en", "fr", "es"]) {
        const sections = await read(chapter, language);
        expect(sections.length).toBeGreaterThan(20);
        expect(sections.map((section) => section.html).join("")).not.toMatch(/style=|<script|&#39;|&quot;/);
      }
  });
});
