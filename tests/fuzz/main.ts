import { parseArgs } from "node:util";
import { atOnce, fuzz } from "./fuzz";
import { growth } from "./growth";

/**
 * The bytes of heap that a thousand requests may leave behind once caches are full and code is compiled. Three such
 * runs left 7,000 to 10,000 (late compilation, a table that doubled), and less over time; one object kept per request
 * would be 50,000.
 */
const maxGrowth = 20_000;
/** Shorter runs are still warming up in their second half. */
const minRequestsJudged = 400_000;

// `npm run fuzz -- --requests 400000 --seed 1` sends generated requests to a server of this code, which must be built.
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "400000" },
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
const { memory, faults, slow, slowest, kinds, ...rest } = report;
console.log(JSON.stringify(rest, null, 1));
const columns = (...values: (string | number)[]) => values.map((value) => String(value).padStart(8)).join("");
console.log(`${columns("median", "p99", "most", "times")}   (milliseconds, ${atOnce} requests at once)`);
for (const { kind, count, median, p99, max } of kinds) console.log(columns(median, p99, max, count), kind);
console.log(columns("took", "alone"));
for (const { ms, alone, request } of slowest) console.log(columns(ms, alone), request);
console.log("requests   heap after gc   all memory (MB)");
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
for (const { at, heap, rss } of memory)
  console.log(`${String(at).padStart(8)}   ${megabytes(heap).padStart(13)}   ${megabytes(rss).padStart(10)}`);
const grows = growth(memory);
console.log(`growth of the heap, second half: ${(grows / 1_024).toFixed(1)} KB a thousand requests`);
const leaks = Number(values.requests) >= minRequestsJudged && grows > maxGrowth;
if (leaks) console.log("FAULT memory grows");
for (const line of slow) console.log(`SLOW ${line}`);
for (const line of faults) console.log(`FAULT ${line}`);
if (leaks || faults.length + slow.length > 0) process.exitCode = 1;
