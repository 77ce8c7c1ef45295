import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded before the server by `--import`: on SIGUSR2 it collects garbage and says what is still in use.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
process.on("SIGUSR2", () => {
  collect();
  collect();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ event: "memory", heapUsed, rss, external })}\n`);
});
