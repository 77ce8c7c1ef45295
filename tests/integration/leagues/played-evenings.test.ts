import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entry, key, uuid } from "../../support/entries";
import { leagueRequest, people } from "../../support/league/world";
import { apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };
const league = { ...leagueRequest(), slug: "friday-dominoes", timeZone: "UTC" };
const [spring] = league.seasons;
const [ana, bo] = people;
const days = ["2026-03-06", "2026-03-13"] as const;
const languages = ["en", "es", "pt"] as const;

/** Plays a whole game of Doubles on a day: Ana goes out, Bo holds these pips, and Cleo 30. */
async function playGame(day: string, boHolds: number): Promise<void> {
  const players = ["Ana", "Bo", "Cleo"].map((name, seat) => ({ id: `p${seat}`, name }));
  const game = { protocol: 1, id: uuid(), game: "doubles", options: { target: 20 }, players };
  await api("POST", "/api/games", game, bearer);
  const seats = Object.fromEntries(players.map(({ id }, seat) => [id, people[seat]?.id]));
  const changes = [{ id: uuid(), change: "game", game: game.id, seats }];
  await api("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes }, bearer);
  const hand = entry({ kind: "hand", out: "p0", left: { p1: boHolds, p2: 30 } });
  const entries = [{ ...hand, at: `${day}T21:00:00.000Z` }];
  await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, bearer);
}

const page = (path: string) => fetch(`${server.url}/l/friday-dominoes${path}`, { redirect: "manual" });

beforeAll(async () => {
  expect((await api("POST", "/api/leagues", league, bearer)).status).toBe(201);
  await playGame(days[0], 12);
  await playGame(days[0], 15);
  await playGame(days[1], 9);
});

const paths = {
  evenings: "/evenings",
  evening: `/evenings/${days[0]}`,
  seasons: "/seasons",
  season: `/seasons/${spring?.id}`,
  "cross table": "/cross-table",
  attendance: "/attendance",
  player: `/players/${ana?.id}`,
};

describe.each(languages)("in %s", (language) => {
  it.each(Object.entries(paths))(
    "the page of %s is complete and is not sent again while it is unchanged",
    async (_, path) => {
      const drawn = await page(`${path}?lang=${language}`);
      expect(drawn.status).toBe(200);
      const text = await drawn.text();
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain("Friday Dominoes");
      expect(text.trimEnd()).toMatch(/<\/html>$/);
      const tag = drawn.headers.get("etag") ?? "";
      const again = await fetch(`${server.url}/l/friday-dominoes${path}?lang=${language}`, {
        headers: { "If-None-Match": tag },
      });
      expect(again.status).toBe(304);
    },
    20_000,
  );
});

describe("the page of an evening", () => {
  it("links to the next evening and the previous one", async () => {
    const first = await (await page(paths.evening)).text();
    expect(first).toContain(`/l/friday-dominoes/evenings/${days[1]}`);
    const second = await (await page(`/evenings/${days[1]}`)).text();
    expect(second).toContain(`/l/friday-dominoes/evenings/${days[0]}`);
  });

  it("is not found when nothing was played that day, or when the date is invalid", async () => {
    for (const day of ["2026-03-07", "2026-02-31", "yesterday"])
      expect((await page(`/evenings/${day}`)).status, day).toBe(404);
    const refused = await api("GET", `/api/leagues/${league.id}/played-evenings/yesterday`);
    expect([refused.status, refused.body.type]).toEqual([404, expect.stringContaining("no-such-part")]);
    const before = await api("GET", `/api/leagues/${league.id}/played-evenings?before=soon`);
    expect(before.body).toMatchObject({ status: 400, problems: [{ path: "/before" }] });
  });

  it("has its own preview picture", async () => {
    const html = await (await page(paths.evening)).text();
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    const picture = await fetch(address ?? "");
    expect(picture.headers.get("content-type")).toBe("image/png");
    const ofLeague = await page("/preview.png");
    const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
    expect((await bytes(picture)).equals(await bytes(ofLeague))).toBe(false);
  });
});

describe("as data", () => {
  it.each([
    [`/played-evenings/${days[0]}`, "place,player,name"],
    ["/seasons", "season,season name"],
    [`/seasons/${spring?.id}`, "award,player,name"],
    ["/cross-table", "player,name,opponent"],
    ["/attendance", "player,name,evenings"],
  ])("%s is available as JSON, and as CSV with names", async (path, head) => {
    const { status, body } = await api("GET", `/api/leagues/${league.id}${path}`);
    expect([status, body.league]).toEqual([200, league.id]);
    const csv = await (await fetch(`${server.url}/api/leagues/${league.id}${path}?format=csv`)).text();
    expect(csv.replace(/^\uFEFF/, "")).toMatch(new RegExp(`^${head}`));
    if (path !== "/seasons") expect(csv).toContain("Ana");
  });

  it("a season names its champion, and an unknown season is refused", async () => {
    const { body } = await api("GET", `/api/leagues/${league.id}/seasons/${spring?.id}`);
    expect(body).toMatchObject({ champions: [{ player: ana?.id }], games: 3, evenings: 2 });
    expect((await api("GET", `/api/leagues/${league.id}/seasons/${uuid()}`)).status).toBe(404);
    expect((await page(`/seasons/${uuid()}`)).status).toBe(404);
  });

  it("the cross table shows who finished ahead of whom", async () => {
    const { body } = await api("GET", `/api/leagues/${league.id}/cross-table`);
    const [a, b] = [ana?.id ?? "", bo?.id ?? ""].sort();
    const pair = body.pairs.find((each: { a: string; b: string }) => each.a === a && each.b === b);
    expect(pair).toMatchObject({ games: 3, [a === ana?.id ? "aAhead" : "bAhead"]: 3 });
  });
});
