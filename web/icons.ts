import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** `import wheat from "icon:wheat"` brings the drawing of one game-icon into the bundle, and nothing else. */
export function gameIcons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[set.aliases?.[name]?.parent ?? name];
      if (!icon) throw new Error(`game-icons has no icon ${name}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
