import { expect, test } from "vitest";
import { compact, packed, recordIn, replayAddress, unpacked, Unreadable } from "./link";

const HEADER = '{"labrys":1,"game":"akrotiri","options":{"first":"random"},"seats":["Zoé Ψ","greedy"]}';
const END = '{"end":"no more tiles","winners":[1],"scores":[0,3],"digest":"18","seed":"f5"}';
const RECORD = [
  HEADER,
  '{"by":"chance","move":"first 1","of":["first 0","first 1"]}',
  '{"by":1,"move":"lay 1,2 n"}',
  END,
  "",
].join("\n");
const COMPACT = [`{"compact":1,"header":${HEADER}}`, "first 1", "1 lay 1,2 n", END, ""].join("\n");

test("a record loses chance's questions and keeps everything else to the letter", () => {
  expect(compact(RECORD)).toBe(COMPACT);
});

test("what is compact already stays as it is", () => {
  expect(compact(COMPACT)).toBe(COMPACT);
});

test("a record that goes on has no end", () => {
  expect(compact(`${HEADER}\n{"by":0,"move":"end"}\n`)).toBe(`{"compact":1,"header":${HEADER}}\n0 end\n`);
});

test("lines may end as on other systems", () => {
  expect(compact(RECORD.replaceAll("\n", "\r\n"))).toBe(COMPACT);
});

test.each(["", "a letter to a friend", "{}", "[1,2]", `${HEADER}\nnonsense\n`, `${HEADER}\n{"by":0}\n`])(
  "what is no record is refused: %j",
  (text) => {
    expect(() => compact(text)).toThrow(Unreadable);
  },
);

test("the address of a replay holds the whole record", async () => {
  const address = await replayAddress(RECORD);

  expect(address).toMatch(/^\/replay#r=[A-Za-z0-9_-]+$/);
  expect(await recordIn(address.slice("/replay".length))).toBe(COMPACT);
});

test("an address may also name a moment of the record", async () => {
  const address = await replayAddress(RECORD);

  expect(await recordIn(`${address.slice("/replay".length)}&at=7`)).toBe(COMPACT);
});

test("an address without a record has none", async () => {
  expect(await recordIn("")).toBeNull();
  expect(await recordIn("#A6.4")).toBeNull();
});

test("a long game survives the way there and back", async () => {
  const long = Array.from({ length: 20_000 }, (_, at) => `${at % 2} lay ${at},${(at * 7919) % 101} n`).join("\n");

  expect(await unpacked(await packed(long))).toBe(long);
});

test.each(["!!!", "abc", "AAAA"])("a damaged link is refused: %s", async (link) => {
  await expect(unpacked(link)).rejects.toThrow(Unreadable);
});

test("a link that would unfold without end is refused", async () => {
  const bomb = await packed("0".repeat(5_000_000));

  await expect(unpacked(bomb)).rejects.toThrow(Unreadable);
});
