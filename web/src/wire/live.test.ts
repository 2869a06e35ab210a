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

test("whoever clicks twice moves once", async () => {
  const socket = begin();
  const first = live.play(END);

  expect(false).toBe(await live.play(END));
  expect(1).toBe(socket.wishes("move").length);
  expect(null).toEqual(live.refused);
  socket.say({ type: "granted", key: socket.wishes("move")[0]?.key, version: 2, did: "moved", again: false });
  expect(true).toBe(await first);
  void live.play(END);
  expect(2).toBe(socket.wishes("move").length);
});

test("a wish whose answer was lost is granted again, though others have moved since", async () => {
  const first = begin();
  const done = live.play(END);
  first.lose();
  vi.advanceTimersByTime(1000);
  const second = FakeSocket.last;
  second.open();
  second.say(updateOf(3, 1, { seen: [moved(2, 1), moved(3, 1)] }));
  second.say({ type: "granted", key: second.wishes("move")[0]?.key, version: 4, did: "moved", again: true });

  expect(true).toBe(await done);
  expect([2, 3]).toEqual(live.history.map((one) => one.version));
});

test("whoever comes in as somebody is not kept waiting for what was asked before", async () => {
  const socket = begin({ seat: null, table: tableOf({ seats: [] }) });
  const asked = live.survey().catch((no: Refusal) => no.code);
  expect(1).toBe(socket.wishes("survey").length);
  const entered = live.enter("bob");
  FakeSocket.last.open();
  FakeSocket.last.say(updateOf(1, 1, { seat: null }));

  expect("unreachable").toBe(await asked);
  await entered;
  expect("bob").toBe(live.player);
});

test("a server that was set back to an earlier moment is believed", () => {
  begin().say(updateOf(5, 1, { seen: [moved(5, 1)] }));
  FakeSocket.last.lose(1012);
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  FakeSocket.last.say(updateOf(3, 3));

  expect(["open", 3]).toEqual([live.line, live.version]);
  FakeSocket.last.say(updateOf(2, 1));
  expect(3).toBe(live.update?.version);
});

test("a table that cannot be shown says why it is closed, and is not asked for again", () => {
  live = new Live("T");
  const missing: Refusal = { code: "no-such-table", rule: "S4", text: "there is no table here" };
  FakeSocket.last.open();
  FakeSocket.last.say({ type: "refused", key: null, refusal: missing, version: 0, seen: [] });
  FakeSocket.last.lose(4404);
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("online"));

  expect(missing).toEqual(live.ended);
  expect(1).toBe(FakeSocket.all.length);
});

test("a line of talk that comes while all are fetched is not lost", async () => {
  const said = (n: number) => ({ type: "talk", n, at: 0, player: "bob", name: "Bob", line: `line ${n}` });
  let answer: (lines: object[]) => void = () => undefined;
  const body = new Promise<object[]>((come) => (answer = come));
  vi.stubGlobal("fetch", async () => ({ ok: true, text: async () => JSON.stringify(await body) }));
  const socket = begin({ table: tableOf({ talk: true }) });
  socket.say(said(3));
  answer([said(1), said(2)]);
  await vi.advanceTimersByTimeAsync(0);

  expect([1, 2, 3]).toEqual(live.talk.map((line) => line.n));
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
