import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { doublesGame, hand, key } from "../support/entries";
import { startServer } from "../support/server/server";
import { createDatabase, password, startCluster } from "../support/store/postgresql";

const cluster = await startCluster(["fsync=off"]);
const server = await startServer({ DATABASE_URL: await createDatabase(cluster.url) });
afterAll(async () => {
  await server.remove();
  cluster.remove();
});

const post = (path: string, body: object) =>
  fetch(server.url + path, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

it("a server whose database is down answers 503 with Retry-After, loses nothing, and resumes once the database is back", async () => {
  const game = doublesGame();
  expect((await post("/api/games", game)).status).toBe(201);
  const append = (base: number) =>
    post(`/api/games/${game.id}/entries`, { protocol: 1, base, entries: [hand(1)] });
  expect((await append(0)).status).toBe(200);

  cluster.stop("immediate");
  await sleep(200);
  // Each is answered while the database is down; it starts again only below.
  const answers = await Promise.all([
    append(1),
    post("/api/games", doublesGame()),
    fetch(`${server.url}/api/games/${game.id}`),
    fetch(`${server.url}/api/leagues/nowhere/standings`),
  ]);
  for (const answer of answers) {
    expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([503, true]);
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ code: "store-unreachable" });
    expect(body).not.toContain(password);
  }
  const health = await fetch(`${server.url}/api/health`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ code: "not-ready" });
  expect((await fetch(`${server.url}/`)).status).toBe(200);

  cluster.start();
  expect((await append(1)).status).toBe(200);
  const log = await (await fetch(`${server.url}/api/games/${game.id}`)).json();
  expect(log.head).toBe(2);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(server.output()).toContain('"event":"fault"');
  expect(server.output()).not.toContain(password);
});
