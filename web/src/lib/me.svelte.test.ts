import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../wire/types";

const ANN: Me = { id: "a", name: "Ann", is_guest: true, account: null, hook: null };
const STRANGER = { status: 401, refusal: { code: "stranger", rule: "S1", text: "who are you?" } };

let asked: [string, string, unknown][] = [];
let answers: [number, unknown][] = [];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.resetModules();
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push([request.method ?? "", path, request.body ? JSON.parse(request.body as string) : null]);
    const [status, body] = answers.shift() ?? [500, null];
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
});

afterEach(() => vi.unstubAllGlobals());

async function fresh(): Promise<typeof import("./me.svelte").me> {
  return (await import("./me.svelte")).me;
}

test("who has a session is somebody, and is asked for once", async () => {
  const me = await fresh();
  answers = [[200, ANN]];
  await Promise.all([me.load(), me.load()]);

  expect(me.player).toEqual(ANN);
  expect(asked).toEqual([["GET", "/api/me", null]]);
});

test("a stranger becomes a guest when it matters, under the name proposed", async () => {
  const me = await fresh();
  answers = [[401, STRANGER], [201, ANN]];
  await me.load();
  expect(me.player).toBeNull();
  expect(me.isKnown).toBe(true);

  me.propose(" Ann ");
  expect(await me.become()).toEqual(ANN);
  expect(asked.at(-1)).toEqual(["POST", "/api/guests", { name: "Ann" }]);
});

test("who is somebody stays it", async () => {
  const me = await fresh();
  answers = [[200, ANN]];

  expect(await me.become("Bea")).toEqual(ANN);
  expect(asked).toHaveLength(1);
});

test("a server that does not answer makes nobody a stranger", async () => {
  const me = await fresh();
  answers = [[503, null], [200, ANN]];
  await expect(me.load()).rejects.toThrow();
  expect(me.isKnown).toBe(false);

  await me.load();
  expect(me.player).toEqual(ANN);
});

test("a secret is handed on and not kept", async () => {
  const me = await fresh();
  answers = [[200, { ...ANN, hook: "https://hooks.example", hook_secret: "s3" }]];
  const changed = await me.change({ hook: "https://hooks.example" });

  expect(changed.hook_secret).toBe("s3");
  expect(me.player).toEqual({ ...ANN, hook: "https://hooks.example" });
});

test("who signs in hears how many games came along, and who signs out is nobody", async () => {
  const me = await fresh();
  answers = [[200, { ...ANN, is_guest: false, account: "ann", adopted: ["t1", "t2"] }], [204, null]];

  expect(await me.signIn({ account: "ann", password: "12345678", adopt: true })).toBe(2);
  expect(me.player?.account).toBe("ann");
  await me.signOut(false);
  expect(me.player).toBeNull();
  expect(asked.at(-1)).toEqual(["DELETE", "/api/session", null]);
});

test("a name that the server refuses is not taken", async () => {
  const me = await fresh();
  const no = { code: "bad-name", rule: "S1", text: "a name has 1 to 24 characters" };
  answers = [[200, ANN], [400, { status: 400, refusal: no }]];

  await expect(me.rename("x".repeat(30))).rejects.toThrow("1 to 24");
  expect(me.player?.name).toBe("Ann");
});
