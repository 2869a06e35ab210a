import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whileVisible } from "./polite";

let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(visible: boolean): void {
  isHidden = !visible;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("it asks at once and then after each pause", async () => {
  const task = vi.fn(async () => undefined);
  const stop = whileVisible(task, 1000);
  await vi.advanceTimersByTimeAsync(2500);
  stop();

  expect(task).toHaveBeenCalledTimes(3);
});

test("nobody is asked while nobody looks, and at once when somebody does again", async () => {
  const task = vi.fn(async () => undefined);
  const stop = whileVisible(task, 1000);
  await vi.advanceTimersByTimeAsync(10);
  show(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task).toHaveBeenCalledTimes(1);

  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(2);
  stop();
});

test("a slow answer is waited for before asking again", async () => {
  let answer = (): void => undefined;
  const task = vi.fn(() => new Promise<void>((done) => (answer = done)));
  const stop = whileVisible(task, 1000);
  await vi.advanceTimersByTimeAsync(5000);
  show(true);
  expect(task).toHaveBeenCalledTimes(1);

  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(2);
  stop();
});

test("once it is stopped it asks no more", async () => {
  const task = vi.fn(async () => undefined);
  whileVisible(task, 1000)();
  await vi.advanceTimersByTimeAsync(5000);
  show(true);

  expect(task).toHaveBeenCalledTimes(1);
});
