import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const ONE = "\0icon:";
const ALL = "\0icons:";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** The emblems that the content of a game names. */
function emblemsOf(game: string): string[] {
  const file = new URL(`src/wire/${game}.json`, import.meta.url);
  const { shelves } = JSON.parse(readFileSync(file, "utf8")) as {
    shelves: Record<string, { emblem: string }[]>;
  };
  const named = Object.values(shelves).flatMap((entries) => entries.map((entry) => entry.emblem));
  return [...new Set(named.filter((name) => name !== ""))].sort();
}

/**
 * `import wheat from "icon:wheat"` brings the drawing of one game-icon into the bundle, and nothing else;
 * `import drawings from "icons:settlers"` those that the game's content names, by their names.
 */
export function gameIcons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  const drawing = (name: string): string => {
    const icon = set.icons[set.aliases?.[name]?.parent ?? name];
    if (!icon) throw new Error(`game-icons has no icon ${name}`);
    return icon.body;
  };
  return {
    name: "game-icons",
    resolveId: (id) => (/^icons?:/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(ONE)) return `export default ${JSON.stringify(drawing(id.slice(ONE.length)))}`;
      if (!id.startsWith(ALL)) return null;
      // Each is a module of its own, so that games share the drawings that they have in common.
      const names = emblemsOf(id.slice(ALL.length));
      const imports = names.map((name, place) => `import i${place} from "icon:${name}";`);
      return `${imports.join("")}export default {${names.map((name, place) => `"${name}":i${place}`).join()}}`;
    },
  };
}
