import { expect, test } from "vitest";
import { ago } from "./ago";

test.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [3 * 3600 + 59 * 60, "3 hours ago"],
  [86_400, "yesterday"],
  [40 * 86_400, "40 days ago"],
])("%i seconds ago is %j", (seconds, words) => {
  expect(ago(1_000_000_000 - seconds, 1_000_000_000, "en")).toBe(words);
});

test("a server whose clock is ahead has not done anything in the future", () => {
  expect(ago(2000, 1000, "en")).toBe("now");
});
