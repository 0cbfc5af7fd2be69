// How the page starts: is the browser able, is no other tab playing, are the files here; then Python and Flutter
// side by side. What the page has to say stands in WORDS, in the languages that come with the app.
const WORDS = /* WORDS */ {};
const LANGUAGES = /* LANGUAGES */ [];
const FALLBACK = /* FALLBACK */ "";
const VERSION = /* VERSION */ "";
const base = new URL("./", location.href.split("#")[0]);

// The language that was spoken last comes before those that the browser asks for.
const SPOKEN = "petri.language";
const wished = () => {
  try {
    return [localStorage.getItem(SPOKEN), ...navigator.languages].filter(Boolean);
  } catch {
    return [...navigator.languages]; // a page may be forbidden to keep anything
  }
};
const language = () => nearest(wished(), LANGUAGES) ?? FALLBACK;

function speaks(spoken) {
  speak(spoken);
  try {
    localStorage.setItem(SPOKEN, spoken);
  } catch (error) {
    console.warn("not kept", error);
  }
}

// A language that does not come with the app brings the page's words in a file of their own.
speak(language());
const words = { ...(WORDS[language()] || WORDS[FALLBACK]) };
const spoken = WORDS[language()] ? Promise.resolve() : fetch(`words/${language()}.json`).then(async (answer) => {
  if (answer.ok) Object.assign(words, await answer.json());
}).catch((error) => console.warn("words have not arrived:", error));
Object.assign(flet, {
  pyodide: true,
  entrypointBaseUrl: base.pathname,
  assetBase: base.pathname,
  canvasKitBaseUrl: base.pathname + "canvaskit/",
  fontFallbackBaseUrl: "assets/fonts/",
  routeUrlStrategy: "hash",
});

// What is said ------------------------------------------------------------------------------------------------

const splash = () => document.getElementById("splash");
const part = (name, inside = splash()) => inside?.querySelector(`[data-part="${name}"]`);

let saying = "";
function say(key) {
  saying = key;
  const line = part("line");
  if (line && line.textContent !== words[key]) line.textContent = words[key];
}
spoken.then(() => saying && say(saying));

const shares = { fetching: 0.75, starting: 0.9, started: 1 };
let reached = 0;
function progress(share) {
  reached = Math.max(reached, share);
  const bar = part("bar");
  if (bar) bar.value = reached;
}

let stopped = null;
function stop(text, button, act) {
  stopped?.remove();
  stopped = document.createElement("div");
  stopped.className = "stopped";
  stopped.setAttribute("role", "alert");
  const line = document.createElement("p");
  line.textContent = text;
  stopped.append(line);
  if (button) {
    const press = document.createElement("button");
    press.type = "button";
    press.textContent = button;
    press.onclick = act;
    stopped.append(press);
  }
  document.body.append(stopped);
}

function go() {
  stopped?.remove();
  stopped = null;
}

// A bar at the foot of the page, above the app.
function notice(kind, text, button, act) {
  document.querySelector(`.notice[data-kind="${kind}"]`)?.remove();
  const bar = document.createElement("div");
  bar.className = "notice";
  bar.dataset.kind = kind;
  bar.setAttribute("role", "status");
  const line = document.createElement("span");
  line.textContent = text;
  bar.append(line);
  const press = (label, done) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.onclick = done;
    bar.append(made);
  };
  if (button) press(button, () => act(bar));
  press(words.dismiss, () => {
    bar.remove();
    if (kind === "not-kept") localStorage.setItem("petri.told.not-kept", "1");
  });
  document.body.append(bar);
}

const reload = () => location.reload();

// A file that arrives damaged again and again may be damaged here: all files are fetched anew, no game is touched.
async function afresh() {
  await caches.delete("petri-files");
  for (const one of (await navigator.serviceWorker?.getRegistrations()) || []) await one.unregister();
  location.reload();
}

// Once a session, whichever of its files the host changes.
function sayAltered(path) {
  if (!path || document.querySelector('.notice[data-kind="altered"]') || toldAltered) return;
  toldAltered = true;
  notice("altered", `${words.altered} (${path})`, words.afresh, afresh);
}
let toldAltered = false;

// Before anything is started ----------------------------------------------------------------------------------

function able() {
  try {
    return typeof WebAssembly === "object" && typeof BigInt64Array === "function" && "locks" in navigator
      && typeof navigator.storage?.getDirectory === "function" && "serviceWorker" in navigator
      && typeof Array.prototype.at === "function" && typeof structuredClone === "function";
  } catch {
    return false;
  }
}

