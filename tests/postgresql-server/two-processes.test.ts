import { afterAll, describe, expect, it } from "vitest";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { apiOf } from "../support/server/api";
import { startServer, type TestServer } from "../support/server/server";
import { watch } from "../support/server/watch";

// Two processes on one database, as behind a proxy that sends each request to either of them.

const one = await startServer();
const two = await startServer({ DATABASE_URL: one.databaseUrl });
afterAll(() => Promise.all([one.remove(), two.remove()]));
const atOne = await apiOf(one.url);
const atTwo = await apiOf(two.url);
const bearer = { Authorization: `Bearer ${key}` };

const append = (gameId: string, base: number, entries: readonly object[]) =>
  ["POST", `/api/games/${gameId}/entries`, { protocol: 1, base, entries }, bearer] as const;

describe("phones at different processes", () => {
  it("receive each other’s entries and proposed hands at once", async () => {
    const game = doublesGame();
    expect((await atOne("POST", "/api/games", game, bearer)).status).toBe(201);
    const watchers = [await watch(one.url, game.id), await watch(two.url, game.id)];
    for (let base = 0; base < 10; base++) {
      const api = base % 2 === 0 ? atOne : atTwo;
      expect((await api(...append(game.id, base, [hand(1 + (base % 9))]))).status).toBe(200);
      for (const { heads } of watchers) await expect.poll(() => heads.at(-1)).toBe(base + 1);
    }
    const before = watchers.map(({ hands }) => hands.at(-1));
    const player = "h".repeat(32);
    const added = await atTwo(
      "POST",
      `/api/games/${game.id}/hand-keys`,
      { protocol: 1, key: player },
      bearer,
    );
    expect(added.status).toBe(200);
    const said = { protocol: 1, round: 10, player: "b", held: 12 };
    expect((await atOne("POST", `/api/games/${game.id}/hands`, said, bearer)).status).toBe(200);
    for (const [index, { hands }] of watchers.entries())
      await expect.poll(() => hands.at(-1)).not.toBe(before[index]);
    for (const { leave } of watchers) await leave();
  });

  it("that enter at the same moment each store their entry once, and read the same log", async () => {
    const game = doublesGame();
    await atOne("POST", "/api/games", game, bearer);
    const sent = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const { body } = await atOne("GET", `/api/games/${game.id}`);
      const both = await Promise.all(
        [atOne, atTwo].map(async (api) => {
          const mine = hand(1 + round);
          sent.add(mine.id);
          let base = body.head;
          for (;;) {
            const answer = await api(...append(game.id, base, [mine]));
            if (answer.status === 200) return answer.status;
            expect(answer.body.code).toBe("behind");
            base = answer.body.head;
          }
        }),
      );
      expect(both).toEqual([200, 200]);
    }
    const logs = await Promise.all([atOne, atTwo].map((api) => api("GET", `/api/games/${game.id}`)));
    const ids = logs.map(({ body }) => body.entries.map((each: { entry: { id: string } }) => each.entry.id));
    expect(ids[0]).toEqual(ids[1]);
    expect([...ids[0]].sort()).toEqual([...sent].sort());
  });

  it("read a league’s page with the results entered at the other process", async () => {
    const league = leagueRequest();
    const { body: made } = await atOne("POST", "/api/leagues", league, bearer);
    const page = (server: TestServer) => fetch(`${server.url}/l/${made.slug}`);
    const tags = new Set<string | null>();
    for (let evening = 0; evening < 3; evening++) {
      const game = doublesGame();
      await atOne("POST", "/api/games", game, bearer);
      const seats = { a: league.players[0]?.id, b: league.players[1]?.id };
      const change = { change: "game", id: uuid(), game: game.id, seats };
      await atTwo("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes: [change] }, bearer);
      await atTwo(...append(game.id, 0, [hand(5), entry({ kind: "end" })]));
      for (const server of [one, two]) {
        const answered = await page(server);
        expect(answered.status).toBe(200);
        expect(await answered.text()).toContain("Friday Dominoes");
        tags.add(answered.headers.get("etag"));
      }
      const { body } = await atOne("GET", `/api/leagues/${league.id}/standings`);
      expect(body.rows[0].played).toBe(evening + 1);
    }
    expect(tags.size).toBeGreaterThanOrEqual(3);
  });

  it("continue at the other process when theirs is killed, and spectators there receive everything", async () => {
    const game = doublesGame();
    await atTwo("POST", "/api/games", game, bearer);
    const watcher = await watch(one.url, game.id);
    for (let base = 0; base < 5; base++)
      expect((await atTwo(...append(game.id, base, [hand(2)]))).status).toBe(200);
    await two.kill();
    for (let base = 5; base < 10; base++)
      expect((await atOne(...append(game.id, base, [hand(3)]))).status).toBe(200);
    await expect.poll(() => watcher.heads.at(-1)).toBe(10);
    await two.restart();
    expect((await atTwo("GET", `/api/games/${game.id}`)).body.head).toBe(10);
    expect((await atTwo(...append(game.id, 10, [hand(4)]))).status).toBe(200);
    await expect.poll(() => watcher.heads.at(-1)).toBe(11);
    await watcher.leave();
  });
});
