import { chmodSync, cpSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { uuid } from "../../support/entries";
import { apiOf } from "../../support/server/api";
import { build } from "../../support/server/build";
import { startServer, type TestServer } from "../../support/server/server";
import { temporaryDirectory } from "../../support/temporary";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.remove())));

/** The program as it is deployed: built, without its sources. */
function programIn(folder: string): string {
  chmodSync(folder, 0o755);
  const isCache = (from: string) => from.startsWith(join(root, ".next/cache"));
  for (const part of [".next", "prisma/migrations", "public", "package.json", "next.config.js"])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (from) => !isCache(from) });
  return folder;
}

async function started(...[env, how]: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(env, how);
  servers.push(server);
  return server;
}

it("a running server does not need its build any more", async () => {
  const program = programIn(temporaryDirectory());
  const server = await started({}, { program });
  // Nothing has been requested yet, so anything read on the first request would be missing.
  renameSync(join(program, ".next"), join(program, ".next-before"));
  const api = await apiOf(server.url);
  const league = {
    protocol: 1,
    id: uuid(),
    name: "Friday Dominoes",
    players: ["Ana", "Bo"].map((name) => ({ id: uuid(), name })),
  };
  const made = await api("POST", "/api/leagues", league, { Authorization: `Bearer ${"k".repeat(32)}` });
  expect(made.status).toBe(201);
  const paths = ["/", "/play", "/settings", "/look.js", "/sw.js", "/api/health"];
  paths.push(`/l/${made.body.slug}`, `/l/${made.body.slug}/preview.png`);
  const answers = await Promise.all(paths.map((path) => fetch(server.url + path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec((await answers[0]?.text()) ?? "")?.[1];
  expect((await fetch(server.url + script)).status).toBe(200);
  expect(server.output()).not.toContain("fault");
});

it("a build that does not match the code runs with a warning where it cannot be rebuilt", async () => {
  const program = programIn(temporaryDirectory());
  symlinkSync(join(root, "node_modules"), join(program, "node_modules"));
  // Sources that the build was not made from.
  for (const part of ["scripts", "tsconfig.json"])
    cpSync(join(root, part), join(program, part), { recursive: true });
  chmodSync(join(program, ".next"), 0o555);
  const folder = temporaryDirectory();
  chmodSync(folder, 0o777);
  // Root may write everywhere, the user nobody may not.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  const { status, stderr } = build(program, nobody);
  expect(stderr).toMatch(/build does not match the code, and .* is not writable for this user/);
  expect(status).toBe(0);
  const server = await started({}, { program, folder, ...nobody });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  rmSync(join(program, ".next/built-from"));
  const again = build(program, nobody);
  expect(again.stderr).toMatch(/There is no build yet, and .* is not writable/);
  expect(again.status).toBe(1);
});
