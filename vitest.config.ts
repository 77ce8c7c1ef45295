import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Tests that need the database run on each engine: on SQLite in `unit`, `integration` and `faults`, on PostgreSQL in
// `postgresql`, `postgresql-server` and `postgresql-faults`. On SQLite only: folders named `file`, which test the
// database file (its journal, its backups, a full disk); `pure`, which needs no database; `stateless`, for which the
// engine makes no difference; and slow-clients.test.ts, which tests sockets.

/**
 * `unit`: pure parts, the store on a database of its own, contracts and laws. `integration`: a really started
 * server. `browser`: a real browser before it. `faults`: what goes wrong with machines, disks and clocks, in short; all
 * of it with `npm run faults`. All but `unit` and `postgresql` share one build, made before the first of them runs.
 */
export default defineConfig(({ mode }) => ({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    // How long a test may take says nothing about the program: these only end one that hangs, on a slow machine too.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
    setupFiles: ["tests/support/fixed-seed.ts", "tests/support/load-catalogues.ts"],
    // Files that share a worker read the modules once, which is most of what they would do.
    isolate: false,
    // Every core: what is left to itself keeps one free, which on two cores is half the machine.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          setupFiles: "tests/support/no-faults.ts",
          include: [
            "{app,lib}/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
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
          include: ["tests/{postgresql,store,property}/**/*.test.ts"],
          exclude: ["tests/store/file/**", "tests/property/pure/**"],
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
          include: ["tests/{postgresql-server,integration}/**/*.test.ts"],
          exclude: ["tests/integration/{file,stateless}/**"],
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
          // After the others, and three at a time: each also waits, for keys that are deaf, the server or the next frame.
          // Three keep two cores busy.
          maxWorkers: 3,
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
      {
        extends: true,
        test: {
          name: "postgresql-faults",
          include: ["tests/{postgresql-faults,faults}/**/*.test.ts"],
          // What one client may cost is counted before any engine is asked: on PostgreSQL only in the thorough run. Nor
          // has CI the programs of a cluster, the history, or the minutes.
          exclude: [
            "tests/faults/file/**",
            "tests/faults/slow-clients.test.ts",
            ...(mode === "thorough"
              ? []
              : [
                  "tests/faults/one-client.test.ts",
                  "tests/postgresql-faults/failover.test.ts",
                  "tests/postgresql-faults/upgrade.test.ts",
                ]),
          ],
          env: { FAULTS: mode, ENGINE: "postgresql" },
          globalSetup: ["tests/support/server/build.ts", "tests/support/store/cluster.ts"],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
