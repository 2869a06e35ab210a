import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reel } from "./reel.svelte";
import { Surveys } from "./surveys.svelte";

const REEL = { at: 0, replay: { compact: "record" } } as unknown as Reel;
let asked: { at: number; seat: number | null }[] = [];
let status = 200;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, status] = [[], 200];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { at, seat } = JSON.parse(body) as { at: number; seat: number | null };
    asked.push({ at, seat });
    return Promise.resolve(new Response(status === 200 ? "{}" : '{"code": "server-busy", "rule": "S2", "text": ""}', { status }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms = 1000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test("who leafs through asks for nothing but the moment at which they rest", async () => {
  const surveys = new Surveys(REEL);
  for (const at of [1, 2, 3]) surveys.want([-1], at);
  await wait();
  expect([{ at: 3, seat: null }]).toEqual(asked);
  surveys.want([-1], 3);
  await wait();
  expect(1).toBe(asked.length);
});

test("a busy server is asked again later, unless something else is wanted", async () => {
  const surveys = new Surveys(REEL);
  status = 503;
  surveys.want([0], 1);
  await wait();
  expect(surveys.of(0, 1)).toBeUndefined();
  status = 200;
  await wait(10_000);
  expect({}).toEqual(surveys.of(0, 1));
  status = 503;
  surveys.want([0], 2);
  await wait();
  surveys.stop();
  await wait(10_000);
  expect([1, 1, 2]).toEqual(asked.map(({ at }) => at));
});

test("what cannot be surveyed is not asked again", async () => {
  status = 422;
  new Surveys(REEL).want([0], 1);
  await wait(20_000);
  expect(1).toBe(asked.length);
});

test("only the last surveys are remembered", async () => {
  const surveys = new Surveys(REEL);
  for (let at = 0; at < 60; at++) {
    surveys.want([-1], at);
    await wait();
  }
  expect(50).toBe([...Array(60).keys()].filter((at) => surveys.of(-1, at)).length);
  expect([undefined, {}]).toEqual([surveys.of(-1, 0), surveys.of(-1, 59)]);
});
