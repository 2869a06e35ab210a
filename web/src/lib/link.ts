/** A whole record in an address: compact text, compressed, behind the `#`, which browsers send to no server. */

/** What a link may unfold to, at most: nobody's browser is filled by following one. */
const LARGEST = 1_000_000;
const FIELD = "r=";

/** Something that is no record, or no link of one. */
export class Unreadable extends Error {}

/** The compact text of a record; what is compact already stays as it is. See docs/record-format.md. */
export function compact(record: string): string {
  if (record.startsWith('{"compact":')) return record;
  const lines = record.replaceAll("\r\n", "\n").split("\n");
  while (lines.at(-1) === "") lines.pop();
  const [header = "", ...rest] = lines;
  if (!isObject(header, "game")) throw new Unreadable("no header");
  return [`{"compact":1,"header":${header}}`, ...rest.map(shortened)].map((line) => `${line}\n`).join("");
}

function shortened(line: string): string {
  const said = parsed(line);
  if (typeof said?.["end"] === "string") return line;
  if (typeof said?.["move"] !== "string" || said["move"].includes("\n")) throw new Unreadable("no entry");
  return said["by"] === "chance" ? said["move"] : `${String(said["by"])} ${said["move"]}`;
}

function isObject(line: string, field: string): boolean {
  return parsed(line)?.[field] !== undefined;
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const said: unknown = JSON.parse(line);
    return typeof said === "object" && said !== null ? (said as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The address under which a record is replayed, record included. */
export async function replayAddress(record: string): Promise<string> {
  return `/replay#${FIELD}${await packed(compact(record))}`;
}

/** The record in the `#` of an address; null if there is none. Behind an `&` the moment may be named. */
export async function recordIn(hash: string): Promise<string | null> {
  const text = hash.replace(/^#/, "").split("&")[0] ?? "";
  return text.startsWith(FIELD) ? unpacked(text.slice(FIELD.length)) : null;
}

/** A text as raw DEFLATE in base64url. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity);
  // In pieces: a call takes only so many arguments.
  let signs = "";
  for (let at = 0; at < bytes.length; at += 8192) signs += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text that was packed. */
export async function unpacked(link: string): Promise<string> {
  try {
    const signs = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"), LARGEST);
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    throw new Unreadable("the link is damaged");
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  press: { readable: ReadableStream; writable: WritableStream<BufferSource> },
  most: number,
): Promise<Uint8Array> {
  const writer = press.writable.getWriter();
  // What goes wrong is heard where it is read.
  void writer.write(bytes).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const reader = (press.readable as ReadableStream<Uint8Array>).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > most) {
      await reader.cancel();
      throw new Unreadable("too large");
    }
    pieces.push(piece.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
