import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { version } from "../../../package.json";
import { doublesGame, hand, key } from "../../support/entries";
import { apiOf } from "../../support/server/api";
import { startServer, type TestServer } from "../../support/server/server";
import { temporaryDirectory } from "../../support/temporary";

// What `npm pack` makes of the build that every other test runs on: installed in an empty folder without a registry,
// used there as a person does.

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = temporaryDirectory();
const installed = join(folder, "program");
const command = join(installed, "bin/pipkeeper");
const bearer = { Authorization: `Bearer ${key}` };

/** A person's home, and nothing of what npm tells the programs that it runs. */
const env = {
  NODE_ENV: "production" as const,
  PATH: process.env.PATH ?? "",
  HOME: folder,
  npm_config_cache: join(folder, "cache"),
};

function run(program: string, args: readonly string[], cwd = folder): SpawnSyncReturns<string> {
  return spawnSync(program, args, { cwd, env, encoding: "utf8" });
}

const packing = run("npm", ["pack", "--json", "--pack-destination", folder], root);
const [packed] = JSON.parse(packing.stdout);
const file = join(folder, packed.filename);

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.remove())));
async function start(): Promise<TestServer> {
  const settings = { ...env, DATABASE_URL: "" };
  const server = await startServer(settings, {
    program: installed,
    script: "bin/pipkeeper",
    args: ["start"],
  });
  servers.push(server);
  return server;
}

it("is one file of at most 25 MB, with SQLite's code for five kinds of system and nothing that only a build needs", () => {
  expect(statSync(file).size).toBeLessThanOrEqual(25_000_000);
  const files: string[] = packed.files.map(({ path }: { path: string }) => path);
  const systems = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"];
  expect(files).toEqual(
    expect.arrayContaining(
      systems.map((system) => `.next/node_modules/better-sqlite3-13/prebuilds/${system}.node`),
    ),
  );
  expect(files.filter((path) => /^\.next\/server\/.+\.map$|\.nft\.json$/.test(path))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["README.md", "LICENSE", "deploy/pipkeeper.service"]));
});

it("installs without a registry, takes the place of an earlier version, and keeps what people have elsewhere", async () => {
  const place = ["--global", "--prefix", installed];
  expect(run("npm", ["install", ...place, "--offline", "--ignore-scripts", file])).toMatchObject({
    status: 0,
  });
  const asInstalled = join(folder, "as-installed");
  writeFileSync(asInstalled, "");
  expect(run(command, ["--version"]).stdout).toBe(`${version}\n`);
  expect(run(command, ["begin"])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("pipkeeper start"),
  });

  const home = join(folder, ".pipkeeper");
  mkdirSync(home);
  const earlier = new URL("../../compatibility/e3027e99/leagues.db.br", import.meta.url);
  writeFileSync(join(home, "pipkeeper.db"), brotliDecompressSync(readFileSync(earlier)));
  const server = await start();
  const api = await apiOf(server.url);
  expect((await api("GET", "/api/health")).body).toMatchObject({ status: "ready", version });
  const pages = ["/", "/settings", "/l/friday-club", "/l/friday-club/preview.png", "/sw.js", "/icon.svg"];
  const answers = await Promise.all(pages.map((path) => fetch(server.url + path)));
  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect(await answers[1]?.text()).toContain(version);

  const game = doublesGame();
  await api("POST", "/api/games", game, bearer);
  const append = (base: number) =>
    api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base, entries: [hand(4)] }, bearer);
  expect((await append(0)).status).toBe(200);
  const then = (await api("GET", `/api/games/${game.id}`)).body;
  expect(run(command, ["backup", "evening.db"])).toMatchObject({ status: 0 });
  expect((await append(1)).status).toBe(200);
  const now = (await api("GET", `/api/games/${game.id}`)).body;
  expect(await server.stop()).toBe(0);

  await server.restart();
  expect((await api("GET", `/api/games/${game.id}`)).body).toEqual(now);
  expect((await api("GET", "/api/leagues/friday-club")).status).toBe(200);
  expect(await server.stop()).toBe(0);

  expect(run(command, ["restore", "evening.db"]).stderr).toContain("--overwrite");
  expect(run(command, ["restore", "evening.db", "--overwrite"])).toMatchObject({ status: 0 });
  await server.restart();
  expect((await api("GET", `/api/games/${game.id}`)).body).toEqual(then);
  expect(await server.stop()).toBe(0);
  expect(run(command, ["move", `file:${join(home, "pipkeeper.db")}`, "file:moved.db"])).toMatchObject({
    status: 0,
  });
  expect(existsSync(join(folder, "moved.db"))).toBe(true);
  // The next version takes the place of all this, so nothing of a person's may be in it.
  expect(run("find", [installed, "-newer", asInstalled]).stdout).toBe("");
});
