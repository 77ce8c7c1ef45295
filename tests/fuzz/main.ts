import { parseArgs } from "node:util";
import { fuzz, growth } from "./fuzz";

// `npm run fuzz -- --requests 200000 --seed 1`: generated requests against a server of this code, built already.
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "200000" },
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "7200" },
  },
});
const report = await fuzz({
  requests: Number(values.requests),
  seed: Number(values.seed),
  seconds: Number(values.seconds),
  progress: (sent) => console.log(`${sent} …`),
});
const { memory, faults, slow, ...rest } = report;
console.log(JSON.stringify(rest, null, 1));
console.log("requests   heap after gc   all memory (MB)");
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
for (const { at, heap, rss } of memory)
  console.log(`${String(at).padStart(8)}   ${megabytes(heap).padStart(13)}   ${megabytes(rss).padStart(10)}`);
console.log(`growth of the heap: ${(growth(memory) / 1_024).toFixed(1)} KB a thousand requests`);
for (const line of slow) console.log(`SLOW ${line}`);
for (const line of faults) console.log(`FAULT ${line}`);
if (faults.length + slow.length > 0) process.exitCode = 1;
