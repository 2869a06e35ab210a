/** The texts of `src/labrys/texts` as modules: one for what everybody reads of a language, one for what each game says in
 * it. Fetched file by file they would cost a page a dozen requests. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../src/labrys/texts");
const LISTED = "virtual:texts";
const ONE = /\/words-(?:(\w+)-)?(\w\w)\.js$/;

export const LANGUAGES: readonly string[] = readdirSync(FOLDER).filter((name) => /^\w\w$/.test(name));
const GAMES = readdirSync(join(import.meta.dirname, "../src/games"));

/** Of which game a file is, by its name: `minos.ftl`, `minos-cards.ftl`; empty for what everybody needs. */
function gameOf(name: string): string {
  return GAMES.find((game) => name.startsWith(`${game}.`) || name.startsWith(`${game}-`)) ?? "";
}

function filesOf(language: string, game: string): string[] {
  const folder = join(FOLDER, language);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && gameOf(name) === game);
  return names.map((name) => join(folder, name));
}

/** Comments are for translators. */
function spoken(path: string): string {
  return readFileSync(path, "utf8").replace(/^#.*\n/gm, "");
}

/** `virtual:texts` gives ways to fetch them, by language and game: `en` for what everybody reads, `en/minos`. */
export function texts(): Plugin {
  return {
    name: "texts",
    // The texts have names like files, of which those of the built ones are made.
    resolveId: (id) => (id === LISTED ? `\0${id}` : id.startsWith(FOLDER) && ONE.test(id) ? id : null),
    load(id) {
      if (id === `\0${LISTED}`) {
        const all = LANGUAGES.flatMap((language) => [
          `"${language}": () => import("${FOLDER}/words-${language}.js")`,
          ...GAMES.map((game) => `"${language}/${game}": () => import("${FOLDER}/words-${game}-${language}.js")`),
        ]);
        return `export default { ${all.join(", ")} };`;
      }
      const [found, game = "", language = ""] = id.startsWith(FOLDER) ? (ONE.exec(id) ?? []) : [];
      if (!found) return null;
      const files = filesOf(language, game);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map(spoken).join("\n"))};`;
    },
  };
}
