import { defineConfig } from "vitest/config";

const server = "http://localhost:8000";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // The server hands the page out from its own package.
  build: { outDir: "../src/imperia/server/page", emptyOutDir: true, chunkSizeWarningLimit: 700 },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "jsdom" },
});