// One page at a time: two with the same games would not know of each other. A browser that keeps no site data has no
// locks either, and no games that two pages could share.
// A page that has waited gives way when its turn comes, and asks once more a little later: the page that went may only
// be loading itself anew, and comes back to its own game.
const SOON = 1500;
const AWAY = 2500;
const WAITED = "petri.waited";

const session = (act) => {
  try {
    return act(sessionStorage);
  } catch {
    return null; // a page may be forbidden to keep anything
  }
};

function alone() {
  return new Promise((begin) => {
    let waited = session((here) => here.getItem(WAITED)) !== null;
    let waiting;
    const alone = () => {
      clearTimeout(waiting);
      session((here) => here.removeItem(WAITED));
      go();
      begin();
    };
    const held = () => {
      clearTimeout(waiting);
      if (waited) {
        waited = false;
        setTimeout(queue, AWAY);
        return null;
      }
      alone();
      return new Promise(() => {});
    };
    const queue = () => {
      waiting = setTimeout(() => {
        waited = true;
        session((here) => here.setItem(WAITED, "1"));
        stop(words["other-tab"]);
      }, SOON);
      try {
        navigator.locks.request("petri", held).catch(alone);
      } catch {
        alone();
      }
    };
    queue();
  });
}

// All of a start is of one version: where another one gives the files by now, its own page is loaded, once.
const LOADED = "petri.loaded";
let mixed = false;

async function ofOneVersion() {
  const worker = controller();
  const theirs = worker && await Promise.race([ask(worker, "version"), new Promise((done) => setTimeout(done, 2000))]);
  if (!theirs || theirs === VERSION) return session((here) => here.removeItem(LOADED));
  // The host has a page of another version, as one does that changes its page: the files here start under it until
  // the update is taken. A memory of theirs would be kept, and then used, under the page's version.
  mixed = true;
  if (session((here) => here.getItem(LOADED)) === theirs) return null;
  if (session((here) => here.setItem(LOADED, theirs)) === null) return null;
  location.reload();
  return new Promise(() => {});
}

function controller() {
  try {
    return navigator.serviceWorker?.controller;
  } catch {
    return null;
  }
}

let registration = null;
async function guarded() {
  try {
    registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  } catch (error) {
    return console.warn("no service worker", error); // some browsers allow none: then it works with the network only
  }
  if (controller()) return;
  const taken = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  await Promise.race([taken, new Promise((done) => setTimeout(done, 3000))]);
}

// Python ------------------------------------------------------------------------------------------------------

let python = null;
let up = false;
let started;
const pythonStarted = new Promise((done) => { started = done; });
let toDart = null;
const early = [];

const worker = () => new Worker(new URL("python-worker.js", base), { type: "module" });

function startPython(memory) {
  recalled = false;
  const begun = (python = worker());
  python.onmessage = ({ data }) => {
    if (data.news) heard(data.news);
    else if (data.save) save(data.save);
    else if (data.failed) failed(data.failed);
    else if (toDart) toDart(data);
    else early.push(data);
  };
  python.onerror = (event) => failed(event.message || "python-worker.js");
  python.postMessage({ begin: { url: location.href, memory, fresh: areFresh(), languages: navigator.languages.join(":"), language: language(), look: look.line } });
  if (memory) setTimeout(() => python === begun && recalled && !up && failed("it takes too long"), PATIENCE);
}

const KEPT_FOR_SAVING = 60_000; // some browsers read a file only after a question

function save({ name, bytes }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_SAVING);
}

// Files that were opened with the installed app or shared to it: games, and backups of everything. Whatever is too large
// is neither, and is refused as such without being read.
const LONGEST_FILE = 100e6;

async function hand(file) {
  const bytes = new Uint8Array(file.size > LONGEST_FILE ? 0 : await file.arrayBuffer());
  python.postMessage({ incoming: bytes }, [bytes.buffer]);
}

async function takeFiles() {
  globalThis.launchQueue?.setConsumer(async ({ files }) => {
    for (const handle of files ?? []) await hand(await handle.getFile());
  });
  const shared = await globalThis.caches?.open("petri-shared");
  const answer = await shared?.match(new URL("shared", base));
  if (!answer) return;
  await shared.delete(new URL("shared", base));
  await hand(await answer.blob());
}

// The memory that an earlier start has left: tried again only if the last time, or the one before, came to a screen.
const MEMORIES = "petri-memory";
const TRIES = "petri.memory.tries";
const PATIENCE = 20_000;
let recalled = false;

