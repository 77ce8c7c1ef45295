import { createHash } from "node:crypto";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uuid } from "../../support/entries";
import { longSheet } from "../../support/long-sheet";
import { startServer, type TestServer } from "../../support/server/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.remove());

interface Got {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a request without decoding the answer, as `fetch` would. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(server.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** A script that the table's document loads. */
async function tableScript(): Promise<string> {
  const { body } = await get("/play");
  return /<script src="(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(body.toString())?.[1] ?? "";
}

describe("a file of the build", () => {
  it("is sent in the best accepted encoding, always with the same content", async () => {
    const script = await tableScript();
    const plain = await get(script);
    const brotli = await get(script, { "Accept-Encoding": "gzip, deflate, br" });
    const gzip = await get(script, { "Accept-Encoding": "gzip, br;q=0" });
    expect([plain, gzip, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "gzip",
      "br",
    ]);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
    expect(brotli.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(brotli.body.length),
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
    });
  });

  it.each(["/", "/play", "/settings", "/look.js"])(
    "%s is not sent again while it is unchanged",
    async (path) => {
      const accepts = { "Accept-Encoding": "br" };
      const first = await get(path, accepts);
      expect(first.headers["cache-control"]).toBe("public, no-cache");
      const tag = String(first.headers.etag);
      const again = await get(path, { ...accepts, "If-None-Match": `"other", ${tag}` });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect((await get(path, { ...accepts, "If-None-Match": '"other"' })).status).toBe(200);
      expect((await get(path, { "If-None-Match": tag })).status).toBe(200);
    },
  );

  it("can be requested with HEAD", async () => {
    const { status, headers, body } = await get("/play?game=1", { "Accept-Encoding": "br" }, "HEAD");
    expect([status, headers["content-encoding"], body.length]).toEqual([200, "br", 0]);
    expect(Number(headers["content-length"])).toBeGreaterThan(0);
  });
});

describe("the document of a table", () => {
  /** As browsers ask for a document. */
  const opened = (path: string, headers = {}) => get(path, { "Sec-Fetch-Dest": "document", ...headers });

  it("begins with the table as anybody with its link sees it, for this answer only", async () => {
    const [table = "", secret = ""] = (await longSheet(server.url, 2))
      .slice(server.url.length)
      .split("#key=");
    const { status, headers, body } = await opened(table, { "Accept-Encoding": "br, gzip" });
    const html = gunzipSync(body).toString();
    const [, picture = ""] = /<template>(.*?)<\/template>/s.exec(html) ?? [];
    expect(status).toBe(200);
    for (const name of ["Ana", "Hal"]) expect(picture).toContain(name);
    expect(picture).not.toMatch(/<script|<main| (?:id|href|name|style)=/);
    expect(html).not.toContain(secret);
    expect([headers["cache-control"], headers.etag]).toEqual(["no-store", undefined]);
    // Everything else is the document of all tables, with its policy.
    const any = await get("/play?game=x");
    expect(html.replace(`<template>${picture}</template>`, "")).toBe(any.body.toString());
    expect(headers["content-security-policy"]).toBe(any.headers["content-security-policy"]);

    // A program that previews links does not get it.
    expect((await get(table)).body.toString()).toBe(any.body.toString());

    const again = await opened(table, { "If-None-Match": String(any.headers.etag) });
    expect([again.status, again.body.toString()]).toEqual([200, html]);
    const spanish = await opened(`${table}&lang=es`);
    expect(spanish.headers["content-language"]).toBe("es");
    expect(spanish.body.toString()).toMatch(/<template>.*Ana.*<\/template>/s);
  });

  it("is that of all tables for a game that the server does not have, and at an address of its parts", async () => {
    const any = await get("/play?game=x");
    const none = await opened(`/play?game=${uuid()}`);
    expect([none.status, none.headers.etag, none.body.toString()]).toEqual([
      200,
      any.headers.etag,
      any.body.toString(),
    ]);
    expect((await opened(`/play/drawn?game=${uuid()}`)).status).toBe(404);
  });
});

describe("everything that is text in one answer, for the service worker", () => {
  const accepts = { "Accept-Encoding": "br" };
  type Line = readonly [path: string, headers: Readonly<Record<string, string>>, text: string];

  it("has each file as it is by itself, in what it says and what browsers are told about it", async () => {
    const worker = (await get("/sw.js")).body.toString();
    const shell = JSON.parse(/const shell = (\{.*?\n\});/s.exec(worker)?.[1] ?? "");
    const hashes: Record<string, string> = { ...shell.documents, ...shell.files };
    const { body } = await get(shell.pack, accepts);
    const lines: Line[] = brotliDecompressSync(body)
      .toString()
      .split("\n")
      .map((line) => JSON.parse(line));
    for (const [path, , text] of lines)
      expect(hashes[path], path).toBe(`sha256-${createHash("sha256").update(text).digest("base64")}`);
    const packed = new Set(lines.map(([path]) => path));
    const others = Object.keys(hashes).filter((path) => !packed.has(path));
    expect(others.filter((path) => !/\.(?:png|bin|webmanifest|map|ts)$/.test(path))).toEqual([]);

    const kinds = new Map(lines.map((line) => [/\.\w+$/.exec(line[0])?.[0] ?? "document", line]));
    expect([...kinds.keys()].sort()).toEqual([".css", ".js", ".rsc", ".svg", "document"]);
    for (const [path, told] of kinds.values()) {
      const [, language, ...rest] = path.split("/");
      const address = path in shell.documents ? `/${rest.join("/")}?lang=${language}` : path;
      const { headers } = await get(address, accepts);
      for (const [name, value] of Object.entries(told))
        expect(headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
    }
  });

  it("is only for those who accept it compressed", async () => {
    const { status } = await get("/program.jsonl", { "Accept-Encoding": "gzip" });
    expect(status).toBe(404);
  });
});

describe("a request by Next’s router", () => {
  it.each(["/", "/settings", "/play?game=1&_rsc=abc"])(
    "for %s gets the page’s payload, compressed at build time",
    async (address) => {
      const { status, headers, body } = await get(address, { RSC: "1", "Accept-Encoding": "br" });
      expect([status, headers["content-type"]]).toEqual([200, "text/x-component"]);
      expect(headers["content-encoding"]).toBe("br");
      const path = address.split("?")[0];
      const { body: whole } = await get(`/en${path === "/" ? "" : path}.rsc`);
      expect(brotliDecompressSync(body).equals(whole)).toBe(true);
    },
  );

  it("for a prefetched segment is answered by Next", async () => {
    const response = await fetch(`${server.url}/play`, {
      headers: { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
    });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/x-component"]);
    const { length } = await response.text();
    expect(length).toBeLessThan((await get("/en/play.rsc")).body.length);
  });
});
