import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, moved, tableOf, updateOf } from "./fake";
import { Live } from "./live.svelte";

const END = { move: "end" };
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A live table of Ann's at version 1. */
function begin(changes: Parameters<typeof updateOf>[2] = {}): FakeSocket {
  live = new Live("T", null, "ann");
  FakeSocket.last.open();
  FakeSocket.last.say(updateOf(1, 0, changes));
  return FakeSocket.last;
}

/** Both seats are Ann's. */
function shared(version: number, decider: number) {
  const table = tableOf({ version, deciders: [decider] });
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, player: "ann" })) };
}

test("a shared screen is covered before the first hand is shown", () => {
  const socket = begin({ table: shared(1, 0), seat: 0, seen: [moved(1, 0)] });

  expect(0).toBe(live.covered);
  expect(null).toEqual(live.update);
  expect([]).toEqual(live.history);
  live.look(0);
  expect({ wish: "look", seat: 0, since: 0 }).toEqual(socket.wishes("look").at(-1));
  socket.say(updateOf(1, 0, { table: shared(1, 0), seat: 0 }));
  expect(null).toEqual(live.covered);
  expect(0).toBe(live.update?.seat);
});

test("when another hand has to decide nothing of the former one is kept", async () => {
  const socket = begin({ table: shared(1, 0), seat: 0 });
  live.look(0);
  socket.say(updateOf(1, 0, { table: shared(1, 0), seat: 0 }));
  const done = live.play(END);
  const key = String(socket.wishes("move")[0]?.key);
  socket.say(updateOf(2, 1, { table: shared(2, 1), seat: 0, seen: [moved(2, 0, { key })] }));

  expect(true).toBe(await done);
  expect([1, null, null]).toEqual([live.covered, live.update, live.pending]);
  expect([]).toEqual(live.history);
  // What still comes for the former hand is not shown either.
  live.look(1);
  socket.say(updateOf(2, 0, { table: shared(2, 1), seat: 0, seen: [moved(2, 0)] }));
  expect(null).toEqual(live.update);
  socket.say(updateOf(2, 0, { table: shared(2, 1), seat: 1, seen: [moved(2, 0)] }));
  expect(1).toBe((live.update as { seat: number | null } | null)?.seat);
});

test("from under the cover the former hand takes back, and says again who sits there", () => {
  const socket = begin({ table: shared(1, 0), seat: 0 });
  live.look(0);
  socket.say(updateOf(1, 0, { table: shared(1, 0), seat: 0 }));
  socket.say(updateOf(2, 1, { table: shared(2, 1), seat: 0, seen: [moved(2, 0)] }));
  expect([1, 0]).toEqual([live.covered, live.former]);
  void live.takeBackFormer();
  expect(0).toBe(socket.wishes("undo")[0]?.seat);
  socket.say(updateOf(3, 2, { table: shared(3, 0), seat: 0 }));

  expect([0, null]).toEqual([live.covered, live.update]);
});

test("who may not take back from under the cover can ask again", async () => {
  const socket = begin({ table: shared(1, 0), seat: 0 });
  live.look(0);
  socket.say(updateOf(1, 0, { table: shared(1, 0), seat: 0 }));
  socket.say(updateOf(2, 1, { table: shared(2, 1), seat: 0, seen: [moved(2, 0)] }));
  const done = live.takeBackFormer();
  const key = String(socket.wishes("undo")[0]?.key);
  socket.say({ type: "refused", key, refusal: { code: "revealed", rule: "S6", text: "" } });

  expect(false).toBe(await done);
  expect([1, 0]).toEqual([live.covered, live.former]);
});

test("a shared screen is covered also if nobody could say who I am", () => {
  live = new Live("T");
  FakeSocket.last.open();
  FakeSocket.last.say(updateOf(1, 0, { table: shared(1, 0), seat: 0, seen: [moved(1, 0)] }));

  expect([0, null]).toEqual([live.covered, live.update]);
});
