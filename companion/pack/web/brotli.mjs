// node brotli.mjs FILE TARGET [FILE TARGET ...]: writes each file as small as brotli can make it.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const given = process.argv.slice(2);
for (let at = 0; at < given.length; at += 2) {
  const plain = readFileSync(given[at]);
  const packed = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  writeFileSync(given[at + 1] + ".part", packed);
  renameSync(given[at + 1] + ".part", given[at + 1]);
}
