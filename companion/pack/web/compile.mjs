// node compile.mjs PYODIDE FOLDER: turns every .py below FOLDER into bytecode of Pyodide's own Python beside it.
// Sources compiled in the same order in a fresh interpreter with fixed hashes give the same bytes.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2).map((given) => path.resolve(given));
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: pyodide + path.sep, env: { PYTHONHASHSEED: "0" } });
python.FS.mkdir("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/work");
python.runPython(`
import pathlib, py_compile
for source in sorted(pathlib.Path("/work").rglob("*.py")):
    name = str(source.relative_to("/work"))
    py_compile.compile(
        str(source), cfile=str(source) + "c", dfile=name, doraise=True, optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
`);
process.exit(0);
