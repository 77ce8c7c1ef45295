import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { isCanonicalPath } from "./canonical-path";
import { clientAddress, networksOf, readProxies } from "./client-address";
import { isCrossSite } from "./cross-site";
import { readHosts } from "./hosts";
import { RequestGuard } from "./request-guard";
import { TokenBuckets } from "./token-buckets";

function proxies(list: string) {
  const read = readProxies(list);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

function hosts(list: string) {
  const read = readHosts(list, ["pi.example.net"]);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe("readHosts", () => {
  it.each([
    "localhost",
    "localhost:3000",
    "192.168.1.20:3000",
    "[fe80::1]:3000",
    "[::1]",
    "app:3000",
    "PI.local",
    "dominoes.lan:8443",
    "x.home.arpa",
    "pi.fritz.box",
    "pi.example.net",
    "pi.local.",
    "a.b.internal",
  ])("accepts the host %s without any setting", (host) => {
    expect(hosts("").has(host)).toBe(true);
  });

  it.each([
    "attacker.example:3304",
    "example.org",
    "local.example",
    "192.168.1.20.nip.io",
    "",
    "a..local",
    "a b",
    "fritz.box",
    "x.example.net",
    "localhost@evil.example",
    "[::1].evil.example",
    "evil.example/.local",
  ])("does not accept the host %j without a setting", (host) => {
    expect(hosts("").has(host)).toBe(false);
  });

  it("accepts the hosts in the setting, all below a name or all, and refuses a malformed setting", () => {
    const named = hosts("Dominoes.example.org, *.example.com");
    expect(
      ["dominoes.example.org", "a.example.com:8443", "pi.local"].filter((host) => !named.has(host)),
    ).toEqual([]);
    expect(["example.com", "www.dominoes.example.org"].filter((host) => named.has(host))).toEqual([]);
    expect(hosts("*").has("attacker.example")).toBe(true);
    for (const list of ["a/b", "https://x.org", "x.org:80", "*.", "a,*x"])
      expect(readHosts(list).ok, list).toBe(false);
  });
});

describe("isCanonicalPath", () => {
  it.each([
    "/",
    "/api/replay",
    "/api/games?ids=a,b&c=/../",
    "/l/caf%C3%A9/money",
    "/a.b",
    "/...",
    "/l/a%20b",
  ])("accepts %j", (path) => {
    expect(isCanonicalPath(path)).toBe(true);
  });
  it.each([
    "/api/../l/edit",
    "/x/../_next/image?url=%2F",
    "/./a",
    "/a/.",
    "/a/..",
    "/%2e%2e/a",
    "/a/%2E/b",
    "//a",
    "/a//b",
    "/a\\b",
    "/a%5Cb",
    "/a%2fb",
    "/%5fnext/image",
    "/%61pi/games",
    "/a%252f",
    "/a#b",
    '/a"b',
    "/é",
    "http://x/api",
    "*",
    "",
    "/%E0%A4%A",
    "/%zz",
  ])("refuses %j", (path) => {
    expect(isCanonicalPath(path)).toBe(false);
  });
});

describe("the address of a client", () => {
  const known = proxies("10.0.0.5, 172.16.0.0/12, fd00::/8");
  it.each([
    ["a phone at home", "192.168.1.7", "", "192.168.1.7"],
    ["an IPv4 phone on an IPv6 socket", "::ffff:192.168.1.7", "", "192.168.1.7"],
    ["this machine", "127.0.0.1", "", undefined],
    ["this machine, IPv6", "::1", "", undefined],
    ["a phone behind a proxy on this machine", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["a phone that claims another address", "203.0.113.9", "127.0.0.1", "203.0.113.9"],
    ["a phone that claims another address to a proxy", "127.0.0.1", "8.8.8.8, 203.0.113.9", "203.0.113.9"],
    ["a phone behind two trusted proxies", "127.0.0.1", "203.0.113.9, 172.20.0.3, 10.0.0.5", "203.0.113.9"],
    ["a trusted proxy itself", "10.0.0.5", "", "10.0.0.5"],
    ["a proxy that sends no valid address", "10.0.0.5", "unknown", "10.0.0.5"],
    ["a proxy on this machine that sends no valid address", "127.0.0.1", "unknown", undefined],
    ["a phone with an IPv6 address in brackets", "127.0.0.1", "[2001:db8::1]", "2001:db8::1"],
  ])("is found for %s", (_, socket, forwarded, address) => {
    expect(clientAddress(socket, forwarded, known)).toBe(address);
  });

  it.each(["x", "10.0.0.0/33", "10.0.0.0/", "fd00::/129", "1.2.3.4/8/8", "10.0.0.0/-1"])(
    "is not read from a list of proxies with %s",
    (list) => {
      expect(readProxies(`10.0.0.1, ${list}`)).toEqual({ ok: false, error: list });
    },
  );

  it("stands for a household: one IPv4 address, or a /64 of IPv6 within larger networks", () => {
    const names = (address: string) => networksOf(address).map(({ name }) => name);
    expect(names("192.168.1.7")).toEqual(["192.168.1.7"]);
    expect(names("2001:db8:0:1:aa:bb:cc:dd")).toEqual([
      "2001:db8:0:1::/64",
      "2001:db8:0:0000::/56",
      "2001:db8:0::/48",
    ]);
    expect(names("2001:db8::7")[0]).toBe("2001:db8:0:0::/64");
    expect(names("2001:db8::1:2:3:4:5")).toEqual(names("2001:0db8:0000:1:ff::"));
    const [[, one], [, same], [, other]] = [
      "2001:db8:0:12ab::1",
      "2001:db8:0:12ff::1",
      "2001:db8:0:13ab::1",
    ].map(names) as [string[], string[], string[]];
    expect([one === same, one === other]).toEqual([true, false]);
  });
});

describe("TokenBuckets", () => {
  const only = (name: string) => [{ name, times: 1 }];
  it("allow a burst, then as much as they refill", () => {
    const buckets = new TokenBuckets({ burst: 3, perSecond: 2 });
    expect([1, 2, 3].map(() => buckets.consume(only("a"), 1, 1_000))).toEqual([0, 0, 0]);
    expect(buckets.consume(only("a"), 1, 1_000)).toBe(500);
    expect(buckets.consume(only("b"), 1, 1_000)).toBe(0);
    expect(buckets.consume(only("a"), 1, 1_499)).toBeGreaterThan(0);
    expect(buckets.consume(only("a"), 1, 1_500)).toBe(0);
    expect(buckets.consume(only("a"), 3, 60_000)).toBe(0);
  });

  it("hold no more than a burst, however long nobody came", () => {
    const buckets = new TokenBuckets({ burst: 3, perSecond: 1 });
    const one = [{ name: "a", times: 1 }];
    expect(buckets.consume(one, 3, 0)).toBe(0);
    const muchLater = 3_600_000;
    expect(buckets.consume(one, 4, muchLater)).toBeGreaterThan(0);
    expect(buckets.consume(one, 3, muchLater)).toBe(0);
    expect(buckets.consume(one, 1, muchLater)).toBe(1_000);
  });

  it("keep a limited number of names and forget the least recently used", () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1 }, 3);
    for (const name of ["a", "b", "a", "c", "d"]) buckets.consume(only(name), 1, 0);
    expect(buckets.size).toBe(3);
    expect([buckets.consume(only("a"), 1, 0), buckets.consume(only("b"), 1, 0)]).toEqual([1_000, 0]);
  });

  it("take from all networks of a client or from none, and less from a larger network", () => {
    const buckets = new TokenBuckets({ burst: 4, perSecond: 1 });
    const home = (name: string) => [...only(name), { name: "street", times: 2 }];
    expect(["a", "b"].map((name) => buckets.consume(home(name), 4, 0))).toEqual([0, 0]);
    expect(buckets.consume(home("c"), 1, 0)).toBe(500);
    expect(buckets.waitMs(only("c"), 4, 0)).toBe(0);
  });

  it("can be charged into debt for what was already spent", () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1 });
    buckets.charge(only("a"), 4, 0);
    expect([buckets.waitMs(only("a"), 0, 0), buckets.consume(only("a"), 1, 4_000)]).toEqual([3_000, 0]);
  });

  it("keep refilling after the clock was set back", () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1 });
    buckets.consume(only("a"), 1, 5_000);
    expect(buckets.consume(only("a"), 1, 1_000)).toBe(1_000);
    expect(buckets.consume(only("a"), 1, 2_000)).toBe(0);
  });
});

