// node pyodide_run.mjs PYODIDE PACKAGES PROJECT PROGRAM ARGUMENT...: runs a Python program inside Pyodide, in the
// project's folder, with the packages at hand; its exit code is what the program leaves in the variable `code`.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, packages, project] = process.argv.slice(2, 5).map((given) => path.resolve(given));
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));
const env = { LANG: "en_GB.UTF-8", PYTHONDONTWRITEBYTECODE: "1" };
const python = await loadPyodide({ indexURL: pyodide + path.sep, env });
for (const [place, root] of [["/packages", packages], ["/project", project]]) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.globals.set("arguments", python.toPy(process.argv.slice(6)));
python.runPython(`
import os, sys
sys.path[:0] = ["/packages", "/project"]
os.chdir("/project")
`);
try {
  python.runPython(process.argv[5]);
} catch (error) {
  console.error(error.message); // Node would print the line it comes from: a megabyte
  process.exit(1);
}
process.exit(python.globals.get("code"));
