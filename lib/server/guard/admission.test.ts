import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { readProxies } from "./client-address";
import { readHosts } from "./hosts";
import { PriorityGate } from "./lane";
import { RequestGuard } from "./request-guard";
import { Visit } from "./visit";

const [proxies, hosts] = [readProxies("10.0.0.5"), readHosts("")];
if (!proxies.ok || !hosts.ok) throw new Error("settings");
const known = { proxies: proxies.value, hosts: hosts.value };

/** A request as Node has it, from a client or, with `from`, from a proxy. */
const requested = (method: string, url: string, headers: object = {}, from = "203.0.113.9") =>
  ({ method, url, headers, socket: { remoteAddress: from } }) as unknown as IncomingMessage;

function admitted(request: IncomingMessage): string | Visit {
  const answer = new RequestGuard(known, () => 0).admit(request, () => {});
  return answer instanceof Visit
    ? "admitted"
    : `${answer.status} ${answer.headers.get("allow") ?? ""}`.trim();
}

describe("a request is admitted", () => {
  const elsewhere = { "sec-fetch-site": "cross-site" };

  it.each([
    ["GET", "/l/friday", {}, "admitted"],
    ["HEAD", "/play", {}, "admitted"],
    ["POST", "/play", {}, "405 GET, HEAD"],
    ["DELETE", "/l/friday?x=/api/", {}, "405 GET, HEAD"],
    ["OPTIONS", "/apiary", {}, "405 GET, HEAD"],
    ["POST", "/api/games", {}, "admitted"],
    ["GET", "/_next/image?url=x", {}, "404"],
    ["GET", "/_error", {}, "404"],
    ["GET", "/_next/static/x.js", {}, "admitted"],
    ["POST", "/api/games", elsewhere, "403"],
    ["DELETE", "/api/games/x", elsewhere, "403"],
    ["OPTIONS", "/api/games/x", elsewhere, "admitted"],
    ["GET", "/api/games/x", elsewhere, "admitted"],
  ])("%s %s %j: %s", (method, url, headers, expected) => {
    expect(admitted(requested(method, url, headers))).toBe(expected);
  });
});

describe("a malformed request", () => {
  const status = (request: IncomingMessage) => new RequestGuard(known, () => 0).malformed(request)?.status;

  it("is one with another form of a path, or for a strange host", () => {
    expect(status(requested("GET", "/play", { host: "localhost" }))).toBeUndefined();
    expect(status(requested("GET", "//play", { host: "localhost" }))).toBe(400);
    expect(status(requested("GET", "/play", { host: "evil.example" }))).toBe(421);
  });

  it("is judged by what a trusted proxy says about the host, and only by that", () => {
    const headers = () => ({ host: "localhost", "x-forwarded-host": "evil.example" });
    expect(status(requested("GET", "/play", headers(), "10.0.0.5"))).toBe(421);
    expect(status(requested("GET", "/play", headers()))).toBeUndefined();
  });
});

describe("an append", () => {
  it("has priority until it is answered, and others have none", async () => {
    const gate = new PriorityGate();
    const guard = new RequestGuard(known, () => 0, gate);
    const ends: (() => void)[] = [];
    const isClear = () => Promise.race([gate.whenClear(600_000).then(() => true), turns().then(() => false)]);
    guard.admit(requested("POST", "/api/games"), (end) => ends.push(end));
    expect(await isClear()).toBe(true);
    const visit = guard.admit(requested("POST", "/api/games/x/entries"), (end) => ends.push(end));
    expect(await isClear()).toBe(false);
    for (const end of ends) end();
    expect(await isClear()).toBe(true);
    expect(visit instanceof Visit && visit.isClosed).toBe(true);
  });
});

async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
}

describe("requests in flight", () => {
  it("are counted one by one for each network, whichever end first", () => {
    const guard = new RequestGuard(known, () => 0);
    const ends: (() => void)[] = [];
    const ask = (from: string) =>
      guard.admit(requested("GET", "/api/games/x", {}, from), (end) => ends.push(end)) instanceof Visit;
    const from = (household: number) => `2001:db8:0:${household.toString(16)}::1`;
    const many = (count: number, work: () => boolean) =>
      Array.from({ length: count }, work).filter(Boolean).length;
    expect(many(256, () => ask(from(1)))).toBe(256);
    expect(ask(from(1))).toBe(false);
    // Four households' worth for the network around it, so other households still have three.
    expect(many(300, () => ask(from(2)))).toBe(256);
    for (const end of ends.splice(0, 2)) end();
    expect(many(5, () => ask(from(1)))).toBe(2);
  });

  it("are counted down to none", () => {
    const guard = new RequestGuard(known, () => 0);
    const ends: (() => void)[] = [];
    const ask = () => guard.admit(requested("GET", "/api/games/x"), (end) => ends.push(end)) instanceof Visit;
    expect([ask(), ask()]).toEqual([true, true]);
    ends[0]?.();
    expect(Array.from({ length: 300 }, ask).filter(Boolean)).toHaveLength(255);
  });
});

describe("the limits", () => {
  it("of a key are for writes only", () => {
    const guard = new RequestGuard(known, () => 0);
    const headers = { authorization: `Bearer ${"k".repeat(22)}` };
    const reads = Array.from({ length: 1_000 }, (_, index) =>
      guard.admit(requested("GET", "/api/games/x", headers, `198.51.100.${index % 250}`), (end) => end()),
    );
    expect(reads.every((each) => each instanceof Visit)).toBe(true);
  });

  it("count a page that has to be drawn as ten more requests", async () => {
    const guard = new RequestGuard(known, () => 0);
    const open = guard.admit(requested("GET", "/l/friday"), () => {});
    if (!(open instanceof Visit)) throw new Error("refused");
    const drawn = () => open.run(() => guard.render(async () => "drawn"));
    open.consume("requests", 2_000 - 1 - 19);
    await expect(drawn()).resolves.toBe("drawn");
    await expect(drawn()).rejects.toThrow();
  });
});

it("what Node could not read is refused by its reason", () => {
  const guard = new RequestGuard(known, () => 0);
  const status = (code: string) => guard.unparsed({ code }).status;
  expect(["ERR_HTTP_REQUEST_TIMEOUT", "HPE_INVALID_METHOD", "HPE_INVALID_URL"].map(status)).toEqual([
    408, 405, 400,
  ]);
});
