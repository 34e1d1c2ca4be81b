// Records played again by the engines of the site, in Node: `node replay.mjs FOLDER replayed.py < records.json`, where
// the folder is that of the runtime and the engines. Both texts are lists in JSON.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
// Python as a second start has it: put back as the first one left it.
const first = await loadPyodide({ indexURL: folder, _makeSnapshot: true });
first.runPython(await readFile(join(folder, "start.py"), "utf8"));
const python = await loadPyodide({ indexURL: folder, _loadSnapshot: first.makeMemorySnapshot() });
const packed = new Uint8Array(await readFile(join(folder, "engine.zip")));
python.unpackArchive(packed, "zip", { extractDir: "/engine" });
python.runPython("import sys; sys.path.insert(0, '/engine')");
python.runPython(await readFile(process.argv[3], "utf8"));
const replayed = python.globals.get("replayed");
const records = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(records.map((record) => replayed(record))));
