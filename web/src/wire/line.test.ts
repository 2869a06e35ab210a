import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "./fake";
import { Line } from "./line";

let line: Line;
let back: "again" | "at once" | "never";
let lost: number[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  back = "again";
  lost = [];
});

afterEach(() => {
  line.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A line that is open. */
function begin(): FakeSocket {
  line = new Line(
    () => "ws://here/",
    () => undefined,
    (code) => {
      lost.push(code);
      return back;
    },
  );
  line.open();
  FakeSocket.last.open();
  return FakeSocket.last;
}

test("a line that does not open is given up for another", () => {
  line = new Line(
    () => "ws://here/",
    () => undefined,
    () => "again",
  );
  line.open();
  vi.advanceTimersByTime(8_000);

  expect(true).toBe(FakeSocket.last.isClosed);
  vi.advanceTimersByTime(1000);
  expect(2).toBe(FakeSocket.all.length);
});

test("each pause before coming back is twice as long as the one before, up to a quarter of a minute", () => {
  begin();
  const pauses = [500, 1000, 2000, 4000, 8000, 15_000, 15_000];
  for (const [number, pause] of pauses.entries()) {
    FakeSocket.last.lose();
    vi.advanceTimersByTime(pause - 1);
    expect(number + 1).toBe(FakeSocket.all.length);
    vi.advanceTimersByTime(1);
    expect(number + 2).toBe(FakeSocket.all.length);
  }
});

test("whoever got through comes back quickly the next time", () => {
  begin().lose();
  vi.advanceTimersByTime(500);
  FakeSocket.last.open();
  line.prove();
  FakeSocket.last.lose();
  vi.advanceTimersByTime(500);

  expect(3).toBe(FakeSocket.all.length);
});

test("a line on which nothing comes back is given up", () => {
  const socket = begin();
  vi.advanceTimersByTime(10_000);
  expect(1).toBe(socket.wishes("ping").length);
  vi.advanceTimersByTime(10_000);

  expect(true).toBe(socket.isClosed);
  expect([1006]).toEqual(lost);
});

test("a line on which a wish stays without an answer is given up", () => {
  const socket = begin();
  vi.advanceTimersByTime(1000);
  line.send({ wish: "move" });
  vi.advanceTimersByTime(9_000);

  expect(true).toBe(socket.isClosed);
});

test("a tab that is woken once a minute keeps its line as long as the server answers", () => {
  const socket = begin();
  const begun = Date.now();
  const clock = vi.spyOn(Date, "now");
  for (let minute = 1; minute <= 5; minute += 1) {
    clock.mockReturnValue(begun + minute * 60_000);
    vi.advanceTimersByTime(10_000);
    socket.say({ type: "pong", key: "beat" });
  }

  expect(5).toBe(socket.wishes("ping").length);
  expect([]).toEqual(lost);
});

test("whoever looks at the page again finds out soon whether the line is dead", () => {
  const socket = begin();
  vi.advanceTimersByTime(9_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(1).toBe(socket.wishes("ping").length);
  vi.advanceTimersByTime(8_000);

  expect(true).toBe(socket.isClosed);
});

test("the network's return opens one line and not two", () => {
  begin().lose();
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(2000);

  expect(2).toBe(FakeSocket.all.length);
});

test("a line that was ended for good is not opened by looking at the page again", () => {
  begin().lose();
  vi.advanceTimersByTime(500);
  back = "never";
  FakeSocket.last.lose(4404);
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("online"));

  expect(2).toBe(FakeSocket.all.length);
});

test("whoever opened too many lines waits as long as anybody does", () => {
  begin().lose(4429);
  vi.advanceTimersByTime(14_999);
  expect(1).toBe(FakeSocket.all.length);
  vi.advanceTimersByTime(1);

  expect(2).toBe(FakeSocket.all.length);
});
