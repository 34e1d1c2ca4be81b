import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const MANIFEST = {
  name: "Imperia",
  short_name: "Imperia",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#fdf9f1",
  theme_color: "#fdf9f1",
  icons: [{ src: "favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
};

/** Letters of languages that the page does not speak: fetched when somebody's name has them. */
const NOT_KEPT = /-(cyrillic|greek|vietnamese)-/;

/** Lets the site be installed: a manifest, and a service worker that knows all its files. */
export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
    ],
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        this.emitFile({
          type: "asset",
          fileName: "manifest.webmanifest",
          source: JSON.stringify(MANIFEST),
        });
        const made = Object.keys(bundle).filter((name) => !NOT_KEPT.test(name));
        const files = [...new Set([...made, "index.html", "favicon.svg", "manifest.webmanifest"])].sort();
        const hash = createHash("sha256").update(files.join());
        const page = bundle["index.html"];
        if (page?.type === "asset") hash.update(page.source);
        const source = (await readFile("sw.js", "utf8"))
          .replace("__VERSION__", hash.digest("hex").slice(0, 12))
          .replace('"__FILES__"', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
