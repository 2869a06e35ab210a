/** A phrase as signs: icons with numbers, set as on a printed card. */

import { iconOf } from "./icons";
import type { Phrase } from "./types";

/** What stands together and is never torn apart at the end of a line. */
export type Sign =
  | { kind: "icon"; icon: string; before: string; after: string }
  | { kind: "form"; icon: string }
  | { kind: "condition"; icon: string; before: string; after: string }
  /** What has no icon is said. */
  | { kind: "words"; phrase: Phrase };

/** Of these one is counted too. */
const COUNTED = new Set(["coin", "weaponry", "vp"]);
/** Heights are reached, other things are had: the number stands behind. */
const HEIGHTS = new Set(["influence", "cultural", "population", "tracks", "ship"]);
const RISES = new Set(["influence", "cultural", "population", "any-track", "lowest-track", "income"]);

export function signs(phrase: Phrase): Sign[] {
  const inner = phrase.inner.map(signs);
  const [first = [], second = [], third = []] = inner;
  switch (phrase.id) {
    case "effect-all":
    case "price-all":
    case "ability-all":
      return inner.flat();
    case "effect-either":
      return between(inner, "or");
    case "effect-per":
      return between(inner, "per");
    case "effect-convert":
      return between(inner, "convert");
    case "effect-repeat":
      return [{ kind: "form", icon: "repeat" }, ...between(inner, "convert")];
    case "effect-when":
      return [...first, ...second];
    case "effect-instead":
      return [...first, { kind: "form", icon: "instead" }, ...second, ...third];
    default:
      return [sign(phrase)];
  }
}

function between(parts: readonly Sign[][], icon: string): Sign[] {
  return parts.flatMap((part, at) => (at ? [{ kind: "form" as const, icon }, ...part] : part));
}

function sign(phrase: Phrase): Sign {
  const { id, number } = phrase;
  const icon = iconOf(id);
  if (!icon || id.startsWith("ability-")) return { kind: "words", phrase };
  const word = id.replace(/^[a-z]+-/, "");
  if (id.startsWith("condition-")) {
    return { kind: "condition", icon, before: HEIGHTS.has(word) ? "" : `${number}+`, after: HEIGHTS.has(word) ? `${number}+` : "" };
  }
  if (id.startsWith("effect-") && RISES.has(word)) return { kind: "icon", icon, before: "", after: `+${number}` };
  return { kind: "icon", icon, before: number !== 1 || COUNTED.has(word) || id.startsWith("price-") ? `${number}` : "", after: "" };
}
