import { afterAll, describe, expect, it } from "vitest";
import type { LeagueChange } from "../../lib/league/changes/registry";
import { storeFault } from "../../lib/server/store/store-fault";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { rebuiltTablesOf, tablesOf } from "../support/league/tables";
import { leagueRequest, people } from "../support/league/world";
import { type Process, startProcesses } from "../support/store/processes";
import { refusalOf } from "../support/store/refusal";

/** Retries as a phone does after a 503: on a busy machine, conflicts can outlast the server's own retries. */
async function sent<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (storeFault(error) !== "conflict") throw error;
    }
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.each(["read committed", "serializable"])("processes at isolation %s", async (isolation) => {
  const { processes, close } = await startProcesses(3, isolation);
  afterAll(close);
  const [one, two] = processes as [Process, Process, Process];
  const of = (index: number) => processes[index % processes.length] as Process;

  it("have that isolation", async () => {
    expect(await one.database.$queryRaw`SHOW transaction_isolation`).toEqual([
      { transaction_isolation: isolation },
    ]);
  });

  it("that append at once store one entry per number", async () => {
    const game = doublesGame();
    await one.store.create(game, key);
    const acknowledged: string[] = [];
    for (let base = 0; base < 10; base++) {
      const sent = processes.map(() => hand(1 + base));
      const answers = await Promise.all(
        sent.map((each, index) =>
          of(index).store.append(game.id, key, { protocol: 1, base, entries: [each] }),
        ),
      );
      const stored = sent.filter((_, index) => answers[index]?.outcome === "stored");
      expect(stored).toHaveLength(1);
      acknowledged.push(...stored.map(({ id }) => id));
      expect(answers.filter(({ outcome }) => outcome === "behind")).toHaveLength(processes.length - 1);
    }
    for (const { store } of processes) {
      const log = await store.read(game.id, 0);
      expect(log.entries.map(({ entry }) => entry.id)).toEqual(acknowledged);
    }
  });

  it("that create the same game at once create one, and report a different game with its id", async () => {
    const game = doublesGame();
    const made = await Promise.all(times(9).map((index) => of(index).store.create(game, key)));
    expect(made.map(({ outcome }) => outcome).sort()).toEqual([...times(8).map(() => "again"), "created"]);
    const other = doublesGame();
    const both = await Promise.all([
      one.store.create(other, key),
      two.store.create({ ...other, options: { target: 50 } }, key),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["created", "game-id-taken"]);
  });

  it("that create the same league at once create one; leagues with the same name get different addresses", async () => {
    const request = leagueRequest();
    const made = await Promise.all(times(6).map((index) => of(index).leagues.create(request, key)));
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    const named = await Promise.all(
      times(12).map((index) => {
        const same = { ...leagueRequest(), name: "Same" };
        return sent(() => of(index).leagues.create(same, key));
      }),
    );
    const slugs = named.map(({ league }) => league.slug);
    expect(new Set(slugs).size).toBe(12);
    expect(slugs.every((slug) => slug.startsWith("same"))).toBe(true);
  });

  it("write nothing with a key that another process has replaced", async () => {
    const game = doublesGame();
    await one.store.create(game, key);
    await one.store.append(game.id, key, { protocol: 1, base: 0, entries: [hand(1)] });
    await two.store.replaceKey(game.id, key, "n".repeat(32));
    const refused = one.store.append(game.id, key, { protocol: 1, base: 1, entries: [hand(2)] });
    expect(await refusalOf(refused)).toBe("wrong-key");
    const finishing = { protocol: 1 as const, base: 1, entries: [entry({ kind: "end" })] };
    expect(await refusalOf(one.store.append(game.id, key, finishing))).toBe("wrong-key");
    expect((await two.store.read(game.id, 0)).head).toBe(1);
  });

  it("give a game no more player keys than allowed", async () => {
    const game = doublesGame();
    await one.store.create(game, key);
    const added = await Promise.all(
      times(24).map((index) =>
        sent(() => of(index).hands.addKey(game.id, key, `${index}`.padStart(32, "h"), false)),
      ),
    );
    expect(added.filter((done) => done !== "too-many")).toHaveLength(16);
    expect(await one.database.handKey.count({ where: { gameId: game.id } })).toBe(16);
  });

  /** A game of two players, which one process adds to these leagues while another plays it. */
  async function evening(index: number, leagueIds: readonly string[]): Promise<void> {
    const game = doublesGame();
    await of(index).store.create(game, key);
    const seats = { a: people[index % 3]?.id ?? "", b: people[3 + (index % 3)]?.id ?? "" };
    const put: LeagueChange = { change: "game", id: uuid(), game: game.id, seats };
    const putInto = async (league: string, by: Process) => {
      const change = { ...put, id: uuid() };
      const beside = { gameKeys: { [game.id]: key } };
      await sent(() => by.leagues.change(league, key, [change], beside));
    };
    const play = async () => {
      const entries = [hand(1 + (index % 9)), entry({ kind: "end" })];
      const request = { protocol: 1 as const, base: 0, entries };
      const done = await sent(() => of(index + 1).store.append(game.id, key, request));
      expect(done.outcome).toBe("stored");
      const amended = entry({
        kind: "amend",
        target: entries[0]?.id,
        entry: { kind: "hand", out: "a", left: { b: 12 } },
      });
      const correction = { protocol: 1 as const, base: 2, entries: [amended] };
      const corrected = await sent(() => of(index + 2).store.append(game.id, key, correction));
      expect(corrected.outcome).toBe("stored");
    };
    // In a different order each time, so that locks taken in that order would deadlock.
    const order = index % 2 === 0 ? leagueIds : [...leagueIds].reverse();
    await Promise.all([play(), ...order.map((league, at) => putInto(league, of(index + at)))]);
  }

  it("that finish games of the same leagues at once count every one, as a rebuild does", async () => {
    const leagues = [leagueRequest(), leagueRequest()];
    for (const request of leagues) await one.leagues.create(request, key);
    const ids = leagues.map(({ id }) => id);
    for (let round = 0; round < 3; round++)
      await Promise.all(times(4).map((index) => evening(4 * round + index, ids)));
    for (const id of ids) {
      const counted = await tablesOf(one.database, id);
      expect(counted.games.filter(({ finishedAt }) => finishedAt !== null)).toHaveLength(12);
      expect(await rebuiltTablesOf(two.database, id)).toEqual(counted);
    }
  });
});
