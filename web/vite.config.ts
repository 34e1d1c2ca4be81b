import { defineConfig } from "vitest/config";
import { gameIcons } from "./icons.ts";
import { packed } from "./packed.ts";

const server = "http://localhost:8000";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [gameIcons(), packed()],
  // The server hands the page out from its own package. Browsers of 2024 know light-dark().
  build: {
    outDir: "../src/imperia/server/page",
    emptyOutDir: true,
    chunkSizeWarningLimit: 700,
    target: ["chrome123", "firefox120", "safari17.5"],
  },
  // Boards are drawn from the same content files that the rules use.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  // One jsdom for all files takes a quarter of the time: a test leaves nothing behind that another could stumble over.
  // A slow or busy machine is no failure: what hangs is stopped, nothing is timed.
  test: { environment: "jsdom", isolate: false, setupFiles: ["tests/afresh.ts"], testTimeout: 60_000 },
});
