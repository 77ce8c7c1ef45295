import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";
import { avoidHourChange } from "../../support/server/hour-change";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const league = { ...leagueRequest(), slug: "harbour" };
await api("POST", "/api/leagues", league, { Authorization: `Bearer ${key}` });
const page = "/l/harbour?season=all";

/** Sends a request without decoding the answer, as `fetch` would; resolves at the answer's head. */
async function open(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<IncomingMessage> {
  const asked = request(server.url + path, { method, headers }).end();
  const [response] = await once(asked, "response");
  return response;
}

async function get(...asked: Parameters<typeof open>) {
  const response = await open(...asked);
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { statusCode: status, headers } = response;
  const packed = headers["content-encoding"] === "gzip" && body.length > 0;
  return { status, headers, body, text: (packed ? gunzipSync(body) : body).toString() };
}

const gzip = { "Accept-Encoding": "gzip, deflate, br" };

describe("a page of a league", () => {
  /** Every page is drawn anew. */
  beforeEach(async () => {
    await avoidHourChange();
    const changes = [{ change: "name", id: uuid(), name: `Harbour ${uuid()}` }];
    const body = { protocol: 1, changes };
    await api("POST", `/api/leagues/${league.id}/changes`, body, { Authorization: `Bearer ${key}` });
  });

  it("is compressed for the first reader after a change as for the second, and says the same to everybody", async () => {
    const first = await get(page, gzip);
    const second = await get(page, gzip);
    const plain = await get(page);
    expect([first, second, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
      "gzip",
      "gzip",
      undefined,
    ]);
    expect(first.text).toContain("</html>");
    expect([second.text === first.text, plain.text === first.text]).toEqual([true, true]);
    expect(first.body.length).toBeLessThan(plain.body.length / 3);
    expect(first.headers["content-length"]).toBeUndefined();
    expect(second.headers["content-length"]).toBe(`${second.body.length}`);
    for (const { headers } of [first, second, plain]) {
      expect(headers.etag).toBe(first.headers.etag);
      expect(headers.vary).toContain("Accept-Encoding");
      expect(headers["cache-control"]).toBe("public, no-cache");
    }
  });

  it("is whole for readers who accept nothing, whoever was first", async () => {
    const refuses = { "Accept-Encoding": "gzip;q=0, br" };
    const first = await get(page, refuses);
    expect(first.headers["content-encoding"]).toBeUndefined();
    expect((await get(page, gzip)).text).toBe(first.text);
    expect((await get(page, refuses)).text).toBe(first.text);
  });

  it("has the same tag by HEAD, drawn or kept, and is not sent again while it is unchanged", async () => {
    const drawn = await get(page, gzip, "HEAD");
    const { headers, body } = await get(page, gzip);
    const kept = await get(page, gzip, "HEAD");
    expect([drawn.body.length, kept.body.length]).toEqual([0, 0]);
    expect([drawn.headers.etag, kept.headers.etag]).toEqual([headers.etag, headers.etag]);
    expect(Number(kept.headers["content-length"])).toBeGreaterThan(body.length / 2);
    for (const method of ["GET", "HEAD"]) {
      const named = { ...gzip, "If-None-Match": `${headers.etag}` };
      const { status, body, headers: again } = await get(page, named, method);
      expect([status, body.length, again["content-encoding"]]).toEqual([304, 0, undefined]);
    }
  });

  it("is not kept in part when its first reader leaves", async () => {
    const leaving = await open(page, gzip);
    leaving.destroy();
    await once(leaving, "close");
    const { text } = await get(page, gzip);
    expect(text).toContain("</html>");
    expect((await get(page)).text).toBe(text);
  });

  it.each(["/l/harbour/nothing", "/l/nobody"])("that is not there, %s, is compressed once", async (path) => {
    const { status, text } = await get(path, { "Accept-Encoding": "gzip" });
    expect(status).toBe(404);
    expect(text).toContain("</html>");
  });

  it("has a picture, which is not compressed again", async () => {
    const { headers, body } = await get("/l/harbour/preview.png", gzip);
    expect([headers["content-type"], headers["content-encoding"]]).toEqual(["image/png", undefined]);
    expect(body.subarray(1, 4).toString()).toBe("PNG");
  });
});

describe("what is saved from a league", () => {
  it.each(["export", "games?format=csv"])("%s is compressed", async (what) => {
    const path = `/api/leagues/harbour/${what}`;
    const packed = await get(path, gzip);
    const plain = await get(path);
    expect([packed, plain].map(({ headers }) => headers["content-encoding"])).toEqual(["gzip", undefined]);
    for (const { headers } of [packed, plain]) expect(headers.vary).toContain("Accept-Encoding");
    const undated = (text: string) => text.replace(/"exportedAt":"[^"]*"/, "");
    expect(undated(packed.text)).toBe(undated(plain.text));
    const head = await get(path, gzip, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});
