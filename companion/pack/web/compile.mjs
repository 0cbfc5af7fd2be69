// node compile.mjs PYODIDE FOLDER: turns every .py below FOLDER into bytecode of Pyodide's own Python beside it.
// Sources compiled in the same order in a fresh interpreter with fixed hashes give the same bytes. Columns are left out:
// they would be shown below a line of source, and no source is shipped.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2).map((given) => path.resolve(given));
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: pyodide + path.sep, env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdir("/sources");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/sources");
python.runPython(`
import ast, importlib.util, pathlib
from importlib._bootstrap_external import _code_to_hash_pyc

def said(node):
    """Whether it begins with a docstring."""
    first = node.body[0] if node.body else None
    return isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)

def without_docstrings(tree):
    """As optimisation leaves it, but for classes: a dataclass that says nothing works out its whole signature."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and said(node):
            node.body[0].value.value = "."
        elif isinstance(node, ast.Module) and said(node):
            del node.body[0]
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and said(node):
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree

for source in sorted(pathlib.Path("/sources").rglob("*.py")):
    data = source.read_bytes()
    tree = without_docstrings(ast.parse(data))
    code = compile(tree, str(source.relative_to("/sources")), "exec", dont_inherit=True, optimize=1)
    bytecode = _code_to_hash_pyc(code, importlib.util.source_hash(data), False)
    pathlib.Path(str(source) + "c").write_bytes(bytecode)
`);
process.exit(0);
