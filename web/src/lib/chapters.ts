/** The games that this client can show, and the chapters of the rules: one for each game, and one for every table. */

const tables = import.meta.glob("../games/*/index.ts");

/** In the order of their names. */
export const GAMES: readonly string[] = Object.keys(tables).map((path) => path.split("/").at(-2) ?? "");
export const CHAPTERS: readonly string[] = [...GAMES, "table"];

/** The chapter in which a rule stands: A6.4 among those of the game with that letter, S5 among those of the table. */
export function chapterOf(rule: string): string | null {
  const letter = /^([a-z])\d/i.exec(rule)?.[1]?.toLowerCase() ?? "";
  if ("srn".includes(letter) && letter) return "table";
  return GAMES.find((game) => letter && game.startsWith(letter)) ?? null;
}
