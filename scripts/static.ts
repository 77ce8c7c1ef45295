import { run } from "./run-program";

// All that is checked without running anything: types, and beside them, since they take about as long together, format
// and lint, the worker's types, who imports whom, and what nobody uses.

async function others(): Promise<boolean> {
  const ran = [
    await run("biome", "check", "--error-on-warnings", "."),
    await run("tsc", "-p", "app/sw.js/worker"),
    await run("depcruise", "app", "lib", "tests", "scripts", "instrumentation.ts"),
    await run("knip"),
  ];
  return ran.every(Boolean);
}

const passed = await Promise.all([run("tsc"), others()]);
process.exitCode = passed.every(Boolean) ? 0 : 1;
