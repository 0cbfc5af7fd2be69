// Petri's service worker: every file of the site under the checksum of its content.
// A file is kept once it has arrived whole, so an update fetches only what is new, and one that is interrupted
// leaves the version before it as it was. A version that has all its files never asks the network for one.
const BUILD = /* BUILD */ { version: "", files: {} };
const SHELF = "petri-files";
const SCOPE = new URL("./", self.location.href);
const NEWS = new BroadcastChannel("petri-boot");

// Chromium's engine gets Flutter as WebAssembly, all others get JavaScript; neither needs the other's files.
const OTHERS = /\bChrome\//.test(navigator.userAgent) ? "javascript" : "webassembly";
const wanted = (who) => Object.entries(BUILD.files).filter(([, file]) => who(file.for));

// Games that nobody has chosen yet are fetched when everything else is here, one after the other. The words of a
// language are fetched when somebody reads it here, and from then on they are of every version.
const everybodys = wanted((who) => ![OTHERS, "players", "readers", "installers"].includes(who));
const players = wanted((who) => who === "players");
const readers = wanted((who) => who === "readers");
const total = everybodys.reduce((sum, [, file]) => sum + file.size, 0);

const PAGE = "index.html";

// Without these nothing starts.
const VITAL = /^(pyodide\/|canvaskit\/|main\.dart|flutter_bootstrap|app\.zip)/;

const label = (hash) => new Request(new URL(`.kept/${hash}`, SCOPE));

