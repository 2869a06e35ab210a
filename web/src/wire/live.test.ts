import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, moved, tableOf, updateOf } from "./fake";
import { Live } from "./live.svelte";
import type { Refusal, Seen } from "./types";

const END = { move: "end" };
const LATE: Refusal = { code: "late", rule: "S5", text: "you saw version 1" };
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

test("the first update brings the whole history, and tells listeners of nothing new", () => {
  live = new Live("T", null, "ann");
  const told: number[] = [];
  live.listen((_, seen) => told.push(seen.length));
  FakeSocket.last.open();
  FakeSocket.last.say(updateOf(3, 0, { seen: [moved(2, 1), moved(3, 1)] }));

  expect(FakeSocket.last.address).toContain("since=0");
  expect([2, 3]).toEqual(live.history.map((one) => one.version));
  expect([0]).toEqual(told);
});

test("a later update tells listeners what is new and lengthens the history", () => {
  const socket = begin();
  const told: Seen[] = [];
  live.listen((_, seen) => told.push(...seen));
  socket.say(updateOf(2, 1, { seen: [moved(2, 1)] }));

  expect([2]).toEqual(told.map((one) => one.version));
  expect([2]).toEqual(live.history.map((one) => one.version));
});

test("a move is pending until the update that carries its key", async () => {
  const socket = begin();
  const done = live.play(END);
  const [sent] = socket.wishes("move");

  expect(END).toEqual(live.pending);
  socket.say(updateOf(2, 1, { seen: [moved(2, 0, { key: String(sent?.key) })] }));
  expect(null).toEqual(live.pending);
  expect(true).toBe(await done);
});

test("a refused move is taken back and says why", async () => {
  const socket = begin();
  const done = live.play(END);
  socket.say({ type: "refused", key: socket.wishes("move")[0]?.key, refusal: LATE, version: 2, seen: [] });

  expect(false).toBe(await done);
  expect(LATE).toEqual(live.refused);
  expect(null).toEqual(live.pending);
});

test("a lost line comes back by itself with what it knows", () => {
  begin();
  FakeSocket.last.lose();
  expect("lost").toBe(live.line);
  vi.advanceTimersByTime(1000);

  expect(2).toBe(FakeSocket.all.length);
  expect(FakeSocket.last.address).toContain("since=1");
  FakeSocket.last.open();
  FakeSocket.last.say(updateOf(1, 1));
  expect("open").toBe(live.line);
});

test("a wish that was on its way when the line broke is sent again with the same key", async () => {
  const first = begin();
  const done = live.play(END);
  first.lose();
  expect(END).toEqual(live.pending);
  vi.advanceTimersByTime(1000);
  const second = FakeSocket.last;
  second.open();
  second.say(updateOf(1, 1));

  expect(first.wishes("move")).toEqual(second.wishes("move"));
  second.say({ type: "granted", key: second.wishes("move")[0]?.key, version: 2, did: "moved", again: false });
  expect(true).toBe(await done);
});

test("a wish that was granted before the line broke is not sent again", async () => {
  const first = begin();
  const done = live.play(END);
  first.lose();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  FakeSocket.last.say(updateOf(2, 1, { seen: [moved(2, 0, { key: String(first.wishes("move")[0]?.key) })] }));

  expect([]).toEqual(FakeSocket.last.wishes("move"));
  expect(true).toBe(await done);
});

test("without a line a move is refused at once", async () => {
  begin().lose();

  expect(false).toBe(await live.play(END));
  expect("unreachable").toBe(live.refused?.code);
});

test("questions that change nothing fail when the line breaks", async () => {
  const socket = begin();
  const asked = live.why([END]).catch((no: Refusal) => no.code);
  socket.lose();

  expect("unreachable").toBe(await asked);
});

test("a line that does not open is given up for another", () => {
  live = new Live("T");
  vi.advanceTimersByTime(8_000);

  expect(true).toBe(FakeSocket.last.isClosed);
  vi.advanceTimersByTime(1000);
  expect(2).toBe(FakeSocket.all.length);
});

test("a line on which nothing comes back is given up", () => {
  const socket = begin();
  vi.advanceTimersByTime(30_000);
  expect(true).toBe(socket.wishes("ping").length > 0);
  vi.advanceTimersByTime(30_000);

  expect(true).toBe(socket.isClosed);
});

test("the network's return opens one line and not two", () => {
  begin().lose();
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(2000);

  expect(2).toBe(FakeSocket.all.length);
});

test("what an old line still says is not heard", () => {
  const old = begin();
  old.lose();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  FakeSocket.last.say(updateOf(5, 1, { seen: [moved(5, 1)] }));
  old.say(updateOf(9, 5));

  expect(5).toBe(live.version);
});

test("a table that does not exist is not asked for again", () => {
  live = new Live("T");
  const gone: Refusal = { code: "no-such-table", rule: "S4", text: "there is no table here" };
  FakeSocket.last.open();
  FakeSocket.last.say({ type: "refused", key: null, refusal: gone, version: 0, seen: [] });
  FakeSocket.last.lose(4404);
  vi.advanceTimersByTime(60_000);

  expect(1).toBe(FakeSocket.all.length);
  expect("closed").toBe(live.line);
  expect(gone).toEqual(live.ended);
});

test("a seat that is no longer mine is forgotten, and I come as whoever I am", () => {
  live = new Live("T", 1, "ann");
  FakeSocket.last.open();
  FakeSocket.last.lose(4401);

  expect(2).toBe(FakeSocket.all.length);
  expect(FakeSocket.last.address).not.toContain("seat=");
});

test("a gap is closed before anything is shown", () => {
  const socket = begin();
  socket.say(updateOf(4, 3, { seen: [moved(4, 1)] }));

  expect(1).toBe(live.update?.version);
  expect(1).toBe(socket.wishes("look")[0]?.since);
  socket.say(updateOf(4, 1, { seen: [moved(2, 1), moved(3, 1), moved(4, 1)] }));
  expect([2, 3, 4]).toEqual(live.history.map((one) => one.version));
});

test("whoever has sat down looks through the eyes of the seat", () => {
  const socket = begin({ seat: null });

  expect(0).toBe(socket.wishes("look")[0]?.seat);
});

test("nothing is shown before it is known who I am", async () => {
  let say: (player: string) => void = () => undefined;
  live = new Live("T", null, new Promise<string>((known) => (say = known)));
  FakeSocket.last.open();
  FakeSocket.last.say(updateOf(1, 0));
  expect(null).toEqual(live.update);
  say("ann");
  await vi.advanceTimersByTimeAsync(0);

  expect(1).toBe(live.update?.version);
});

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
