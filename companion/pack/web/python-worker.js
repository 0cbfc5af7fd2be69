// Python in a thread of its own. It starts with the page, while Flutter is still being loaded; Flet's client
// connects when it is ready. What Flet's own worker does besides (installing packages) is not needed here.
//
// After the first start a second thread of this kind, which no game ever enters, imports everything and keeps
// its whole memory; later starts begin with that memory instead of importing. Compiled modules are then loaded
// before Python is, in the same order each time, so that they lie where the memory expects them.
import { loadPyodide } from "./pyodide/pyodide.js";
import createPyodideModule from "./pyodide/pyodide.asm.js";

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

// Bytes of files that were opened with the app or shared to it, one after the other.
const incoming = { files: [], next: null };
const takeIn = (bytes) => {
  if (incoming.next) incoming.next(bytes);
  else incoming.files.push(bytes);
  incoming.next = null;
};

// What was written since the files were last seen where they belong: whoever clears the data of the site takes them
// away, and an open file goes on taking what is written. So nothing is shown before its file has been seen, and where
// it has gone everything is written anew.
let unseen = false;
let held = null;

async function inPlace() {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER);
  for (const name of FILES) await folder.getFileHandle(name);
}

// The files are opened here: Python would wait for ever where a browser refuses with what is no error of its own.
async function anew() {
  petri_page.writeAnew(await privateFiles());
}

async function seen() {
  while (unseen) {
    unseen = false;
    try {
      await inPlace();
    } catch (error) {
      if (error.name !== "NotFoundError") continue;
      await anew().then(() => tell("storage-cleared"), () => tell("storage-lost"));
    }
  }
}

let look = ""; // what the browser asks of the look of pages
const petri_page = {
  tell,
  files,
  written: () => { unseen = true; },
  writeAnew: null, // set by Python
  look: () => look,
  save: (name, content) => { // postMessage moves the bytes, where the client would copy them one by one
    const bytes = content.toJs();
    self.postMessage({ save: { name, bytes } }, [bytes.buffer]);
  },
  incoming: () => new Promise((done) => (incoming.files.length ? done(incoming.files.shift()) : (incoming.next = done))),
  everything: () => everything(),
  wait: (archive) => wait(archive),
  lacks: (game) => lacks(game),
  bring: (game) => bring(game),
};
const modules = { flet_js, petri_page };

const post = (bytes) => self.postMessage(bytes, [bytes.buffer]);

const send = (message) => {
  const bytes = message.toJs();
  if (held) return held.push(bytes);
  if (!unseen) return post(bytes);
  held = [bytes];
  return seen().finally(() => {
    held.forEach(post);
    held = null;
  });
};

// At the first visit Python itself comes before the app, which the page asks for: this thread could ask for nothing
// while Python gets ready.
const BEFORE_THE_APP = "pyodide/python_stdlib.zip";
const LONGEST = 10_000;

function pythonIsHere() {
  const news = new BroadcastChannel("petri-boot");
  const here = new Promise((done) => { news.onmessage = ({ data }) => data.arrived === BEFORE_THE_APP && done(); });
  return Promise.race([here, new Promise((done) => setTimeout(done, LONGEST))]).finally(() => news.close());
}

// What the first screen needs, the rest, which comes when that screen stands, and games and languages, which come
// when they are chosen; each is an archive and what was compiled for it:
// { "app.zip": { native: { path in Python: file }, packages: [name] }, "rest.zip": ..., "games/<game>.zip": ...,
// "words/<language>.zip": ... }
const ARCHIVES = /* ARCHIVES */ {};
const [APP, REST, ...CHOSEN] = Object.keys(ARCHIVES);
const wordsOf = (language) => [`words/${language}.zip`].filter((archive) => archive in ARCHIVES);

