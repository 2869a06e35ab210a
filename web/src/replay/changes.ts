/** What has changed between two moments of a table, by path: `{"round": 2, "seats.2.coins": 7}`. */

export type Fields = Readonly<Record<string, unknown>>;

/** The fields with these changes made, in a copy that shares the rest. A path that leads nowhere is passed over. */
export function laidOver(fields: Fields, changes: Fields | undefined): Fields {
  let made = fields;
  for (const path in changes) made = at(made, path.split("."), 0, changes[path]) as Fields;
  return made;
}

function at(thing: unknown, path: readonly string[], depth: number, value: unknown): unknown {
  const name = path[depth] ?? "";
  const isLast = depth === path.length - 1;
  if (typeof thing !== "object" || thing === null || (!(name in thing) && (!isLast || Array.isArray(thing)))) return thing;
  const copy = Array.isArray(thing) ? [...(thing as unknown[])] : { ...thing };
  (copy as Record<string, unknown>)[name] = isLast ? value : at((thing as Record<string, unknown>)[name], path, depth + 1, value);
  return copy;
}
