import type { PyodideAPI } from "pyodide";
import { dropSnapshot, keepSnapshot, readSnapshot } from "./snapshot";

// The folder of the runtime and the engines, beside that of the page's own files; its name is made from their contents.
declare const __ENGINE__: string;

type Load = typeof import("pyodide")["loadPyodide"];

async function fetchFile(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Python as an earlier start left it; undefined if there was none, or it does not work. */
async function putBack(load: Load, folder: string): Promise<PyodideAPI | undefined> {
  try {
    const snapshot = await readSnapshot(folder);
    if (!snapshot) return undefined;
    const python = await load({ indexURL: folder, _loadSnapshot: snapshot });
    // What chance there was is the same each time.
    python.runPython("import random; random.seed()");
    return python;
  } catch (error) {
    console.warn(error);
    await dropSnapshot();
    return undefined;
  }
}

/** Python from its own files, with what it has of its own library for the engines; kept for the next start. */
async function begin(load: Load, folder: string): Promise<PyodideAPI> {
  const [python, modules] = await Promise.all([
    load({ indexURL: folder, _makeSnapshot: true }),
    fetchFile(`${folder}start.py`),
  ]);
  python.runPython(new TextDecoder().decode(modules));
  const snapshot = (python as PyodideAPI & { makeMemorySnapshot(): Uint8Array }).makeMemorySnapshot();
  keepSnapshot(folder, snapshot).catch((error: unknown) => console.warn(error));
  return python;
}

/** Start Python in this worker, with the engines in it. */
export async function startPython(): Promise<PyodideAPI> {
  const folder = new URL(`../${__ENGINE__}/`, self.location.href).href;
  const fetching = fetchFile(`${folder}engine.zip`);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${folder}pyodide.mjs`
  )) as typeof import("pyodide");
  const python = (await putBack(loadPyodide, folder)) ?? (await begin(loadPyodide, folder));
  python.unpackArchive(await fetching, "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine'); sys.dont_write_bytecode = True");
  return python;
}
