import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What is on a database, and runs on each engine: on SQLite in `unit`, on PostgreSQL in `postgresql`. */
const onEachEngine = [
  "tests/store/{append,deletion,devices,devices-together,full-log,held,isolation,live,purge,sizes}.test.ts",
  "tests/store/leagues/**/*.test.ts",
  "tests/property/{leagues,sync-store}.test.ts",
];

/** What asks a really started server for what it stores: on SQLite in `integration`, on PostgreSQL in `postgresql-server`. */
const onEachEngineOverHttp = [
  "tests/integration/games.test.ts",
  "tests/integration/security/{hostile,keys,nobody-gets-in}.test.ts",
  "tests/integration/leagues/**/*.test.ts",
];

/**
 * `unit`: pure parts, the store on a database of its own, contracts and laws. `integration`: a really started
 * server. `browser`: a real browser before it. `faults`: what goes wrong with machines, disks and clocks, in short; all
 * of it with `npm run faults`. The last three share one build, made before the first of them runs.
 */
export default defineConfig(({ mode }) => ({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    // How long a test may take says nothing about the program: these only end one that hangs, on a slow machine too.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
    setupFiles: ["tests/support/same-cases.ts", "tests/support/words.ts"],
    // Every core: what is left to itself keeps one free, which on two cores is half the machine.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Files that share a worker read the modules once, which is most of what they would do.
          isolate: false,
          include: [
            "{app,lib}/**/*.test.{ts,tsx}",
            "tools/**/*.test.ts",
            "tests/contract/**/*.test.ts",
            "tests/store/**/*.test.ts",
            "tests/property/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "postgresql",
          include: ["tests/postgresql/**/*.test.ts", ...onEachEngine],
          env: { ENGINE: "postgresql" },
          globalSetup: "tests/support/store/cluster.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/support/server/build.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgresql-server",
          include: ["tests/postgresql-server/**/*.test.ts", ...onEachEngineOverHttp],
          env: { ENGINE: "postgresql" },
          globalSetup: ["tests/support/server/build.ts", "tests/support/store/cluster.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: "tests/support/server/build.ts",
          // After the others, and two at a time: more browsers than cores only wait for each other.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          env: { FAULTS: mode },
          globalSetup: "tests/support/server/build.ts",
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
