// Python in a thread of its own. It starts with the page, while Flutter is still being loaded; Flet's client
// connects when it is ready. What Flet's own worker does besides (installing packages) is not needed here.
//
// After the first start a second thread of this kind, which no game ever enters, imports everything and keeps
// its whole memory; later starts begin with that memory instead of importing. Compiled modules are then loaded
// before Python is, in the same order each time, so that they lie where the memory expects them.
import { loadPyodide } from "./pyodide/pyodide.mjs";
import createPyodideModule from "./pyodide/pyodide.asm.mjs";

const SHELF = "petri-memory";
const PYTHON = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2", version: "314" };

// The names that Flet's Python side looks for.
const flet_js = {
  documentUrl: null,
  receive_callback: null,
  send_python_output: null,
};
self.flet_js = flet_js;

const tell = (news) => self.postMessage({ news });

// The private files of the games are opened while Python gets ready. Where that fails Python tries again, and tells.
const FOLDER = "petri";
const FILES = ["games-a.log", "games-b.log"];

async function privateFiles() {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  const handles = [];
  try {
    for (const name of FILES) {
      const file = await folder.getFileHandle(name, { create: true });
      handles.push(await file.createSyncAccessHandle());
    }
  } catch (error) {
    for (const handle of handles) handle.close();
    throw error;
  }
  return handles;
}

let opening = null;
const files = () => opening;
const modules = { flet_js, petri_page: { tell, files } };

const send = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};

// At the first visit Python itself comes before the app: it gets ready while the app is still on its way. Of its
// two large files the library arrives first; later, while Python gets ready, this thread could ask for nothing.
const BEFORE_THE_APP = "pyodide/python_stdlib.zip";
const LONGEST = 10_000;

function pythonIsHere() {
  const news = new BroadcastChannel("petri-boot");
  const here = new Promise((done) => { news.onmessage = ({ data }) => data.arrived === BEFORE_THE_APP && done(); });
  return Promise.race([here, new Promise((done) => setTimeout(done, LONGEST))]).finally(() => news.close());
}