// A language that does not come with the app is in the memory that was kept while it was spoken.
const memory = () => (WORDS[language()] ? VERSION : `${VERSION}-${language()}`);

function tries() {
  const [kept, count] = (localStorage.getItem(TRIES) || "").split(" ");
  return kept === memory() ? Number(count) : 0;
}

function counted(tries) {
  try {
    localStorage.setItem(TRIES, `${memory()} ${tries}`);
  } catch (error) {
    console.warn("not counted", error); // a page may be forbidden to keep anything
  }
}

function mayRecall() {
  if (mixed) return null;
  try {
    return tries() > 1 ? null : memory();
  } catch {
    return null;
  }
}

async function forget() {
  await (await navigator.storage.getDirectory()).removeEntry(MEMORIES, { recursive: true });
}

// When the first screen stands and all is quiet, a memory is kept for the next start.
const QUIET = 4000;
const ROOM = 300e6;
async function remember() {
  if (mixed) document.documentElement.dataset.memory = "mixed";
  if (recalled || !mayRecall()) return;
  const { quota = Infinity, usage = 0 } = (await navigator.storage.estimate?.()) || {};
  if (quota - usage < ROOM) return;
  await new Promise((done) => setTimeout(done, QUIET));
  const second = worker();
  second.onmessage = ({ data }) => {
    second.terminate();
    if (data.failed) {
      console.warn("no memory kept:", data.failed);
      forget().catch(() => {}); // half of one only takes room
    } else document.documentElement.dataset.memory = "kept";
  };
  second.postMessage({ remember: memory(), languages: wished().join(":"), language: language() });
}

// What went wrong as a person can read it: an error of Pyodide is no `Error`, and says so in a field of its own.
const inWords = (reason) => String(typeof reason === "object" ? reason?.message ?? reason?.name ?? "?" : reason).trim();

// A file that the way here refuses, as networks of schools and companies do with archives.
const BLOCKED = /\S+\.(zip|wasm|js|json): (4\d\d|5\d\d)/;

function failed(reason) {
  if (recalled && !up) {
    console.warn("started without the kept memory:", reason);
    python.terminate();
    forget().catch(() => {});
    return startPython(null);
  }
  const said = inWords(reason);
  console.error("Petri:", said);
  const blocked = BLOCKED.exec(said);
  if (stopped) return;
  stop(`${blocked ? words.blocked : words.failed} (${blocked?.[0] ?? said.split("\n").pop().slice(0, 200)})`, words.afresh, afresh);
}

function heard(news) {
  switch (news) {
    case "starting":
      say("starting");
      return progress(shares.starting);
    case "recalling":
      recalled = true;
      return counted(tries() + 1);
    case "recalled":
      document.documentElement.dataset.memory = "used";
      return;
    case "started":
      up = true;
      progress(shares.started);
      return started();
    case "cut-off":
      return stop(words["cut-off"], words.reload, reload);
    case "storage-used":
      return askToKeep();
    case "storage-refused":
    case "storage-full":
    case "storage-busy":
    case "storage-low":
    case "storage-damaged":
    case "storage-lost":
      return notice(news, words[news]);
    case "storage-newer":
      return notice(news, words[news], words.afresh, afresh);
    case "storage-cleared":
      return notice(news, words[news], words.reload, reload);
    default:
      if (news.startsWith("language ")) return speaks(news.slice("language ".length));
      return heardFromApp(news, (said) => notice("picture", said));
  }
}

async function askToKeep() {
  try {
    if (await navigator.storage.persisted()) return;
    if (await navigator.storage.persist()) return;
  } catch {
    return;
  }
  sayNotKept();
}

// At home alone, until it is put off: over a game it would hide the players.
function sayNotKept() {
  if (localStorage.getItem("petri.told.not-kept")) return;
  const shown = document.querySelector('.notice[data-kind="not-kept"]');
  if (!["", "#", "#/"].includes(location.hash)) shown?.remove();
  else if (!shown) notice("not-kept", words["not-kept"]);
  setTimeout(sayNotKept, 500);
}

// The three functions that Flet's client calls.
globalThis.jsConnect = async (app, args, dartOnMessage) => {
  await pythonStarted;
  toDart = dartOnMessage;
  early.splice(0).forEach(toDart);
};
globalThis.jsSend = async (app, data) => python.postMessage(data, [data.buffer]);
globalThis.jsDisconnect = async () => {};

