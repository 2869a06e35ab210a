import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { rules } from "./plugins/rules.ts";

const BUILT = "../src/labrys/server/static";
const LANGUAGES = ["en", "fr", "es"];

const GAMES = readdirSync("src/games");

/** What everybody reads of a language is one file, and so is what each game says in it: it is read at its tables only. */
function wordsOf(language: string): { name: string; test: RegExp }[] {
  const texts = `/labrys/texts/${language}/`;
  const ofGames = GAMES.map((game) => ({ name: `words-${game}-${language}`, test: new RegExp(`${texts}${game}[-.]`) }));
  return [...ofGames, { name: `words-${language}`, test: new RegExp(texts) }];
}

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
  plugins: [rules(), svelte(), compressed()],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    // By it the server knows which parts a page will want, and lets the browser fetch them at once.
    manifest: "manifest.json",
    // The page's policy allows images from data addresses, but not scripts or styles.
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: LANGUAGES.flatMap(wordsOf) } } },
  },
  server: {
    // `npm run dev` beside `labrys serve`: texts lie outside this folder, and the server answers what begins with /api.
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.LABRYS ?? "http://127.0.0.1:8000", ws: true } },
  },
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], passWithNoTests: true },
});
