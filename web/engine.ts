import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

/** What a browser loads of the runtime. */
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"];
/**
 * What is packed here: the engines with the libraries that they need, what they need of Python's own, and a script that
 * imports as much of that as can be kept for the next start.
 */
const PACKED = ["engine.zip", "python_stdlib.zip", "start.py"];

const SOURCES = resolve("../src");
const WHEELS = resolve("../build/site-wheels");
/** What `make wasm` has compiled, where it could. */
const COMPILED = resolve("../build/wasm");

const bytes = async (path: string) => new Uint8Array(await readFile(path));

/** What is packed by the Python that will run it, by name. */
async function packEngine(): Promise<[string, Uint8Array][]> {
  const { loadPyodide } = await import("pyodide");
  const python = await loadPyodide();
  python.FS.mkdirTree("/sources");
  python.mountNodeFS("/sources", SOURCES);
  const unpack = async (from: string, to: string) => {
    for (const name of (await readdir(from)).filter((one) => one.endsWith(".whl")))
      python.unpackArchive(await bytes(join(from, name)), "zip", { extractDir: to });
  };
  await unpack(WHEELS, "/libraries");
  if (existsSync(COMPILED)) await unpack(COMPILED, "/native");
  python.runPython(await readFile("engine.py", "utf8"));
  return PACKED.map((name) => [name, python.FS.readFile(`/${name}`)]);
}

/** Puts the runtime and the engines beside the page, in a folder whose name is made from their contents. */
export function engine(): Plugin {
  const files = new Map<string, Uint8Array>();
  let folder = "";
  return {
    name: "engine",
    apply: "build",
    async config() {
      const runtime = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
      for (const name of RUNTIME) files.set(name, await bytes(join(runtime, name)));
      for (const [name, content] of await packEngine()) files.set(name, content);
      const hash = createHash("sha256");
      for (const [name, content] of files) hash.update(name).update(content);
      folder = `engine-${hash.digest("hex").slice(0, 12)}`;
      return { define: { __ENGINE__: JSON.stringify(folder) } };
    },
    generateBundle() {
      for (const [name, source] of files) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
      }
    },
  };
}
