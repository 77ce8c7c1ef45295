import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import type { LeagueChange } from "../../../lib/league/changes/registry";
import { maxLeagueGames } from "../../../lib/league/limits";
import { makeChange } from "../../../lib/server/leagues/changes/make-change";
import { insertRows } from "../../../lib/server/store/insert-rows";
import type { Store } from "../../../lib/server/store/store";
import { doublesGame, hand, key, uuid } from "../../support/entries";
import { openLeagueStore } from "../../support/league/open-league-store";
import { readValue } from "../../support/league/read-pages";
import { people } from "../../support/league/world";
import { problemsOf } from "../../support/store/refusal";

const { database, leagues, store, newLeague, change, rowOf } = await openLeagueStore();
const idOf = (index: number): string => people[index]?.id ?? "";

const put = (game: string): LeagueChange => ({
  change: "game" as const,
  id: uuid(),
  game,
  seats: { a: idOf(0), b: idOf(1) },
});

async function newGame(): Promise<string> {
  const game = doublesGame();
  await store.create(game, key);
  await store.append(game.id, key, { protocol: 1, base: 0, entries: [hand(4)] });
  return game.id;
}

describe("a game in leagues", () => {
  const tooMany = ["too-many-leagues /changes/0/game"];

  it("that strangers added to as many leagues as allowed can still be added to another with its own key", async () => {
    const game = await newGame();
    for (let times = 0; times < 4; times++) {
      const { league } = await newLeague();
      await change(league.id, put(game));
    }
    const { league: family } = await newLeague();
    expect(await problemsOf(change(family.id, put(game)))).toEqual(tooMany);
    const wrong = leagues.change(family.id, key, [put(game)], { gameKeys: { [game]: "w".repeat(32) } });
    expect(await problemsOf(wrong)).toEqual(tooMany);
    await leagues.change(family.id, key, [put(game)], { gameKeys: { [game.toUpperCase()]: key } });
    // Changing its seats no longer needs the game's key.
    await change(family.id, put(game));
  });

  it("can be in four leagues by its key too, and the key is not stored", async () => {
    const game = await newGame();
    for (let times = 0; times < 5; times++) {
      const { league } = await newLeague();
      const made = leagues.change(league.id, key, [put(game)], { gameKeys: { [game]: key } });
      expect(await problemsOf(made)).toEqual(times < 4 ? [] : tooMany);
    }
    const bodies = await database.leagueChange.findMany({ where: { body: { contains: key } } });
    expect(bodies).toEqual([]);
  });

  it("that ends while it is being added is counted as finished", async () => {
    const game = await newGame();
    const { league } = await newLeague();
    const at = "2026-11-21T20:30:00.000Z";
    const end = {
      protocol: 1 as const,
      base: 1,
      entries: [{ kind: "end", id: uuid(), at }],
    };
    const [, stored] = await Promise.all([change(league.id, put(game)), store.append(game, key, end)]);
    expect(stored.outcome).toBe("stored");
    const row = await database.leagueGame.findFirst({ where: { leagueId: league.id } });
    expect(row?.finishedAt).not.toBeNull();
  });
});

describe("a league with as many games as it can have", () => {
  const onPaper = (game: string): LeagueChange => ({
    change: "paper-result",
    id: uuid(),
    game,
    kind: "doubles",
    on: "2026-03-06",
    rankedBy: "places",
    players: [
      { player: idOf(0), place: 1 },
      { player: idOf(1), place: 2 },
    ],
  });

  it("takes no other, but corrects those that it has; removing one makes room", async () => {
    const { league } = await newLeague();
    const [first, game] = [uuid(), await newGame()];
    await change(league.id, onPaper(first));
    const like = await database.leagueGame.findFirstOrThrow({ where: { leagueId: league.id } });
    const others = Array.from({ length: maxLeagueGames - 1 }, () => ({ ...like, gameId: uuid() }));
    await insertRows(database, "LeagueGame", others);
    const full = ["too-many-games /changes/0/game"];
    expect(await problemsOf(change(league.id, put(game)))).toEqual(full);
    expect(await problemsOf(change(league.id, onPaper(uuid())))).toEqual(full);
    expect(await problemsOf(change(league.id, onPaper(first)))).toEqual([]);
    await change(league.id, { change: "remove-game", id: uuid(), game: first });
    expect(await problemsOf(change(league.id, put(game)))).toEqual([]);
    // Who joins a game that is there can still be seated.
    expect(await problemsOf(change(league.id, put(game)))).toEqual([]);
  });
});

describe("a league with thousands of payments", () => {
  const payment = (index: number): LeagueChange => ({
    change: "payment" as const,
    id: uuid(),
    payment: uuid(),
    from: idOf(index % 3),
    to: idOf(3),
    amount: 100,
    on: `2025-${String(1 + (index % 12)).padStart(2, "0")}-10`,
  });

  it("takes as few database calls to change as a small one", async () => {
    const { league } = await newLeague();
    const counted = async (work: (store: Store) => Promise<unknown>): Promise<number> => {
      let count = 0;
      await database.transaction((store) =>
        work(
          new Proxy(store, {
            get: (target, name) => {
              count++;
              return Reflect.get(target, name);
            },
          }),
        ),
      );
      return count;
    };
    for (let times = 0; times < 15; times++)
      await leagues.change(
        league.id,
        key,
        Array.from({ length: 100 }, (_, index) => payment(index)),
      );
    const accounts = async () => [
      ...((await readValue(database, await rowOf(league.id))).accounts.get("")?.values() ?? []),
    ];
    const before = await accounts();
    const row = await rowOf(league.id);
    const seated = { seated: new Map(), isKeeper: () => false };
    const merge = { change: "merge" as const, id: uuid(), player: idOf(0), into: idOf(1) };
    expect(
      await counted((store) => makeChange({ store, league: row, games: seated, rulesets: games }, merge)),
    ).toBeLessThan(60);
    const merged = await accounts();
    expect(merged.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    expect(merged.some(({ person }) => person === idOf(0))).toBe(false);
    await change(league.id, { change: "unmerge", id: uuid(), player: idOf(0) });
    expect(await accounts()).toEqual(before);
  });
});
