// Runs the part of the page's script that warns of games which the browser may clear; prints where it does.
import { readFileSync } from "node:fs";
import vm from "node:vm";

const script = readFileSync(process.argv[2], "utf8");
const from = script.indexOf("async function askToKeep");
const source = script.slice(from, script.indexOf("// The three functions", from));

const bars = new Set();
const told = new Map();
const timers = [];
const location = { hash: "#/game/1" };
const here = vm.createContext({
  location,
  navigator: { storage: { persisted: async () => false, persist: async () => false } },
  localStorage: { getItem: (key) => told.get(key) ?? null },
  document: { querySelector: () => (bars.size ? { remove: () => bars.clear() } : null) },
  words: { "not-kept": "…" },
  notice: (kind) => bars.add(kind),
  setTimeout: (act) => timers.push(act),
});
vm.runInContext(source, here);
await vm.runInContext("askToKeep()", here);

const found = { "#/game/1": bars.has("not-kept") };
for (const hash of ["#/", "#/new", ""]) {
  location.hash = hash;
  timers.splice(0).forEach((act) => act());
  found[hash] = bars.has("not-kept");
}
bars.clear();
told.set("petri.told.not-kept", "1");
timers.splice(0).forEach((act) => act());
found["put off"] = bars.has("not-kept") || timers.length > 0;
console.log(JSON.stringify(found));
