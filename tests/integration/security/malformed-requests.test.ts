import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { doublesGame, hand, key } from "../../support/entries";
import { apiOf } from "../../support/server/api";
import { rawAnswer } from "../../support/server/raw";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);

const bearer = { Authorization: `Bearer ${key}` };
const game = doublesGame();
await api("POST", "/api/games", game, bearer);

/** Routes that accept a body. */
const bodyRoutes = ["/api/replay", "/api/evening/replay", "/api/games", `/api/games/${game.id}/entries`];
const mebibyte = 1024 * 1024;

describe.each(bodyRoutes)("POST %s", (path) => {
  const bodies: [string, string | Uint8Array, number][] = [
    ["an empty body", "", 400],
    ["half a document", '{"format":', 400],
    ["text that is not JSON", "hello", 400],
    ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400],
    ["lists nested 100,000 deep", "[".repeat(100_000) + "]".repeat(100_000), 400],
    ["objects nested 50,000 deep", `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`, 400],
    ["a number too large for any machine", "1e999999", 400],
    ["a body of exactly 1 MiB", `"${"x".repeat(mebibyte - 2)}"`, 400],
    ["a body of 1 MiB and one byte", `"${"x".repeat(mebibyte - 1)}"`, 413],
    ["a body of 8 MiB", `"${"x".repeat(8 * mebibyte)}"`, 413],
  ];
  it.each(bodies)("refuses %s", async (_, body, status) => {
    expect((await api("POST", path, body, bearer)).status).toBe(status);
  });

  it("reads a body of unstated length only up to the limit", async () => {
    const chunk = new TextEncoder().encode("x".repeat(64 * 1024));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent++;
        if (sent > 400) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await fetch(server.url + path, {
      method: "POST",
      body,
      headers: bearer,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it("reports the path of what is nested too deep", async () => {
    const { body } = await api("POST", path, `{"a":[${"[".repeat(100)}${"]".repeat(100)}]}`, bearer);
    expect(body.problems[0].path).toMatch(/^\/a\/0\/0/);
  });

  it("never answers arbitrary JSON with a server fault", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        expect((await api("POST", path, body, bearer)).status).toBe(400);
      }),
      { numRuns: 40 },
    );
  });
});

it("of ten thousand unknown keys, a limited number is reported", async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key${index}`, 1]));
  const { status, body } = await api("POST", "/api/replay", many);
  expect(status).toBe(400);
  expect(body.problems).toHaveLength(1_000);
});

describe("methods", () => {
  const rows: [string, string, string][] = [
    ["GET", "/api/replay", "POST, OPTIONS"],
    ["PUT", "/api/games", "GET, HEAD, POST, OPTIONS"],
    ["POST", `/api/games/${game.id}`, "GET, HEAD, DELETE, OPTIONS"],
    ["DELETE", "/api/games", "GET, HEAD, POST, OPTIONS"],
    ["PATCH", `/api/games/${game.id}/entries`, "POST, OPTIONS"],
    ["PROPFIND", "/api/replay", "POST, OPTIONS"],
    ["POST", "/api/health", "GET, HEAD, OPTIONS"],
    ["POST", "/api/openapi.json", "GET, HEAD, OPTIONS"],
  ];
  it.each(rows)("%s %s is not allowed, and the answer says what is", async (method, path, allowed) => {
    const { status, headers, body } = await api(method, path);
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe(allowed);
    expect(body.code).toBe("wrong-method");
  });

  it.each(["TRACE", "LOCK", "BREW"])(
    "%s is not allowed, though no client library sends it",
    async (method) => {
      const answer = await rawAnswer(
        server.url,
        `${method} /api/replay HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer).toMatch(/^allow: /im);
    },
  );

  it("OPTIONS says what is allowed, and HEAD answers without a body", async () => {
    const options = await api("OPTIONS", "/api/games");
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
    expect(await api("HEAD", "/api/health")).toMatchObject({ status: 200, body: undefined });
  });
});

describe("an address that does not exist", () => {
  it.each([
    "/api",
    "/api/nothing",
    "/api/replay/more",
    "/api/games/a/b/c",
    "/api/games/%E0%A4%A",
    "/api/%00",
    "/api/games/019ab000-0000-7000-8000-000000000000",
    "/api/games/__proto__",
    `/api/games/${"x".repeat(5_000)}`,
  ])("is refused: %s", async (path) => {
    for (const method of ["GET", "POST"]) {
      const response = await fetch(server.url + path, { method });
      expect([400, 404, 405]).toContain(response.status);
    }
  });

  it("is answered with a problem document", async () => {
    const { status, body } = await api("GET", "/api/nothing/here");
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "no-such-address", detail: "There is nothing at /api/nothing/here." });
  });

  it("in a request that is not HTTP is answered with a 400", async () => {
    expect(await rawAnswer(server.url, "GET /api/health NOTHTTP\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

it("after all of this the server still works, and the game is unchanged", async () => {
  const { body } = await api("GET", `/api/games/${game.id}`);
  expect(body).toMatchObject({ head: 0, entries: [] });
  const appended = await api(
    "POST",
    `/api/games/${game.id}/entries`,
    { protocol: 1, base: 0, entries: [hand(3)] },
    bearer,
  );
  expect(appended.status).toBe(200);
});
