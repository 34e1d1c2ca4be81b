import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts are packed in themselves. */
const WORTH_PACKING = /\.(html|m?js|css|svg|json|txt|wasm|webmanifest)$/;

const WAYS: Record<string, (file: Buffer) => Promise<Buffer>> = {
  gz: (file) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
  br: (file) =>
    promisify(brotliCompress)(file, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length },
    }),
};

/** Puts `file.gz` and `file.br` beside every file that they make shorter, so that the server never has to pack it. */
async function pack(path: string): Promise<void> {
  const file = await readFile(path);
  for (const [ending, way] of Object.entries(WAYS)) {
    const packed = await way(file);
    if (packed.length < file.length) await writeFile(`${path}.${ending}`, packed);
  }
}

export function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      const worth = files.filter((name) => WORTH_PACKING.test(name));
      await Promise.all(worth.map((name) => pack(join(folder, name))));
    },
  };
}
