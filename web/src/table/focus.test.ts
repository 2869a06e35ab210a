import { afterEach, beforeEach, expect, test } from "vitest";
import { keepsFocus } from "./focus";

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="table"><main id="main" tabindex="-1"><section id="act"><ul><li><button id="lay">Lay</button></li></ul></section>' +
    '<section id="log"><button id="more">More</button></section></main></div>';
  stop = keepsFocus(get("table"));
});

afterEach(() => stop());

function get(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

/** Mutations are told after what made them. */
const told = (): Promise<void> => new Promise((done) => setTimeout(done));

test("a button that vanishes leaves the focus to the part it was in", async () => {
  get("lay").focus();
  get("lay").remove();
  await told();

  expect("act").toBe(document.activeElement?.id);
});

test("a part that vanishes too leaves it to the one around", async () => {
  get("lay").focus();
  get("act").remove();
  await told();

  expect("main").toBe(document.activeElement?.id);
});

test("a button that can no longer be pressed leaves the focus too", async () => {
  get("lay").focus();
  (get("lay") as HTMLButtonElement).disabled = true;
  await told();

  expect("act").toBe(document.activeElement?.id);
});

test("whoever has gone elsewhere is left there", async () => {
  get("lay").focus();
  get("more").focus();
  get("lay").remove();
  await told();

  expect("more").toBe(document.activeElement?.id);
});

test("whoever has left the page's parts is not called back", async () => {
  get("lay").focus();
  get("lay").blur();
  await told();
  get("lay").remove();
  await told();

  expect(document.body).toBe(document.activeElement);
});
