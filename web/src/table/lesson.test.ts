import { describe, expect, it } from "vitest";
import type { LessonFacts } from "../wire/types";
import { present } from "./lesson";

/** Read, read, do, read. */
function lesson(at: number): LessonFacts {
  const steps = [true, true, false, true].map((is_read, n) => ({ id: String(n), is_read, points: [] }));
  return { name: "a", at, is_over: at > 2, steps };
}

describe("the step that is shown", () => {
  it("comes after those that were read", () => {
    expect(present(lesson(0), 0)).toBe(0);
    expect(present(lesson(0), 1)).toBe(1);
    expect(present(lesson(0), 2)).toBe(2);
  });

  it("is not passed by reading if something is to be done", () => {
    expect(present(lesson(0), 9)).toBe(2);
  });

  it("is never behind what was done", () => {
    expect(present(lesson(3), 0)).toBe(3);
    expect(present(lesson(3), 4)).toBe(4);
  });
});
