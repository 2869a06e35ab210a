import { describe, expect, it } from "vitest";
import { iconOf } from "./icons";
import { signs, type Sign } from "./signs";
import type { Phrase } from "./types";

const phrase = (id: string, number = 1, ...inner: Phrase[]): Phrase => ({ id, number, inner, name: "" });

/** Signs as one would write them. */
function written(said: Phrase): string {
  const one = (sign: Sign): string => {
    if (sign.kind === "words") return sign.phrase.id;
    if (sign.kind === "form") return `<${sign.icon}>`;
    const text = `${sign.before}[${sign.icon}]${sign.after}`;
    return sign.kind === "condition" ? `(${text})` : text;
  };
  return signs(said).map(one).join(" ");
}

describe("a phrase as signs", () => {
  it("counts coins, weaponry and points always, other things from two on", () => {
    expect(written(phrase("effect-all", 1, phrase("effect-coin"), phrase("effect-card"), phrase("effect-place", 2)))).toBe("1[coin] [card] 2[place]");
  });

  it("says by how much a track rises", () => {
    expect(written(phrase("effect-convert", 1, phrase("price-discard", 3), phrase("effect-influence")))).toBe("3[discard] <convert> [influence]+1");
  });

  it("puts a condition before what it allows", () => {
    expect(written(phrase("effect-when", 1, phrase("condition-towers", 2), phrase("effect-any-track")))).toBe("(2+[tower]) [any-track]+1");
    expect(written(phrase("effect-when", 1, phrase("condition-ship", 4), phrase("effect-vp", 8)))).toBe("([ship]4+) 8[vp]");
  });

  it("shows every form", () => {
    expect(written(phrase("effect-repeat", 1, phrase("price-weaponry", 2), phrase("effect-vp", 3)))).toBe("<repeat> 2[weaponry] <convert> 3[vp]");
    expect(written(phrase("effect-per", 1, phrase("effect-coin", 2), phrase("count-palace")))).toBe("2[coin] <per> [palace-cards]");
    expect(written(phrase("effect-either", 1, phrase("effect-any-track"), phrase("effect-bonus")))).toBe("[any-track]+1 <or> [bonus]");
    expect(written(phrase("effect-instead", 1, phrase("effect-play"), phrase("condition-farms", 2), phrase("effect-play-free")))).toBe("[play] <instead> (2+[farm]) [play-free]");
  });

  it("says in words what has no icon", () => {
    expect(written(phrase("ability-groups", 8))).toBe("ability-groups");
  });
});

describe("icons", () => {
  it("tell cards in the palace from cards that go there", () => {
    expect([iconOf("effect-palace"), iconOf("count-palace"), iconOf("condition-palace"), iconOf("vase-palace")]).toEqual(["palace", "palace-cards", "palace-cards", "palace-cards"]);
  });

  it("are found by their own name, by words and by ids of phrases", () => {
    expect(["coin", "good-wood", "temp-wood", "trigger-die-1-2", "vase-ship-spaces", "vase-goods", "decrees"].map(iconOf)).toEqual(["coin", "wood", "temp-wood", "die-1-2", "route-space", "goods", "ability-decrees"]);
    expect(iconOf("no-such-thing")).toBe("");
  });
});
