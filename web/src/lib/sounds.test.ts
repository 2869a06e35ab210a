import { afterEach, expect, test, vi } from "vitest";
import { choose } from "./settings.svelte";
import { sound } from "./sounds";

afterEach(() => vi.unstubAllGlobals());

test("there is no sound unless somebody has chosen it", () => {
  const made: string[] = [];
  const node = { connect: (next: unknown) => next, frequency: {}, start: () => made.push("tone"), stop: () => undefined };
  const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      currentTime = 0;
      createOscillator = () => node;
      createGain = () => ({ ...node, gain });
    },
  );
  sound("turn");
  expect([]).toEqual(made);
  choose("sounds", true);
  sound("turn");
  choose("sounds", false);

  expect(["tone", "tone"]).toEqual(made);
});