async function bytes(file) {
  const answer = await fetch(`./${file}`);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

function bytesNow(file) {
  const asked = new XMLHttpRequest();
  asked.open("GET", `./${file}`, false);
  asked.responseType = "arraybuffer";
  asked.send();
  if (asked.status !== 200) throw new Error(`${file}: ${asked.status}`);
  return new Uint8Array(asked.response);
}

async function fetched(archive) {
  const { native } = ARCHIVES[archive];
  const files = [archive, ...Object.values(native)];
  const [zip, ...code] = await Promise.all(files.map(bytes));
  return { archive, zip, native: Object.keys(native).map((path, at) => [path, code[at]]) };
}

function fetchedNow(archive) {
  const native = Object.entries(ARCHIVES[archive].native).map(([path, file]) => [path, bytesNow(file)]);
  return { archive, zip: bytesNow(archive), native };
}

// Data is opened by its path: it cannot stay in the archive, where nothing is compressed.
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

let python = null;
const laid = new Set();

function lay({ archive, zip, native }) {
  if (laid.has(archive)) return;
  for (const [path, data] of [...unpacked(zip), ...native]) {
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, data, { canOwn: true });
  }
  python.FS.mkdirTree(`/${archive}`.slice(0, archive.lastIndexOf("/") + 1));
  python.FS.writeFile(`/${archive}`, zip, { canOwn: true });
  laid.add(archive);
}

const lacking = (...archives) => archives.filter((archive) => !laid.has(archive));

// What everybody gets, when the first screen stands; and at once, where Python cannot go on without.
let screenStands;
const afterwards = new Promise((done) => { screenStands = done; });

async function everything() {
  await afterwards;
  for (const one of await Promise.all(lacking(APP, REST).map(fetched))) lay(one);
}

// A game that somebody has chosen, while the app goes on.
const ofGame = (key) => CHOSEN.filter((archive) => archive === `games/${key}.zip`);
const lacks = (game) => lacking(...ofGame(game)).length > 0;

async function bring(game) {
  for (const one of await Promise.all(lacking(APP, REST, ...ofGame(game)).map(fetched))) lay(one);
}

function wait(archive) {
  // The first screen needs its words, and nothing of the rest.
  const everybodys = archive.startsWith("words/") ? [] : lacking(APP, REST);
  try {
    everybodys.map(fetchedNow).forEach(lay);
  } catch (error) {
    tell("cut-off");
    throw error;
  }
  lacking(archive).map(fetchedNow).forEach(lay); // all else goes on without it, and whoever wants it is told
}

let languages = ""; // by falling preference, a colon between them
const settings = () => ({ lockFileContents: { info: PYTHON, packages: {} }, env: { LANGUAGE: languages } });

// Compiled modules, always in the same order.
function compiled() {
  const native = [APP, REST].flatMap((archive) => Object.entries(ARCHIVES[archive].native));
  return Promise.all(native.map(async ([path, file]) => [path, await WebAssembly.compileStreaming(fetch(`./${file}`))]));
}

// Python with its compiled modules in place before it begins, and with a memory where there is one.
function furnished(memory = null) {
  const modules = compiled();
  modules.catch(() => {});
  return {
    ...settings(),
    createPyodideModule: (given) => {
      given.preRun.push(async (module) => {
        module.addRunDependency("furniture");
        if (memory && memory.size > module.HEAP8.length) module.growMemory(memory.size);
        for (const [path, code] of await modules) {
          module.preloadedWasm[path] = await module.loadWebAssemblyModule(code, { loadAsync: true, nodelete: true }, path, {});
        }
        module.removeRunDependency("furniture");
      });
      if (memory) given.onRuntimeInitialized = () => pour(memory, given.HEAPU8);
      return createPyodideModule(given);
    },
  };
}

// A memory is kept as its pages that are not all zeros, in a file of the browser's private ones, which is read in
// one go and right into its place; and a list of where they belong, which is written last and makes it valid.
const PAGE = 4096;
const GAP = 8; // so few pages of zeros are kept rather than left out

const shelf = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(SHELF, { create: true });
const opened = async (folder, name) => (await folder.getFileHandle(name, { create: true })).createSyncAccessHandle();

function* written(memory) {
  let run = null;
  for (let page = 0; page < memory.length / PAGE; page += 1) {
    const words = new BigUint64Array(memory.buffer, memory.byteOffset + page * PAGE, PAGE / 8);
    if (words.every((word) => word === 0n)) continue;
    if (run && page - run[0] - run[1] <= GAP) run[1] = page + 1 - run[0];
    else {
      if (run) yield run;
      run = [page, 1];
    }
  }
  if (run) yield run;
}

