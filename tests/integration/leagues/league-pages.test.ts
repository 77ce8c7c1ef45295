import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../../../lib/i18n/catalogues";
import { entry, key, uuid } from "../../support/entries";
import { leagueRequest, people } from "../../support/league/world";
import { apiOf } from "../../support/server/api";
import { avoidHourChange } from "../../support/server/hour-change";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };
const t = catalogue("leaguePages", "en");
const league = { ...leagueRequest(), slug: "friday-dominoes" };

/** The only hand of a game of Doubles: Ana goes out, Bo and Cleo hold these pips. */
const lastHand = (bo: number, cleo: number) => entry({ kind: "hand", out: "p0", left: { p1: bo, p2: cleo } });

async function change(body: object): Promise<void> {
  const changes = [{ id: uuid(), ...body }];
  const { status } = await api("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes }, bearer);
  expect(status).toBe(200);
}

/** A game of Doubles for three that counts in the league, finished by its first hand. */
async function playGame(bo: number, cleo: number): Promise<string> {
  const players = ["Ana", "Bo", "Cleo"].map((name, seat) => ({ id: `p${seat}`, name }));
  const game = { protocol: 1, id: uuid(), game: "doubles", options: { target: 20 }, players };
  await api("POST", "/api/games", game, bearer);
  const seats = Object.fromEntries(players.map(({ id }, seat) => [id, people[seat]?.id]));
  await change({ change: "game", game: game.id, seats });
  const entries = [lastHand(bo, cleo)];
  await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, bearer);
  return game.id;
}

/** Fetches a page and reads it to its end. */
async function page(path: string, asked: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { redirect: "manual", headers: asked });
  const text = (await response.text()).replaceAll("<!-- -->", "");
  return { status: response.status, headers: response.headers, text };
}
const textOf = async (path: string) => (await page(path)).text;

beforeAll(async () => {
  expect((await api("POST", "/api/leagues", league, bearer)).status).toBe(201);
});

describe("the pages of a league", () => {
  it("say that there is no game as long as none is finished", async () => {
    for (const path of ["", "/players", "/games", "/records", "/money"])
      expect((await page(`/l/friday-dominoes${path}`)).status, path).toBe(200);
    expect(await textOf("/l/friday-dominoes")).toContain(t.noGamesTitle);
  });

  it("are cached until a result changes, with an ETag for browsers", async () => {
    await avoidHourChange();
    const path = "/l/friday-dominoes?season=all";
    const first = await page(path);
    const tag = first.headers.get("etag") ?? "";
    expect((await page(path, { "If-None-Match": tag })).status).toBe(304);
    const again = await page(path);
    expect(again.headers.get("etag")).toBe(tag);
    expect(again.text).toBe(first.text);

    const game = await playGame(30, 12);
    const after = await page(path, { "If-None-Match": tag });
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(tag);
    const html = after.text;
    for (const text of ["Ana", "Bo", "Cleo", t.howCounted, "2 1/2"]) expect(html).toContain(text);
    expect(await textOf(`/l/friday-dominoes/games/${game}`)).toContain(t.rounds);
    expect(await textOf(`/l/friday-dominoes/players/${people[0]?.id}`)).toContain(t.ratingOverTime);
    expect(await textOf("/l/friday-dominoes/records")).toContain("42 points");
    expect(await textOf("/l/friday-dominoes?season=all&search=cle")).not.toContain(`why-${people[0]?.id}`);
  });

  it("show a game’s points, its rounds, and whether it was corrected later", async () => {
    const game = await playGame(9, 12);
    const path = `/l/friday-dominoes/games/${game}`;
    const before = await textOf(path);
    expect(before).toContain("+5 points");
    expect(before).toContain(`/watch?game=${game}`);
    expect(before).not.toContain("Corrected on");
    const { body } = await api("GET", `/api/games/${game}`);
    const amended = {
      kind: "amend",
      target: body.entries[0].entry.id,
      entry: { kind: "hand", out: "p0", left: { p1: 9, p2: 30 } },
    };
    const entries = [{ ...entry(amended), at: "2026-03-04T20:00:00.000Z" }];
    const sent = await api("POST", `/api/games/${game}/entries`, { protocol: 1, base: 1, entries }, bearer);
    expect(sent.body).not.toHaveProperty("problems");
    expect(await textOf(path)).toContain("Corrected on 4 Mar 2026");
  });

  it("show a payment and what settles it", async () => {
    const [from, to] = [people[1]?.id, people[0]?.id];
    await change({ change: "payment", payment: uuid(), from, to, amount: 350, on: "2026-11-21" });
    const html = await textOf("/l/friday-dominoes/money");
    for (const text of [
      t.paid({ from: "Bo", to: "Ana", amount: "3.50 EUR" }),
      "Ana pays Bo 3.50 EUR",
      "Sum: 0.00 EUR",
    ])
      expect(html).toContain(text);
  });

  it("have a preview picture that the server draws, at a new address after each change", async () => {
    const inHead = /<head>.*<title>.*<meta property="og:image" content="([^"]+)".*<\/head>/s;
    const addressIn = (html: string) => inHead.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const before = addressIn(await textOf("/l/friday-dominoes/records"));
    expect(new URL(before).origin).toBe(server.url);
    const drawn = await fetch(before);
    expect(drawn.headers.get("content-type")).toBe("image/png");
    const bytes = Buffer.from(await drawn.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const stored = await fetch(before);
    expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
    const game = await playGame(15, 6);
    const ofGame = await fetch(addressIn(await textOf(`/l/friday-dominoes/games/${game}`)));
    expect(ofGame.headers.get("content-type")).toBe("image/png");
    const ofLeague = await fetch(addressIn(await textOf("/l/friday-dominoes")));
    const drawnOf = async (picture: Response) => Buffer.from(await picture.arrayBuffer());
    expect((await drawnOf(ofGame)).equals(await drawnOf(ofLeague))).toBe(false);
    await change({ change: "player", player: people[0]?.id, name: "Ana 日本 🙂" });
    const after = addressIn(await textOf("/l/friday-dominoes"));
    expect(after).not.toBe(before);
    expect((await fetch(after)).status).toBe(200);
    await change({ change: "player", player: people[0]?.id, name: "Ana" });
  });

  it("redirect from an old address, and say when an address is wrong", async () => {
    await change({ change: "slug", slug: "saturday-dominoes" });
    const old = await page("/l/friday-dominoes/money?season=all");
    expect(old.status).toBe(308);
    expect(old.headers.get("location")).toMatch(/\/l\/saturday-dominoes\/money\?season=all$/);
    const paths = [
      "/l/nobody-plays-here",
      `/l/saturday-dominoes/games/${uuid()}`,
      "/l/saturday-dominoes/players/x",
    ];
    for (const path of paths) expect((await page(path)).status, path).toBe(404);
    const [noLeague = "", ...noParts] = await Promise.all(paths.map(textOf));
    expect(noLeague).toContain(t.missingTitle);
    for (const text of noParts) expect(text).toContain(t.partMissingTitle);
  });
});