async function checksum(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// That a language is read here is kept beside the files; its own are named after it: words/<language>.*
// and manifest-<language>.json.
const languageOf = (path) => path.split("/").at(-1).split(".")[0].replace(/^manifest-/, "");
const reading = (path) => `reads-${languageOf(path)}`;

async function read() {
  const marks = await Promise.all(readers.map(([path]) => kept(reading(path))));
  return readers.filter((_, at) => marks[at]);
}

async function reads(path) {
  if (!(await kept(reading(path)))) await keep(reading(path), "", {});
  await brought(readers.filter(([other]) => languageOf(other) === languageOf(path)), 1, true);
}

// On a full disk a browser may not even open its cache: nothing is kept then, and the network has everything.
const shelf = (act) => caches.open(SHELF).then(act);
const kept = (hash) => shelf((here) => here.match(label(hash))).catch(() => undefined);
const dropped = (hash) => shelf((here) => here.delete(label(hash))).catch(() => {});

// A file whose entry can be trusted. A browser without room may leave an entry with no body: the first piece tells.
// `whole` measures all of it, from a response of its own: one that was read in part loses its compiled code.
async function sound(file, { whole = false } = {}) {
  const probe = await kept(file.hash);
  if (!probe) return false;
  let size = 0;
  try {
    if (whole) size = (await probe.blob()).size;
    else if (probe.body) {
      const reader = probe.body.getReader();
      size = (await reader.read()).value?.length ?? 0;
      reader.cancel();
    }
  } catch {
    size = -1; // what stood there has gone
  }
  const right = whole ? size === file.size : size > 0 || size === file.size;
  if (!right) await dropped(file.hash);
  return right;
}

// Whether it is kept now.
async function keep(hash, bytes, headers) {
  try {
    await shelf((here) => here.put(label(hash), new Response(bytes, { headers })));
    return true;
  } catch {
    await dropped(hash); // what is left of it has no body
    NEWS.postMessage({ news: "cache-full" }); // it still works, but only with the network
    return false;
  }
}

// What a file is, whatever its host takes it for: a script of another type is refused, a module not compiled.
const TYPES = {
  html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", json: "application/json", css: "text/css; charset=utf-8",
  wasm: "application/wasm", zip: "application/zip", svg: "image/svg+xml", png: "image/png", woff2: "font/woff2",
};
const STRICT = { js: /javascript/, wasm: /^application\/wasm/ };
const ending = (path) => path.split(".").at(-1);
const isOfItsType = (path, answer) => (STRICT[ending(path)] ?? /./).test(answer.headers.get("Content-Type"));

// From the second start on the page is isolated, whatever its host sends: Flutter then paints in a thread of its own.
const told = (path, answer) => ({
  "Content-Type": TYPES[ending(path)] || answer.headers.get("Content-Type") || "application/octet-stream",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
});

// A text as it was before its host, or the way there, wrote other line ends.
const TEXTS = ["html", "js", "json", "css", "svg"];
function plain(bytes) {
  const without = bytes.filter((byte, at) => byte !== 13 || bytes[at + 1] !== 10);
  return without.length === bytes.length ? null : without;
}

// Files that the host of this very version gives otherwise than they were built: such as a page with a script put in.
const altered = new Set();

// Whether the site is of this version, and the file a text, which hosts write in; archives arrive damaged.
async function isChangedOnPurpose(path) {
  if (!TEXTS.includes(ending(path))) return false;
  const answer = await fetch(new URL("sw.js", SCOPE), { cache: "no-cache", credentials: "same-origin" }).catch(() => null);
  return Boolean(answer?.ok && (await answer.text()).includes(BUILD.version));
}

async function whole(stream, count) {
  const parts = [];
  const reader = stream.getReader();
  for (let part; !(part = await reader.read()).done; ) {
    parts.push(part.value);
    count(part.value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// From the network, checked, and kept, which `done` waits for. `direct` hands the stream on while it is still arriving.
async function fetched(path, { direct = false, quiet = false } = {}) {
  const file = BUILD.files[path];
  const count = quiet ? () => {} : (bytes) => NEWS.postMessage({ bytes, total });
  const wrong = []; // what came instead
  for (const cache of ["no-cache", "reload"]) {
    const answer = await fetch(new URL(path, SCOPE), { cache, credentials: "same-origin" });
    if (!answer.ok) return { answer };
    const headers = told(path, answer);
    if (direct) {
      const [now, later] = answer.body.tee();
      const check = async (bytes) => (await checksum(bytes)) === file.hash && keep(file.hash, bytes, headers);
      const done = whole(later, count).then(check).catch(() => {});
      return { answer: new Response(now, { headers }), done };
    }
    const bytes = await whole(answer.body, count);
    for (const one of TEXTS.includes(ending(path)) ? [bytes, plain(bytes)] : [bytes]) {
      if (one && (await checksum(one)) === file.hash) {
        return { answer: new Response(one, { headers }), done: keep(file.hash, one, headers) };
      }
    }
    wrong.push({ bytes, headers, hash: await checksum(bytes) });
  }
  const [{ hash }, last] = wrong;
  return { answer: null, found: () => new Response(last.bytes, { headers: last.headers }), changed: hash === last.hash };
}

// What is on its way for somebody is not asked for again.
const coming = new Map();

function shared(path, quiet = false) {
  if (!coming.has(path)) {
    const one = fetched(path, { quiet });
    const gone = () => coming.delete(path);
    coming.set(path, one);
    one.then(({ done }) => Promise.resolve(done).then(gone, gone), gone);
  }
  return coming.get(path);
}

async function lacks(quiet) {
  const lacking = await brought([...(await read()), ...everybodys], 3, quiet);
  return [...lacking, ...(await brought(players, 1, quiet))];
}

const complete = async (quiet) => (await lacks(quiet)).length === 0;

// The files that cannot be had, or not be kept.
async function brought(files, atOnce, quiet) {
  const lacking = [];
  const waiting = files.map(([path]) => path);
  const one = async () => {
    for (let path; (path = waiting.shift()) !== undefined; ) {
      if (await sound(BUILD.files[path], { whole: true })) continue;
      const { answer, done, changed } = await shared(path, quiet).catch(() => ({}));
      if (changed && (await isChangedOnPurpose(path))) tellAltered(path);
      if (!(await done) || !answer?.ok) lacking.push(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return lacking;
}

function tellAltered(path) {
  altered.add(path);
  NEWS.postMessage({ news: "altered", path });
}

async function tidy() {
  await caches.delete("petri-memory"); // where Python's memory was kept at first
  const here = await caches.open(SHELF);
  const names = [...Object.values(BUILD.files).map((file) => file.hash), ...readers.map(([path]) => reading(path))];
  const ours = new Set(names.map((name) => label(name).url));
  for (const request of await here.keys()) if (!ours.has(request.url)) await here.delete(request);
}

async function answer(event, path) {
  const file = BUILD.files[path];
  const tell = () => NEWS.postMessage({ arrived: path });
  if (file.for === "readers") event.waitUntil(reads(path));
  const here = (await sound(file)) && (await kept(file.hash));
  if (here && isOfItsType(path, here)) return tell(), here;
  const direct = path.endsWith(".wasm") && !coming.has(path);
  const cutOff = (error) => {
    if (VITAL.test(path)) NEWS.postMessage({ news: "cut-off" });
    throw error;
  };
  const { answer, done, found, changed } = await (direct ? fetched(path, { direct }) : shared(path)).catch(cutOff);
  event.waitUntil(direct && done ? done.then(tell) : done);
  if (!direct || !done) tell();
  if (answer?.status >= 400 && VITAL.test(path)) NEWS.postMessage({ news: "blocked", path, status: answer.status });
  if (answer) return direct ? answer : answer.clone();
  // Neither of two tries brought the file of this version. Where the host changes files, the app works with what it
  // gives, which is not kept. A page is always given: nobody can be told of anything on a page of the browser's own.
  const altered = changed && (await isChangedOnPurpose(path));
  if (altered) tellAltered(path);
  if (altered || path === PAGE) return found();
  // The file is damaged, or the site is already a newer one.
  NEWS.postMessage({ news: "broken", path });
  return new Response("", { status: 502, statusText: "damaged" });
}

self.addEventListener("install", (event) => {
  // The first version takes its files as the page asks for them; a later one must have them all before it may
  // be offered, and what it could fetch stays for the next try. A page that its host changes comes each time anew.
  if (!self.registration.active) return event.waitUntil(self.skipWaiting());
  event.waitUntil(lacks(true).then((lacking) => {
    if (lacking.some((path) => path !== PAGE || !altered.has(path))) throw new Error(`the update lacks ${lacking.slice(0, 3)}`);
  }));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().catch(() => {}).then(() => self.clients.claim()));
});

// A file that another app shares waits here for the page that opens next.
const SHARED = "petri-shared";

async function take(request) {
  try {
    const file = (await request.formData()).get("game");
    const here = await caches.open(SHARED);
    await here.put(new URL("shared", SCOPE), new Response(file));
  } catch (error) {
    console.warn("what was shared could not be kept:", error); // the page opens all the same
  }
  return Response.redirect(SCOPE.href, 303);
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== SCOPE.origin) return event.respondWith(new Response("", { status: 404 }));
  if (event.request.method === "POST" && url.href === new URL("shared", SCOPE).href) {
    return event.respondWith(take(event.request));
  }
  if (event.request.method !== "GET" || !url.pathname.startsWith(SCOPE.pathname)) return;
  let path = decodeURIComponent(url.pathname.slice(SCOPE.pathname.length));
  if (event.request.mode === "navigate" || path === "") path = PAGE;
  if (BUILD.files[path]) event.respondWith(answer(event, path));
});

self.addEventListener("message", (event) => {
  const reply = (answer) => event.ports[0]?.postMessage(answer);
  switch (event.data) {
    case "complete":
      event.waitUntil(complete(true).then(reply));
      break;
    case "altered":
      reply([...altered]);
      break;
    case "take-over":
      self.skipWaiting();
      break;
    case "version":
      reply(BUILD.version);
      break;
  }
});