// Files and versions ------------------------------------------------------------------------------------------

// Python has the longer way to the first screen: while files are still to be fetched, its own come first.
const COMPLETE = "petri.complete";
const LONGEST = 10_000;
const [BEFORE_THE_APP, THE_APP] = ["pyodide/python_stdlib.zip", "app.zip"];
const awaited = new Set(["pyodide/pyodide.asm.wasm", BEFORE_THE_APP, THE_APP]);
let pythonArrived;
const pythonsFiles = new Promise((done) => { pythonArrived = done; });

// Whether files are still to be fetched, and the service worker tells of each that has arrived.
const areFresh = () => Boolean(controller()) && localStorage.getItem(COMPLETE) !== VERSION;

function flutterMayCome() {
  if (!areFresh()) return null;
  return Promise.race([pythonsFiles, new Promise((done) => setTimeout(done, LONGEST))]);
}

const starting = () => splash() && !splash().classList.contains("done");

let arrived = 0;
function told({ data }) {
  if (data.arrived) {
    if (data.arrived === BEFORE_THE_APP && areFresh()) fetch(THE_APP).catch(() => {});
    awaited.delete(data.arrived);
    if (awaited.size === 0) pythonArrived();
  } else if (data.bytes) {
    arrived += data.bytes;
    progress(shares.fetching * Math.min(1, arrived / data.total));
  } else if (data.news === "cut-off") {
    if (starting()) stop(words["cut-off"], words.reload, reload);
  } else if (data.news === "broken") {
    const broken = `${words.broken} (${data.path})`;
    if (starting()) stop(broken, words.afresh, afresh);
    else notice("broken", broken, words.afresh, afresh); // over a game it would hide the table
  } else if (data.news === "blocked") {
    if (starting()) stop(`${words.blocked} (${data.path}: ${data.status})`, words.afresh, afresh);
  } else if (data.news === "altered") {
    sayAltered(data.path);
  } else if (data.news === "cache-full") {
    notice("cache-full", words["cache-full"]);
  }
}
try {
  new BroadcastChannel("petri-boot").onmessage = told;
} catch (error) {
  console.warn("no news of files", error); // without site data there is no service worker that could tell any
}

function ask(worker, question) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage(question, [port2]);
  });
}

function offer(worker) {
  notice("update", words.update, words.reload, (bar) => {
    bar.remove();
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    worker.postMessage("take-over");
  });
}

function watchForUpdates() {
  if (!registration) return;
  // Whatever this page still has to fetch would be of the version that another page has taken.
  let mine = controller();
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const [before, now] = [mine, (mine = controller())];
    if (before && now) reload();
  });
  const follow = (worker) => worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active && registration.active !== worker) offer(worker);
  });
  if (registration.waiting) offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  const look = () => registration.update().catch(() => {});
  look();
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  setInterval(look, 60 * 60 * 1000);
}

async function whenUp() {
  python.postMessage({ stands: true });
  const worker = controller();
  if (worker) {
    const complete = await ask(worker, "complete");
    document.documentElement.dataset.offline = complete ? "ready" : "partly";
    if (complete) localStorage.setItem(COMPLETE, VERSION);
    else localStorage.removeItem(COMPLETE);
    sayAltered((await ask(worker, "altered"))[0]);
  }
  watchForUpdates();
  takeFiles().catch((error) => console.warn("no file was taken in:", error));
  remember().catch((error) => console.warn("no memory kept:", error));
}

// The start ---------------------------------------------------------------------------------------------------

function startFlutter() {
  const script = document.createElement("script");
  script.src = "flutter_bootstrap.js";
  document.body.append(script);
  fetchClient();
}

async function boot() {
  document.documentElement.dataset.version = VERSION;
  if (!able()) return spoken.then(() => stop(words["too-old"]));
  say("fetching");
  await Promise.all([alone(), guarded()]);
  await ofOneVersion();
  startPython(mayRecall());
  const wait = flutterMayCome();
  if (wait) wait.then(startFlutter);
  else startFlutter();
  // The splash fades when the first screen stands; what can wait is done when it has gone.
  const watch = new MutationObserver(() => {
    if (starting()) return;
    if (recalled) localStorage.removeItem(TRIES); // whoever leaves now has seen that it works
    if (splash()) return;
    watch.disconnect();
    whenUp();
  });
  watch.observe(document.body, { childList: true });
  watch.observe(splash(), { attributeFilter: ["class"] });
}

addEventListener("DOMContentLoaded", () => boot().catch(failed));
