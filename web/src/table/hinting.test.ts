import { describe, expect, it } from "vitest";
import { tableOf } from "../wire/fake";
import type { HintAnswer, Refusal, Update } from "../wire/types";
import { decisionOf, Hinting, type Hinted } from "./hinting.svelte";

const LAY = { move: "lay", cell: "0,-1", turn: "n" };
const END = { move: "end" };

function update(version: number, legal: { move: string }[], isAllowed = true): Update {
  return { version, since: version, now: 0, seat: 0, view: null, legal, seen: [], table: tableOf({ hints: isAllowed }) } as unknown as Update;
}

function answer(isLate = false): HintAnswer {
  return { type: "hint", key: "k", version: 1, seat: 0, is_late: isLate, simulations: 9, moves: [] } as unknown as HintAnswer;
}

/** A table at which hints come when they are let come. */
class Waiting implements Hinted {
  update: Update | null = update(1, [LAY, END]);
  refused: Refusal | null = null;
  asked = 0;
  come: (answer: HintAnswer) => void = () => undefined;
  fail: (refusal: Refusal) => void = () => undefined;

  hint(): Promise<HintAnswer> {
    this.asked += 1;
    return new Promise((come, fail) => ([this.come, this.fail] = [come, fail]));
  }
}

describe("a hint", () => {
  it("is offered where I decide and the table allows it", () => {
    const live = new Waiting();
    expect(new Hinting(live).isOffered).toBe(true);
    live.update = update(1, [LAY], false);
    expect(new Hinting(live).isOffered).toBe(false);
    live.update = update(1, []);
    expect(new Hinting(live).isOffered).toBe(false);
  });

  it("is thought about, then here, until it is put away", async () => {
    const live = new Waiting();
    const hinting = new Hinting(live);
    const asked = hinting.ask();
    expect(hinting.state).toBe("thinking");
    live.come(answer());
    await asked;
    expect([hinting.state, hinting.answer?.simulations]).toEqual(["here", 9]);
    hinting.dismiss();
    expect([hinting.state, hinting.answer]).toEqual(["none", null]);
  });

  it("stays while others do something, and goes when I have another decision", async () => {
    const live = new Waiting();
    const hinting = new Hinting(live);
    const asked = hinting.ask();
    live.update = update(2, [LAY, END]);
    hinting.renew();
    live.come(answer());
    await asked;
    expect(hinting.state).toBe("here");
    live.update = update(3, [END]);
    hinting.renew();
    expect(hinting.state).toBe("none");
  });

  it("that comes too late is not shown", async () => {
    const live = new Waiting();
    const hinting = new Hinting(live);
    const asked = hinting.ask();
    live.come(answer(true));
    expect(await asked).toBe(null);
    expect(hinting.state).toBe("none");
  });

  it("that was put away and is wanted again is not asked for twice", async () => {
    const live = new Waiting();
    const hinting = new Hinting(live);
    const first = hinting.ask();
    hinting.dismiss();
    const second = hinting.ask();
    live.come(answer());
    await Promise.all([first, second]);
    expect([live.asked, hinting.state]).toEqual([1, "here"]);
  });

  it("that is refused says why, unless nobody waits for it any more", async () => {
    const live = new Waiting();
    const hinting = new Hinting(live);
    const no = { code: "no-hints", rule: "S11", text: "no" } as Refusal;
    const asked = hinting.ask();
    live.fail(no);
    await asked;
    expect([hinting.state, live.refused]).toEqual(["none", no]);
    live.refused = null;
    const again = hinting.ask();
    hinting.dismiss();
    live.fail(no);
    await again;
    expect(live.refused).toBe(null);
  });

  it("is for one decision", () => {
    expect(decisionOf(update(1, [LAY]))).toBe(decisionOf(update(7, [LAY])));
    expect(decisionOf(update(1, [LAY]))).not.toBe(decisionOf(update(1, [END])));
    expect(decisionOf(null)).toBe("");
  });
});
