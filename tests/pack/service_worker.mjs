// Runs the service worker over a cache that misbehaves, and prints what each scenario comes to as JSON.
import { createHash, webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import vm from "node:vm";

const SITE = "http://petri.test/";
const CONTENT = { "index.html": "<page>", "main.dart.wasm": "module", "app.zip": "python", "boot.js": "let one = 1;\nlet two;\n" };
const hash = (text) => createHash("sha256").update(text).digest("hex");

// A cache whose `put` may fail, leaving an entry without a body as Firefox does on a full disk, or nothing at all;
// with no room whatever Firefox does not even read one, or does not open the cache.
class Shelf {
  entries = new Map();
  full = null;
  async match(request) {
    if (this.full === "unread") throw new Error("NS_ERROR_FILE_NO_DEVICE_SPACE");
    return this.entries.get(request.url)?.clone();
  }
  async put(request, response) {
    if (this.full === null) return void this.entries.set(request.url ?? request.href, response);
    if (this.full === "empty") this.entries.set(request.url, new Response("", { headers: response.headers }));
    throw new Error("QuotaExceededError");
  }
  async delete(request) {
    return this.entries.delete(request.url);
  }
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
  key(path) {
    return `${SITE}.kept/${hash(CONTENT[path])}`;
  }
  async sizes() {
    return Promise.all([...this.entries.values()].map(async (one) => (await one.clone().arrayBuffer()).byteLength));
  }
}

function worker(host = { version: "of-this-build" }, { installed = null } = {}) {
  const shelf = new Shelf();
  const asked = [];
  const news = [];
  const listeners = {};
  const files = Object.fromEntries(
    Object.entries(CONTENT).map(([path, text]) => [path, { hash: hash(text), size: text.length, for: "all" }]),
  );
  const source = readFileSync(process.argv[2], "utf8").replace(/\/\* BUILD \*\/ \{[^\n]*\}/, JSON.stringify({ version: "of-this-build", files }));
  vm.runInNewContext(source, {
    self: {
      location: { href: `${SITE}sw.js` },
      addEventListener: (name, act) => { listeners[name] = act; },
      registration: { active: installed },
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
    },
    navigator: { userAgent: "Chrome/1" },
    caches: { open: async () => (shelf.full === "shut" ? Promise.reject(new Error("NS_ERROR_FILE_NO_DEVICE_SPACE")) : shelf), delete: async () => true },
    fetch: async (url) => {
      const path = new URL(url).pathname.slice(1);
      if (path === "sw.js") return new Response(`{"version":"${host.version}"}`);
      asked.push(path);
      if (shelf.alone) throw new TypeError("NetworkError");
      const { body, status, type } = { body: CONTENT[path], status: 200, type: "text/plain", ...host.gives?.(path, asked.length) };
      return new Response(body, { status, headers: { "Content-Type": type } });
    },
    BroadcastChannel: class { postMessage(data) { news.push(data); } },
    console: { warn: () => {} },
    crypto: webcrypto, URL, Request, Response, Blob, Uint8Array, Map, Set, Promise,
  });
  const settled = async (waiting) => {
    for (let count = -1; count !== waiting.length; ) {
      count = waiting.length;
      await Promise.all(waiting);
    }
  };
  return {
    shelf, asked, news,
    async install() {
      const waiting = [];
      listeners.install({ waitUntil: (given) => waiting.push(given) });
      return Promise.all(waiting).then(() => "installed", (error) => error.message);
    },
    async opened(path, mode = "navigate") {
      let answer;
      const waiting = [];
      listeners.fetch({
        request: { url: SITE + path, method: "GET", mode },
        respondWith: (given) => { answer = given; },
        waitUntil: (given) => waiting.push(given),
      });
      const given = await answer;
      const body = await given.text();
      await settled(waiting);
      return { status: given.status, body, type: given.headers.get("Content-Type") };
    },
    async get(path) {
      const waiting = [];
      let answer;
      listeners.fetch({
        request: { url: SITE + path, method: "GET", mode: "cors" },
        respondWith: (given) => { answer = given; },
        waitUntil: (given) => waiting.push(given),
      });
      const text = await (await answer).text();
      await settled(waiting);
      return text;
    },
    async share(text) {
      const body = new FormData();
      body.append("game", new File([text], "petri-1.json", { type: "application/json" }));
      let answer;
      listeners.fetch({ request: new Request(`${SITE}shared`, { method: "POST", body }), respondWith: (given) => { answer = given; } });
      const { status, headers } = await answer;
      return [status, headers.get("Location"), await shelf.entries.get(`${SITE}shared`)?.text()];
    },
    async ask(question) {
      let said;
      const waiting = [];
      listeners.message({ data: question, ports: [{ postMessage: (data) => { said = data; } }], waitUntil: (given) => waiting.push(given) });
      await settled(waiting);
      return said;
    },
  };
}

const result = {};

for (const full of ["empty", "nothing", "unread", "shut"]) {
  const one = worker();
  one.shelf.full = full;
  const first = await one.get("index.html");
  const direct = await one.get("main.dart.wasm");
  result[`full-${full}`] = {
    answers: [first, direct],
    sizes: await one.shelf.sizes(),
    complete: await one.ask("complete"),
    told: one.news.some(({ news }) => news === "cache-full"),
  };
  one.shelf.full = null;
  result[`full-${full}`].later = await one.ask("complete");
}

const broken = () => new ReadableStream({ start: (control) => control.error(new Error("its file has gone")) });

for (const [name, body] of [["empty", ""], ["cut", "<pa"], ["unreadable", broken()]]) {
  const one = worker();
  await one.ask("complete");
  one.shelf.entries.set(one.shelf.key("index.html"), new Response(body));
  one.asked.length = 0;
  const served = name === "cut" ? "<page>" : await one.get("index.html");
  result[`damaged-${name}`] = { served, complete: await one.ask("complete"), asked: one.asked, again: await one.get("index.html") };
}

{
  const one = worker();
  await one.get("index.html");
  one.shelf.alone = true;
  const page = await one.get("index.html");
  const python = await one.get("app.zip").catch(() => "failed");
  result.alone = { page, python, told: one.news.filter(({ news }) => news).map(({ news }) => news) };
}

{
  const one = worker();
  const complete = await one.ask("complete");
  one.asked.length = 0;
  result.whole = { complete, answers: await Promise.all(Object.keys(CONTENT).map((path) => one.get(path))), asked: one.asked };
}

for (const full of [null, "shut"]) {
  const one = worker();
  one.shelf.full = full;
  result[`shared-${full}`] = await one.share("a game");
}

const OURS = "of-this-build";
const HOSTS = {
  injects: { version: OURS, gives: (path) => path === "index.html" && { body: "<page><script>" } },
  wraps: { version: OURS, gives: (path) => ({ body: CONTENT[path].replace(/\n/g, "\r\n") }) },
  minifies: { version: OURS, gives: (path) => path === "boot.js" && { body: "let one=1" } },
  damages: { version: OURS, gives: (path, asked) => path === "boot.js" && { body: `let ${asked}` } },
  breaks: { version: OURS, gives: (path) => path === "app.zip" && { body: "pyth" } },
  newer: { version: "another", gives: (path) => ["index.html", "boot.js"].includes(path) && { body: "<newer>" } },
  blocks: { version: OURS, gives: (path) => path === "app.zip" && { status: 403, body: "no" } },
  untyped: { version: OURS, gives: () => ({ type: "application/octet-stream" }) },
};
for (const [name, host] of Object.entries(HOSTS)) {
  const one = worker(host);
  const page = await one.opened("#/game/1");
  const answers = {};
  for (const path of ["boot.js", "app.zip", "main.dart.wasm"]) answers[path] = await one.opened(path, "cors");
  const complete = await one.ask("complete");
  const told = one.news.filter(({ news }) => news);
  const second = await one.opened("");
  result[`host-${name}`] = {
    page, answers, complete, told, second,
    altered: await one.ask("altered"),
    kept: (await one.shelf.sizes()).length,
    update: await worker(host, { installed: {} }).install(),
  };
}

console.log(JSON.stringify(result));
