import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { en } from "../../lib/server/words/en";
import { version } from "../../package.json";
import { doublesGame, hand, key } from "../support/entries";
import { apiOf } from "../support/server/api";
import { startServer } from "../support/server/server";
import { engine, openAt } from "../support/store/engine";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };

describe("/api/health", () => {
  it("reports a ready server with its engine, migrations and free disk space", async () => {
    const { status, body } = await api("GET", "/api/health");
    expect(status).toBe(200);
    expect(body).toEqual({
      status: "ready",
      version,
      engine,
      migrations: expect.any(Number),
      ...(engine === "sqlite" && { disk: { free: expect.any(Number) } }),
    });
    expect(body.migrations).toBeGreaterThan(0);
  });

  it("reports a migration that was rolled back under the running server", async () => {
    const database = await openAt(server.databaseUrl);
    const set = (to: string) =>
      database.$executeRawUnsafe(`UPDATE "_prisma_migrations" SET "rolled_back_at" = ${to}
        WHERE "migration_name" = (SELECT MAX("migration_name") FROM "_prisma_migrations")`);
    await set("CURRENT_TIMESTAMP");
    // Not through `api`, which treats every 5xx as a fault.
    const response = await fetch(`${server.url}/api/health`);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      503,
      "application/problem+json",
    ]);
    expect(await response.json()).toMatchObject({
      code: "not-ready",
      detail: en.migrationsMissing({ missing: 1 }),
    });
    await set("NULL");
    await database.$disconnect();
    expect((await api("GET", "/api/health")).status).toBe(200);
  });
});

describe("a server that is stopping", () => {
  it("refuses new connections, ends streams, and completes requests in progress", async () => {
    const game = doublesGame();
    await api("POST", "/api/games", game, bearer);
    const stream = await fetch(`${server.url}/api/games/${game.id}/live`);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('"head":0');

    // Half of a request has arrived when the signal comes, and the rest follows.
    const body = JSON.stringify({ protocol: 1, base: 0, entries: [hand(7)] });
    const half = request(`${server.url}/api/games/${game.id}/entries`, {
      method: "POST",
      headers: { ...bearer, "Content-Length": Buffer.byteLength(body), Expect: "100-continue" },
    });
    half.flushHeaders();
    await once(half, "continue");
    half.write(body.slice(0, 20));
    const stopped = server.stop();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read());
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const [refused] = await once(socket, "error");
    expect(refused.code).toBe("ECONNREFUSED");

    const answered = once(half, "response");
    half.end(body.slice(20));
    const [response] = await answered;
    expect([response.statusCode, response.headers.connection]).toEqual([200, "close"]);
    response.resume();
    expect(await stopped).toBe(0);
    expect(server.output()).toMatch(/"event":"stopping".*"event":"stopped"/s);

    await server.restart();
    expect((await api("GET", `/api/games/${game.id}`)).body.head).toBe(1);
  });
});