async function keep(version, snapshot) {
  const begin = new Uint32Array(snapshot.buffer, 0, 2)[1];
  const [head, memory] = [snapshot.slice(0, begin), snapshot.subarray(begin)];
  const runs = [...written(memory)];
  const folder = await shelf();
  await folder.removeEntry("list").catch(() => {});
  const pages = await opened(folder, "pages");
  try {
    pages.truncate(0);
    let at = 0;
    for (const [page, count] of runs) at += whole(count * PAGE, pages.write(memory.subarray(page * PAGE, (page + count) * PAGE), { at }));
    pages.flush();
  } finally {
    pages.close();
  }
  const list = await opened(folder, "list");
  list.write(new TextEncoder().encode(JSON.stringify({ version, head: [...head], size: memory.length, runs })));
  list.flush();
  list.close();
}

function whole(wanted, done) {
  if (done !== wanted) throw new Error(`${done} of ${wanted} bytes`);
  return done;
}

async function recalled(version) {
  if (!version) return null;
  try {
    const folder = await shelf();
    const file = await (await folder.getFileHandle("list")).getFile();
    const list = JSON.parse(await file.text());
    if (list.version !== version) return null;
    const pages = await opened(folder, "pages");
    tell("recalling");
    return { ...list, head: Uint8Array.from(list.head).buffer, pages };
  } catch {
    return null; // it can do without
  }
}

function pour({ runs, pages }, memory) {
  let [at, end] = [0, 0];
  try {
    for (const [page, count] of runs) {
      memory.fill(0, end * PAGE, page * PAGE);
      end = page + count;
      at += whole(count * PAGE, pages.read(memory.subarray(page * PAGE, end * PAGE), { at }));
    }
    memory.fill(0, end * PAGE);
  } finally {
    pages.close();
  }
}

const IMPORTS = `
import sys
sys.path[:0] = ["/app.zip", "/app.zip/__pypackages__", "/files"]
import late
late.begin(LATE)
`;

// What a memory has of the day it was made.
const AWAKEN = `
import late, os, random
late.awake()
random.seed()
os.environ["LANGUAGE"] = LANGUAGES
`;

const START = `
import main
main.begin()
`;

const REHEARSE = `
import gc, main, rehearsal
await rehearsal.rehearse(main.main)
main.import_all()
gc.collect()
`;

function furnish() {
  for (const [name, module] of Object.entries(modules)) python.registerJsModule(name, module);
  python.globals.set("LATE", python.toPy(Object.fromEntries([REST, ...CHOSEN].map((archive) => [archive, ARCHIVES[archive].packages]))));
  python.runPython(IMPORTS);
}

async function begin({ url, memory: version, fresh, languages: wished, language, look: asked }) {
  flet_js.documentUrl = url;
  look = asked;
  languages = wished;
  opening = privateFiles().catch(() => null);
  const memory = await recalled(version);
  if (memory) {
    python = await loadPyodide({
      ...furnished(memory),
      _loadSnapshot: memory.head,
      _snapshotDeserializer: (name) => modules[name],
    });
    tell("starting");
    python.globals.set("LANGUAGES", languages);
    python.runPython(AWAKEN);
    tell("recalled");
  } else {
    const words = wordsOf(language).map((archive) => fetched(archive).catch(() => null)); // another is spoken without
    const arriving = (fresh ? pythonIsHere() : Promise.resolve()).then(() => Promise.all([fetched(APP), ...words]));
    arriving.catch(() => {}); // told below, when it is waited for
    python = await loadPyodide({ ...settings(), createPyodideModule });
    tell("starting");
    (await arriving).filter(Boolean).forEach(lay);
    furnish();
  }
  await python.runPythonAsync(START);
  await flet_js.start_connection(send);
  tell("started");
}

async function remember(version, wished, language) {
  languages = wished;
  python = await loadPyodide({ ...furnished(), _makeSnapshot: true });
  [REST, ...wordsOf(language)].forEach(wait);
  furnish();
  await python.runPythonAsync(REHEARSE);
  const snapshot = python.makeMemorySnapshot({
    serializer: (thing) => {
      const found = Object.entries(modules).find(([, module]) => module === thing);
      if (!found) throw new Error("Python holds something of the browser that a memory cannot: " + String(thing).slice(0, 60));
      return found[0];
    },
  });
  await keep(version, snapshot);
}

self.onmessage = async ({ data }) => {
  try {
    if (data.begin) await begin(data.begin);
    else if (data.stands) screenStands();
    else if (data.incoming) takeIn(data.incoming);
    else if (data.remember) await remember(data.remember, data.languages, data.language).then(() => self.postMessage({ done: true }));
    else flet_js.send(data);
  } catch (error) {
    self.postMessage({ failed: String(error?.message ?? error) });
  }
};
