import { beforeAll, expect, test } from "vitest";
import { loadWords, useWords } from "../../lib/words.svelte";
import type { Play } from "./play.svelte";
import { stepWords } from "./saying";

beforeAll(() => useWords("akrotiri"));

test("a cube that is to be placed has the article of its colour", async () => {
  const steps = (): string[] => ["orange", "green"].map((colour) => stepWords({ move: "cube", colour, corner: "NW" }, {} as Play));
  const said = {
    en: ["Place an orange cube, top left", "Place a green cube, top left"],
    fr: ["Placer un cube orange, en haut à gauche", "Placer un cube vert, en haut à gauche"],
    es: ["Colocar un cubo naranja, arriba a la izquierda", "Colocar un cubo verde, arriba a la izquierda"],
  };
  for (const language of ["en", "fr", "es"] as const) {
    await loadWords(language);
    expect(said[language]).toEqual(steps());
  }
});
