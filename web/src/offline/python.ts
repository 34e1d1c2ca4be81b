import type { PyodideAPI } from "pyodide";

// The folder of the runtime and the engines, beside that of the page's own files; its name is made from their contents.
declare const __ENGINE__: string;

/** Start Python in this worker, with the engines in it. */
export async function startPython(): Promise<PyodideAPI> {
  const folder = new URL(`../${__ENGINE__}/`, self.location.href).href;
  const fetching = fetch(`${folder}engine.zip`).then((answer) => {
    if (!answer.ok) throw new Error(`engine.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${folder}pyodide.mjs`
  )) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(await fetching, "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine'); sys.dont_write_bytecode = True");
  return python;
}
