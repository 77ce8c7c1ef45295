import { afterAll, beforeAll, describe, expect, it } from "vitest";
import "../../support/load-catalogues";
import { newId } from "../../../lib/client/random-ids";
import { catalogue } from "../../../lib/i18n/catalogues";
import { type BaseLanguage, languages } from "../../../lib/i18n/language";
import { dayForAll } from "../../../lib/ui/text/when-text";
import { entry, key, uuid } from "../../support/entries";
import { seedServer } from "../../support/league/seed-server";
import { apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";
import { openAt } from "../../support/store/engine";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };
const week = 7 * 24 * 60 * 60 * 1_000;

let slug = "";
let league = "";
beforeAll(async () => {
  // The last evening was a week ago, at whatever point of a season that is.
  const until = new Date(Date.now() - week);
  const seeding = { seed: 3, name: "Story", players: 7, games: 60, gamesAWeek: 4, hands: 20, until, key };
  ({ slug, id: league } = await seedServer(server, seeding));
});

const textOf = async (path: string, language: BaseLanguage = "en"): Promise<string> => {
  const page = await fetch(`${server.url}/l/${slug}${path}`, { headers: { "Accept-Language": language } });
  expect(page.status).toBe(200);
  return (await page.text()).replaceAll("<!-- -->", "");
};
const story = (language: BaseLanguage) => catalogue("leaguePages", language).story;

describe.each(languages)("the front page in %s", (language) => {
  it("shows the leader, the last evening and the race, followed by the standings", async () => {
    const { lastEvening, race, raceTable } = story(language);
    const html = await textOf("", language);
    const parts = [`id="lead"`, `>${lastEvening}<`, `>${race}<`, `>${raceTable}<`, `id="why-`];
    const places = parts.map((part) => html.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(html.replaceAll(/<script.*?<\/script>/gs, "")).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe("standings filtered by game or season", () => {
  it("have their own race, and no last evening", async () => {
    for (const query of ["?kind=doubles&season=all", "?season=all"]) {
      const html = await textOf(query);
      expect(html).toContain(`>${story("en").race}<`);
      expect(html).not.toContain(`>${story("en").lastEvening}<`);
    }
    expect(await textOf("?search=a")).not.toContain(`>${story("en").race}<`);
  });
});

describe("records", () => {
  it("can be filtered by season and game, and name the opponents", async () => {
    const all = await textOf("/records");
    expect(all).toContain('id="of-doubles"');
    expect(all).toContain("against ");
    const doubles = await textOf("/records?kind=doubles");
    expect(doubles.match(/id="of-/g)).toHaveLength(1);
    expect((await api("GET", `/api/leagues/${league}/records?season=nobody-s`)).status).toBe(400);
  });
});

describe("a game in progress", () => {
  /** A game of two of the roster with one entry. */
  const begin = async (): Promise<string> => {
    const { body } = await api("GET", `/api/leagues/${league}`);
    const [one, other] = body.players;
    const players = [one, other].map(({ name }, seat) => ({ id: `p${seat}`, name }));
    const game = { protocol: 1, id: newId(), game: "doubles", options: { target: 200 }, players };
    await api("POST", "/api/games", game, bearer);
    const changes = [{ id: uuid(), change: "game", game: game.id, seats: { p0: one.id, p1: other.id } }];
    await api("POST", `/api/leagues/${league}/changes`, { protocol: 1, changes }, bearer);
    const entries = [entry({ kind: "hand", out: "p0", left: { p1: 12 } })];
    await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, bearer);
    return game.id;
  };
  // The board's back link leads to the league.
  const boardOf = (game: string): string => `/watch?game=${game}&amp;league=${slug}`;

  it("is on the front page with a link to its board", async () => {
    const game = await begin();
    expect(await textOf("")).toContain(boardOf(game));
  });

  it.each(languages)(
    "is listed as unfinished, with the day, after a day without an entry (%s)",
    async (language) => {
      const { playing, unfinished, noEntrySince } = catalogue("leaguePages", language);
      const [forgotten, resumed] = [await begin(), await begin()];
      const { body } = await api("GET", `/api/leagues/${league}/games`);
      const times = new Map<string, string>(
        body.playing.map(({ game, lastEntryAt }: Record<string, string>) => [game, lastEntryAt]),
      );
      expect(Math.abs(Date.parse(times.get(forgotten) ?? "") - Date.now())).toBeLessThan(week / 7);
      await server.stop();
      const database = await openAt(server.databaseUrl);
      const createdAt = new Date(Date.now() - 2 * (week / 7));
      await database.game.updateMany({ where: { id: { in: [forgotten, resumed] } }, data: { createdAt } });
      await database.entry.updateMany({ where: { gameId: forgotten }, data: { createdAt } });
      await database.$disconnect();
      await server.restart();

      const html = await textOf("/games", language);
      const parts = html.split(/<section aria-labelledby="(playing|unfinished)"/);
      const [live = "", left = ""] = ["playing", "unfinished"].map((id) => parts[parts.indexOf(id) + 1]);
      expect(live).toContain(`>${playing}<`);
      expect(live.slice(0, live.indexOf("</section>"))).toContain(boardOf(resumed));
      expect(live.slice(0, live.indexOf("</section>"))).not.toContain(boardOf(forgotten));
      expect(left).toContain(`>${unfinished}<`);
      expect(left.slice(0, left.indexOf("</section>"))).toContain(boardOf(forgotten));
      const when = dayForAll(createdAt.toISOString(), "Europe/Berlin", language);
      expect(left).toContain(noEntrySince({ when }));
      expect(await textOf("", language)).not.toContain(boardOf(forgotten));
    },
  );
});

describe("the list of games", () => {
  it("lists every game once, below its evening", async () => {
    const { body } = await api("GET", `/api/leagues/${league}/games?size=30`);
    const html = await textOf("/games");
    const ids = [...html.matchAll(/\/games\/([0-9a-f-]{36})"/g)].map(([, id]) => id);
    expect(ids).toEqual(body.games.map(({ game }: { game: string }) => game));
    const evenings = [...html.matchAll(/id="on-([0-9-]{10})"/g)].map(([, day]) => day);
    const played = body.games.map(({ evening }: { evening: string }) => evening);
    expect(evenings).toEqual([...new Set(played)]);
  });
});

describe("a game's page", () => {
  it("names what was remarkable in the game, with the league’s player names", async () => {
    const { body } = await api("GET", `/api/leagues/${league}/games?kind=mexican-train`);
    const [game] = body.games;
    const html = await textOf(`/games/${game.game}`);
    const [, highlights = ""] = /aria-labelledby="highlights".*?<dl>(.*?)<\/dl>/s.exec(html) ?? [];
    const names = [...highlights.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(0);
    const known = game.players.map(({ name }: { name: string }) => name);
    for (const name of names.flatMap((each) => each.split(/, | and /))) expect(known).toContain(name);
  });
});

describe("a link to a player", () => {
  it("has the player’s own preview picture", async () => {
    const { body } = await api("GET", `/api/leagues/${league}/players`);
    const [player] = body.players;
    const pictureOf = async (path: string) => {
      const found = /<meta property="og:image" content="([^"]+)"/.exec(await textOf(path))?.[1] ?? "";
      const drawn = await fetch(found.replaceAll("&amp;", "&"));
      expect(drawn.headers.get("content-type")).toBe("image/png");
      return Buffer.from(await drawn.arrayBuffer());
    };
    const [own, ofLeague] = [await pictureOf(`/players/${player.id}`), await pictureOf("")];
    expect(own.equals(ofLeague)).toBe(false);
  });
});
