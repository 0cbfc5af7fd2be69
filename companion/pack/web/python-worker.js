// Python in a thread of its own. It starts with the page, while Flutter is still being loaded; Flet's client
// connects when it is ready. What Flet's own worker does besides (installing packages) is not needed here.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const tell = (news) => self.postMessage({ news });

// The names that Flet's Python side looks for.
const flet_js = {
  documentUrl: null,
  receive_callback: null,
  send_python_output: null,
};
self.flet_js = flet_js;

const send = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};

async function archive() {
  const answer = await fetch("./app.zip");
  if (!answer.ok) throw new Error(`app.zip: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function begin(documentUrl) {
  flet_js.documentUrl = documentUrl;
  const fetched = archive();
  fetched.catch(() => {}); // told below, when it is waited for
  const python = await loadPyodide({
    lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2", version: "314" }, packages: {} },
  });
  tell("starting");
  python.registerJsModule("flet_js", flet_js);
  python.registerJsModule("petri_page", { tell });
  python.FS.writeFile("/app.zip", await fetched);
  await python.runPythonAsync(`
import runpy, sys, zipfile
# Compiled code and data are opened by their path: they cannot stay in the archive.
with zipfile.ZipFile("/app.zip") as archive:
    archive.extractall("/", [name for name in archive.namelist() if name.startswith("files/")])
sys.path[:0] = ["/app.zip", "/app.zip/__pypackages__", "/files"]
runpy.run_module("main", run_name="__main__")
`);
  await flet_js.start_connection(send);
  tell("started");
}

self.onmessage = async ({ data }) => {
  if (data.begin) {
    try {
      await begin(data.begin);
    } catch (error) {
      self.postMessage({ failed: String(error) });
    }
  } else {
    flet_js.send(data);
  }
};
