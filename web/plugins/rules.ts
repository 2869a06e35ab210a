/** The rules pages of `docs/rules` as modules: Markdown becomes sections of HTML when the client is built. */

import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

/** A heading with all that stands under it up to the next one. The first has no id: it is the page's introduction. */
export interface Section {
  id: string;
  title: string;
  level: number;
  html: string;
}

const PAGE = /\/docs\/rules\/(?:(fr|es)\/)?(akrotiri|minos|table)\.md$/;
const HEADING = /^(?:([A-Z]\d+(?:\.\d+)?) )?(.+)$/;
const CITED = /\b[AMS]\d+(?:\.\d+)?(?![\d.]*\w)/g;

/** Quotes need no entity between tags, and the reader's search looks at the text as it is read. */
function plain(html: string): string {
  return html.replaceAll("&#39;", "'").replaceAll("&quot;", '"');
}

/** In French a space before these signs keeps the line together. */
function bound(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** Make HTML of the text between tags: marks of origin, and links to the rules that are cited. */
function woven(html: string, known: ReadonlySet<string>, chapter: string): string {
  return html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, text: string | undefined) => {
    if (tag !== undefined) return tag;
    const marked = (text ?? "").replace(/\[[^\]]+\]/g, (mark) => `<span class="origin">${mark}</span>`);
    return marked.replace(CITED, (id) => (known.has(id) ? `<a href="/rules/${chapter}#${id}">${id}</a>` : id));
  });
}

function sectionsOf(source: string, chapter: string, language: string): Section[] {
  const reader = new Marked({ gfm: true });
  reader.use({
    renderer: {
      // Other pages of the project are not part of the client: what they are called is said, without a link.
      link({ text }: Tokens.Link): string {
        return `<cite>${text}</cite>`;
      },
    },
  });
  const tokens = reader.lexer(language === "fr" ? bound(source) : source);
  const known = new Set([...source.matchAll(/^#+ ([A-Z]\d+(?:\.\d+)?) /gm)].map((found) => found[1] as string));
  const sections: (Section & { tokens: Token[] })[] = [];
  for (const token of tokens) {
    if (token.type === "heading") {
      const [, id = "", title = ""] = HEADING.exec(token.text as string) ?? [];
      sections.push({ id, title, level: (token as Tokens.Heading).depth, html: "", tokens: [] });
    } else sections.at(-1)?.tokens.push(token);
  }
  return sections.map(({ tokens: under, ...section }) => {
    const html = plain(woven(reader.parser(under), known, chapter));
    // What the introduction says in bold is what nobody may miss, so it comes first.
    const notices = section.id ? [] : (html.match(/<p><strong>[^]*?<\/p>/g) ?? []);
    const noticed = notices.map((notice) => notice.replace("<p>", '<p class="notice">')).join("") + without(html, notices);
    return { ...section, html: noticed };
  });
}

function without(html: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => rest.replace(part, ""), html);
}

/** Importing `docs/rules/fr/akrotiri.md` gives its sections. */
export function rules(): Plugin {
  return {
    name: "rules",
    enforce: "pre",
    transform(source, path) {
      const found = PAGE.exec(path.replace(/\?.*$/, ""));
      if (!found) return null;
      const sections = sectionsOf(source, found[2] as string, found[1] ?? "en");
      return { code: `export default ${JSON.stringify(sections)};`, map: null, moduleType: "js" };
    },
  };
}

export { sectionsOf };