async function archive(wait) {
  await wait;
  const answer = await fetch("./app.zip");
  if (!answer.ok) throw new Error(`app.zip: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// Compiled code and data are opened by their path: they cannot stay in the archive, where nothing is compressed.
function* unpacked(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - 22;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [size, name, extra, note] = [view.getUint32(at + 24, true), ...[28, 30, 32].map((far) => view.getUint16(at + far, true))];
    const path = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + name));
    if (path.startsWith("files/")) {
      const place = view.getUint32(at + 42, true);
      const begin = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
      yield ["/" + path, zip.subarray(begin, begin + size)];
    }
    at += 46 + name + extra + note;
  }
}

function lay(python, zip) {
  for (const [path, data] of unpacked(zip)) {
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, data, { canOwn: true });
  }
  python.FS.writeFile("/app.zip", zip, { canOwn: true });
}

const LANGUAGES = navigator.languages.join(":");
const settings = () => ({ lockFileContents: { info: PYTHON, packages: {} }, env: { LANGUAGE: LANGUAGES } });

// Compiled modules in the order in which they are in the archive.
async function compiled(fetched) {
  const found = [...unpacked(await fetched)].filter(([path]) => path.endsWith(".so"));
  return Promise.all(found.map(async ([path, data]) => [path, await WebAssembly.compile(data)]));
}

// Python with its compiled modules in place before it begins, and with a memory where there is one.
function furnished(fetched, memory = null) {
  const modules = compiled(fetched);
  modules.catch(() => {});
  return {
    ...settings(),
    createPyodideModule: (given) => {
      let bytes = null;
      given.preRun.push(async (module) => {
        module.addRunDependency("furniture");
        if (memory && memory.size > module.HEAP8.length) module.growMemory(memory.size);
        for (const [path, code] of await modules) {
          module.preloadedWasm[path] = await module.loadWebAssemblyModule(code, { loadAsync: true, nodelete: true }, path, {});
        }
        bytes = await memory?.bytes;
        module.removeRunDependency("furniture");
      });
      if (memory) given.onRuntimeInitialized = () => pour(bytes, given.HEAPU8);
      return createPyodideModule(given);
    },
  };
}

// A memory is kept as Pyodide's own head by itself, and a list of its pages with those that are not all zeros.
const PAGE = 4096;

function drained(snapshot) {
  const begin = new Uint32Array(snapshot.buffer, 0, 2)[1];
  const whole = snapshot.subarray(begin);
  const pages = whole.length / PAGE;
  const map = new Uint8Array(pages);
  const parts = [];
  for (let page = 0; page < pages; page += 1) {
    const words = new BigUint64Array(whole.buffer, begin + page * PAGE, PAGE / 8);
    if (words.every((word) => word === 0n)) continue;
    map[page] = 1;
    parts.push(whole.subarray(page * PAGE, (page + 1) * PAGE));
  }
  return { head: snapshot.slice(0, begin), pages: new Blob([map, ...parts]), count: pages };
}

function pour({ map, pages }, memory) {
  let from = 0;
  for (let page = 0; page < map.length; page += 1) {
    let end = page;
    while (end < map.length && map[end] === map[page]) end += 1;
    if (map[page]) memory.set(pages.subarray(from, (from += (end - page) * PAGE)), page * PAGE);
    else memory.fill(0, page * PAGE, end * PAGE);
    page = end - 1;
  }
}

const entries = (version) => [`${version}.pages`, `${version}.head`];

async function recalled(version) {
  const shelf = version && (await caches.open(SHELF));
  const [pages, head] = shelf ? await Promise.all(entries(version).map((name) => shelf.match(name))) : [];
  if (!pages || !head) return null;
  const count = Number(head.headers.get("X-Pages"));
  const bytes = pages.arrayBuffer().then((all) => ({ map: new Uint8Array(all, 0, count), pages: new Uint8Array(all, count) }));
  bytes.catch(() => {}); // told where it is waited for
  return { size: count * PAGE, head: head.arrayBuffer(), bytes };
}

async function keep(version, { head, pages, count }) {
  const shelf = await caches.open(SHELF);
  const [names, contents] = [entries(version), [pages, head]];
  for (const [at, name] of names.entries()) {
    await shelf.put(name, new Response(contents[at], { headers: { "X-Pages": count } }));
  }
  for (const one of await shelf.keys()) {
    if (!names.some((name) => one.url.endsWith(`/${name}`))) await shelf.delete(one);
  }
}

const IMPORTS = `
import sys
sys.path[:0] = ["/app.zip", "/app.zip/__pypackages__", "/files"]
`;

// What a memory has of the day it was made.
const AWAKEN = `
import os, random
random.seed()
os.environ["LANGUAGE"] = LANGUAGES
`;

const START = `
import runpy
runpy.run_module("main", run_name="__main__")
`;

const REHEARSE = `
import gc, main, rehearsal
await rehearsal.rehearse(main.main)
gc.collect()
`;

async function begin({ url, memory: version, fresh }) {
  flet_js.documentUrl = url;
  opening = privateFiles().catch(() => null);
  const fetched = archive(fresh ? pythonIsHere() : null);
  fetched.catch(() => {}); // told below, when it is waited for
  const memory = await recalled(version);
  let python;
  if (memory) {
    python = await loadPyodide({
      ...furnished(fetched, memory),
      _loadSnapshot: memory.head,
      _snapshotDeserializer: (name) => modules[name],
    });
  } else {
    python = await loadPyodide({ ...settings(), createPyodideModule });
  }
  tell("starting");
  lay(python, await fetched);
  if (memory) {
    python.globals.set("LANGUAGES", LANGUAGES);
    python.runPython(AWAKEN);
    tell("recalled");
  } else {
    for (const [name, module] of Object.entries(modules)) python.registerJsModule(name, module);
    python.runPython(IMPORTS);
  }
  await python.runPythonAsync(START);
  await flet_js.start_connection(send);
  tell("started");
}

async function remember(version) {
  const fetched = archive();
  const python = await loadPyodide({ ...furnished(fetched), _makeSnapshot: true });
  lay(python, await fetched);
  for (const [name, module] of Object.entries(modules)) python.registerJsModule(name, module);
  python.runPython(IMPORTS);
  await python.runPythonAsync(REHEARSE);
  const snapshot = python.makeMemorySnapshot({
    serializer: (thing) => {
      const found = Object.entries(modules).find(([, module]) => module === thing);
      if (!found) throw new Error("Python holds something of the browser that a memory cannot");
      return found[0];
    },
  });
  await keep(version, drained(snapshot));
}

self.onmessage = async ({ data }) => {
  try {
    if (data.begin) await begin(data.begin);
    else if (data.remember) await remember(data.remember).then(() => self.postMessage({ done: true }));
    else flet_js.send(data);
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