describe("isCrossSite", () => {
  it.each([
    ["a client that is not a browser", {}, false],
    ["our page, over https", { "sec-fetch-site": "same-origin", origin: "https://other.name" }, false],
    ["an address typed by a person", { "sec-fetch-site": "none" }, false],
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, true],
    ["another name of the same site", { "sec-fetch-site": "same-site" }, true],
    ["our page, over http", { origin: "http://192.168.1.20:3000", host: "192.168.1.20:3000" }, false],
    [
      "our page behind a proxy",
      { origin: "http://d.lan", host: "app:3000", "x-forwarded-host": "d.lan" },
      false,
    ],
    ["another port", { origin: "http://192.168.1.20:8080", host: "192.168.1.20:3000" }, true],
    ["another site, over http", { origin: "http://evil.example", host: "192.168.1.20:3000" }, true],
    ["a page without an origin", { origin: "null", host: "192.168.1.20:3000" }, true],
    ["an invalid origin", { origin: "%%", host: "192.168.1.20:3000" }, true],
  ])("for %s (%j) is %s", (_, headers, refused) => {
    expect(isCrossSite(headers)).toBe(refused);
  });
});

describe("RequestGuard", () => {
  /** A guard whose clock moves only when the test moves it, and a function that sends it a request. */
  function standing() {
    let now = 0;
    const guard = new RequestGuard({ proxies: proxies(""), hosts: hosts("") }, () => now);
    const ends: (() => void)[] = [];
    const ask = (request: {
      method?: string;
      url?: string;
      from?: string;
      key?: string;
      stays?: boolean;
    }) => {
      const { method = "GET", url = "/api/games/x", from = "203.0.113.9", key, stays } = request;
      const admitted = guard.admit(
        {
          method,
          url,
          socket: { remoteAddress: from },
          headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
        } as unknown as IncomingMessage,
        (done) => void (stays ? ends.push(done) : done()),
      );
      return admitted instanceof Response ? admitted : undefined;
    };
    return { ask, ends, passes: (ms: number) => (now += ms) };
  }
  const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work);

  it("does not refuse eight phones behind one address with three entries a second for ten minutes", () => {
    const { ask, passes } = standing();
    // All open a league together; then every tap is a push, and a pull on every other phone.
    const opening = times(8 * 60, () => ask({}));
    const evening = times(600, () => {
      passes(1_000);
      const taps = times(3, () => [
        ask({ method: "POST", url: "/api/games/x/entries", key: "k".repeat(22) }),
        ...times(7, () => ask({})),
      ]);
      return taps.flat();
    });
    expect([...opening, ...evening.flat()].filter(Boolean)).toEqual([]);
  });

  it("refuses a flood with the time to wait, but serves others, and the same client after that time", async () => {
    const { ask, passes } = standing();
    const flood = times(3_000, () => ask({}));
    const refused = flood.find(Boolean);
    expect(flood.filter(Boolean).length).toBe(1_000);
    expect(refused?.status).toBe(429);
    expect(await refused?.json()).toMatchObject({ code: "too-many-requests", status: 429 });
    expect(ask({ from: "203.0.113.10" })).toBeUndefined();
    passes(Number(refused?.headers.get("retry-after")) * 1_000);
    expect(ask({})).toBeUndefined();
  });

  it("limits each key, however many addresses it comes from", () => {
    const { ask } = standing();
    const from = (index: number, key: string) =>
      ask({ method: "POST", url: "/api/games/x/entries", from: `198.51.100.${index % 250}`, key });
    const refused = Array.from({ length: 1_000 }, (_, index) => from(index, "k".repeat(22))).filter(Boolean);
    expect(refused.length).toBe(400);
    expect(from(0, "l".repeat(22))).toBeUndefined();
  });

  it("allows fewer requests that create things than requests that read", () => {
    const { ask } = standing();
    expect(times(1_000, () => ask({ method: "POST", url: "/api/games" })).filter(Boolean).length).toBe(600);
  });

  it("limits how many requests of one address are answered at a time", () => {
    const { ask, ends } = standing();
    expect(times(300, () => ask({ stays: true })).filter(Boolean).length).toBe(44);
    for (const end of ends.splice(0)) end();
    expect(ask({})).toBeUndefined();
  });

  it("does not limit requests of this machine", () => {
    const { ask } = standing();
    expect(times(5_000, () => ask({ from: "127.0.0.1" })).filter(Boolean)).toEqual([]);
  });
});
