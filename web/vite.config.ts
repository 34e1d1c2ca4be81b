import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";
import { engine } from "./engine.ts";
import { gameIcons } from "./icons.ts";
import { installable } from "./installable.ts";
import { packed } from "./packed.ts";

const server = "http://localhost:8000";

// The mode `site` makes static files that need no server, in any folder (`make site`).
export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [gameIcons(), ...(mode === "site" ? [engine(), installable()] : []), packed()],
  ...(mode === "site" && {
    base: "./",
    resolve: { conditions: ["site", ...defaultClientConditions] },
    worker: { format: "es" as const },
  }),
  // The server hands the page out from its own package. Browsers of 2024 know light-dark().
  build: {
    outDir: mode === "site" ? "../dist/site" : "../src/imperia/server/page",
    emptyOutDir: true,
    chunkSizeWarningLimit: 700,
    target: ["chrome123", "firefox120", "safari17.5"],
  },
  // Boards are drawn from the same content files that the rules use.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  // One jsdom for all files takes a quarter of the time: a test leaves nothing behind that another could stumble over.
  // A slow or busy machine is no failure: what hangs is stopped, nothing is timed.
  test: { environment: "jsdom", isolate: false, setupFiles: ["tests/afresh.ts"], testTimeout: 60_000 },
}));
