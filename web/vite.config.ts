import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { rules } from "./plugins/rules.ts";
import { texts } from "./plugins/texts.ts";

const BUILT = "../src/labrys/server/static";
const GAMES = readdirSync("src/games");

/** Few files: each costs a page a request, and compresses worse than a large one. What the first page wants is one, what
 * every table wants another, and so is each game; the figures of its rules are read elsewhere. */
const PARTS = [
  { name: "labrys", tags: ["$initial" as const] },
  // What games take of a replay is code, with small letters; the components of its page stay with the page.
  { name: "table", test: /node_modules|\/src\/(lib|look|table|wire)\/|\/src\/replay\/[a-z]/ },
  ...GAMES.map((game) => ({ name: game, test: new RegExp(`/src/games/${game}/(?!figures/)`) })),
];

/** Beside every file that shrinks lies its compressed form, so that the server need not make one for each visitor. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = BUILT }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        const path = join(dir, name);
        if (!/\.(css|js|svg)$/.test(name) || statSync(path).size < 512) continue;
        const raw = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(raw, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }));
      }
    },
  };
}

export default defineConfig({
  plugins: [rules(), texts(), svelte(), compressed()],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    // By it the server knows which parts a page will want, and lets the browser fetch them at once.
    manifest: "manifest.json",
    // The page's policy allows images from data addresses, but not scripts or styles.
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
  server: {
    // `npm run dev` beside `labrys serve`: texts lie outside this folder, and the server answers what begins with /api.
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.LABRYS ?? "http://127.0.0.1:8000", ws: true } },
  },
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], passWithNoTests: true },
});
