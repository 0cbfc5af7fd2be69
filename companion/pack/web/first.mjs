// node first.mjs PYODIDE FOLDER LANGUAGE: has the app below FOLDER draw its first screen for nobody, in that language,
// and prints the files of the modules that it has imported by then.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2, 4).map((given) => path.resolve(given));
const LANGUAGE = process.argv[4];
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: pyodide + path.sep, env: { PYTHONHASHSEED: "0", LANGUAGE } });
python.FS.mkdir("/sources");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/sources");
python.registerJsModule("flet_js", { documentUrl: null, receive_callback: null, send_python_output: null });
python.registerJsModule("petri_page", {});
await python.runPythonAsync(`
import sys
sys.path[:0] = ["/sources", "/sources/__pypackages__", "/sources/files"]
import late, main, rehearsal
await rehearsal.rehearse(main.main)
files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
print(*sorted(file.removeprefix("/sources/") for file in files if file.startswith("/sources/")), sep="\\n")
`);
process.exit(0);
