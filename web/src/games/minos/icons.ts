/** The icons of the game, each a drawing of ours in `icons`, and which one stands for what is said. */

const files = import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default", eager: true });

/** By name: what is inside the drawing's frame. */
const DRAWN: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.svg$/g, ""), text.slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>"))]),
);

/** Things that are drawn like another. */
const SAME: Readonly<Record<string, string>> = {
  towers: "tower",
  farms: "farm",
  cities: "city",
  ships: "ship",
  warriors: "warrior",
  "sea-peoples": "sea-people",
  "ship-spaces": "route-space",
  // What counts is how many cards lie in the palace; the gain is a card that goes there.
  "condition-palace": "palace-cards",
  "count-palace": "palace-cards",
  "vase-palace": "palace-cards",
  "vase-goods": "goods",
  decrees: "ability-decrees",
  builder: "ability-builder",
  groups: "ability-groups",
  exchange: "ability-exchange",
};

/** Beginnings of names that say only where a word comes from. */
const KINDS = /^(effect|price|condition|count|good|trigger|vase|unmet)-/;

/** The name of a drawing, by its own name or by the id of a phrase (`effect-coin`, `count-palace`); "" if there is none. */
export function iconOf(id: string): string {
  const exact = SAME[id] ?? id;
  if (DRAWN.has(exact)) return exact;
  const word = id.replace(KINDS, "");
  const short = SAME[word] ?? word;
  return DRAWN.has(short) ? short : "";
}

/** Where each drawing is kept that has been asked for: once in the page, however often it is seen. Colours and lines come
 * from whoever refers to it. A file of its own would do as well, but some browsers refuse it under the page's policy. */
let kept: SVGSVGElement | null = null;

/** A reference to a drawing, for `use`; nothing if there is none. */
export function symbolOf(name: string): string | undefined {
  const icon = iconOf(name);
  if (!icon) return undefined;
  const id = `minos-icon-${icon}`;
  if (!document.getElementById(id)) keep(id, DRAWN.get(icon) ?? "");
  return `#${id}`;
}

function keep(id: string, drawn: string): void {
  if (!kept?.isConnected) {
    kept = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    kept.setAttribute("display", "none");
    kept.setAttribute("aria-hidden", "true");
    document.body.append(kept);
  }
  // Our own files only: nothing that anybody writes at a table comes here.
  kept.insertAdjacentHTML("beforeend", `<g id="${id}">${drawn}</g>`);
}
