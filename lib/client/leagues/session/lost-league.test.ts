import { describe, expect, it } from "vitest";
import { afterChanges } from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import type { LeagueReply } from "@/lib/league/replies";
import type { CreateLeagueRequest } from "@/lib/league/wire";
import { gameHere } from "@/tests/support/league/game-here";
import { leagueId as id, leagueReply } from "@/tests/support/league/league-reply";
import { loneSession } from "@/tests/support/league/lone-session";
import { memoryStore } from "../../store/device-store-memory";
import type { LeagueCalls } from "./league-calls";
import { afterLoss, afterSending } from "./lost-league";
import { updateLeague } from "./update-league";

const create: CreateLeagueRequest = {
  protocol: 1,
  id,
  name: "Friday",
  players: ["Ana", "Bo"].map((name) => ({ id: name, name })),
};
const known = leagueReply({ players: create.players });
const cleo: LeagueChange = { change: "player", id: "cleo", player: "Cleo", name: "Cleo" };
const year: LeagueChange = { change: "season", id: "year", season: "2026", name: "2026", from: "", to: "" };
const sunday = { name: "Sunday", game: "count", options: { target: 150 } };
const paid: LeagueChange = {
  change: "payment",
  id: "paid",
  payment: "p",
  from: "Ana",
  to: "Bo",
  amount: 5,
  on: "2026-11-20",
};
const played: LeagueChange = { change: "game", id: "played", game: "g", seats: { a: "Ana" } };

/** A server that follows the protocol and can be restored from a backup. */
function server() {
  let made: CreateLeagueRequest | undefined;
  let changes: LeagueChange[] = [];
  let version = 0;
  let games = ["g"];
  const reply = (request: CreateLeagueRequest): LeagueReply => {
    const { name, players, seasons = [] } = request;
    const began = { ...known, slug: "friday", name, players, seasons: [], version };
    const first = seasons.map(({ id: season, ...rest }) => ({
      change: "season" as const,
      id: season,
      season,
      ...rest,
    }));
    return afterChanges(began, [...first, ...changes]);
  };
  const none = { outcome: "refused", code: "no-such-league", problems: [] } as const;
  const answer = () => (made ? { outcome: "answered" as const, reply: reply(made) } : none);
  const calls: Pick<LeagueCalls, "create" | "change" | "keeperKey" | "read"> = {
    create: async (request) => {
      made ??= request;
      return answer();
    },
    read: async () => answer(),
    keeperKey: async () => answer(),
    change: async (_id, _key, coming, { after }) => {
      if (!made) return none;
      if (after !== undefined && !changes.some((change) => change.id === after))
        return { outcome: "refused", code: "changes-missing", problems: [] };
      const fresh = coming.filter((change) => !changes.some((each) => each.id === change.id));
      const index = fresh.findIndex((change) => change.change === "game" && !games.includes(change.game));
      if (index >= 0) {
        const path = `/changes/${coming.indexOf(fresh[index] as LeagueChange)}/game`;
        const problems = [{ code: "no-such-game", path, message: "There is no game with this id." }];
        return { outcome: "refused", code: "unfit-change", problems };
      }
      changes = [...changes, ...fresh];
      if (fresh.length > 0) version++;
      return answer();
    },
  };
  return {
    calls,
    ids: () => changes.map((change) => change.id),
    reply: () => (made ? reply(made) : undefined),
    has: (...ids: string[]) => {
      games = ids;
    },
    backup: () => {
      const [before, list, number] = [made, changes, version];
      return () => {
        [made, changes, version] = [before, list, number];
      };
    },
  };
}

async function phone(calls: ReturnType<typeof server>["calls"], waiting: readonly LeagueChange[]) {
  const store = memoryStore();
  await store.saveLeague({ id, key: "k", create, known, waiting, refused: [], revision: 0 });
  return {
    store,
    ...loneSession(id, { store, calls }),
    enter: (...changes: LeagueChange[]) =>
      updateLeague(store, id, (now) => ({ ...now, waiting: [...now.waiting, ...changes] })),
    change: (to: Parameters<typeof updateLeague>[2]) => updateLeague(store, id, to),
  };
}

describe("a server that was restored from a backup gets from a device", () => {
  it("a league that was created after the backup, with all its changes in order", async () => {
    const { calls, backup, ids, reply } = server();
    const restore = backup();
    const { push, ask, read } = await phone(calls, [cleo, year, paid, played]);
    expect(await push()).toBe("done");
    const before = reply();
    restore();
    expect(await ask()).toBe("lost");
    expect(await read()).toMatchObject({ create, lost: ["cleo", "year", "paid", "played"] });
    expect(await push()).toBe("done");
    expect(ids()).toEqual(["cleo", "year", "paid", "played"]);
    expect(reply()).toEqual(before);
    expect((await read())?.lost).toBeUndefined();
    expect(await ask()).toBe("asked");
  });

  it("changes that were made after the backup, even once others have changed the league", async () => {
    const { calls, backup, ids } = server();
    const { push, ask, enter, read } = await phone(calls, [cleo]);
    await push();
    const restore = backup();
    await enter(year);
    await push();
    await enter(paid);
    await push();
    restore();
    for (const name of ["A", "B", "C"]) await calls.change(id, "k", [{ change: "name", id: name, name }], {});
    expect(await ask()).toBe("lost");
    const stored = await read();
    expect(stored && afterChanges(stored.known, stored.waiting).seasons).toHaveLength(1);
    expect(await push()).toBe("done");
    expect(ids()).toEqual(["cleo", "A", "B", "C", "year", "paid"]);
  });

  it("the device's house rules as they were sent, and those of others as last known", async () => {
    const { calls, backup, ids, reply } = server();
    const { push, ask, enter } = await phone(calls, [cleo]);
    await push();
    const restore = backup();
    await calls.change(id, "k", [{ change: "rules", id: "theirs", rules: "r1", ...sunday }], {});
    await enter({ change: "rules", id: "ours", rules: "r2", ...sunday, name: "Monday" });
    await push();
    const before = reply();
    restore();
    expect(await ask()).toBe("lost");
    expect(await push()).toBe("done");
    expect(reply()?.rules).toEqual(before?.rules);
    expect(before?.rules).toHaveLength(2);
    expect(ids()).not.toContain("theirs");
    expect(ids()).toContain("ours");
  });

  it("lost changes before new ones", async () => {
    const { calls, backup, ids } = server();
    const { push, enter } = await phone(calls, []);
    await push();
    const restore = backup();
    await enter(cleo);
    await push();
    restore();
    await enter(paid);
    expect(await push()).toBe("done");
    expect(ids()).toEqual(["cleo", "paid"]);
  });

  it("changes of other devices as last known, even from a device with data of an older version", async () => {
    for (const isWhole of [true, false]) {
      const { calls, backup, reply } = server();
      const restoreNothing = backup();
      const { push, ask, change } = await phone(calls, []);
      await push();
      const restore = backup();
      const merged: LeagueChange = { change: "merge", id: "merge", player: "Cleo", into: "Ana" };
      await calls.change(id, "k", [cleo, year, merged], {});
      const before = reply();
      await ask();
      await change(({ made: _made, sent: _sent, ...older }) => older);
      if (isWhole) restoreNothing();
      else restore();
      expect(await ask()).toBe("lost");
      expect(await push()).toBe("done");
      expect(reply()).toEqual({ ...before, version: expect.anything() });
    }
  });

  it("guests, former members, names, plans and the scorers’ key as others have last set them", async () => {
    const { calls, backup, reply } = server();
    const { push, ask, enter } = await phone(calls, []);
    await push();
    const restore = backup();
    await enter(cleo);
    await push();
    const scorers = { link: "1", keyHash: "a1".repeat(32) };
    const theirs: LeagueChange[] = [
      { change: "player", id: "1", player: "Cleo", name: "Cleopatra", guest: true },
      { change: "player", id: "2", player: "Bo", name: "Bo", former: true },
      { change: "evening", id: "3", evening: "e", on: "2026-12-04", at: "20:00", place: "Cellar" },
      { change: "guests", id: "4", guests: "unranked" },
      { change: "scorers", id: "5", scorers },
    ];
    await calls.change(id, "k", theirs, {});
    const before = reply();
    await ask();
    restore();
    expect(await ask()).toBe("lost");
    expect(await push()).toBe("done");
    expect(reply()).toEqual({ ...before, version: expect.anything() });
    expect(before).toMatchObject({ guests: "unranked", scorers, evenings: [{ id: "e" }] });
  });

  it("from a scorer, what was put in from there, and nothing that would make the league again", () => {
    const scorer = {
      id,
      key: "k",
      scorer: true as const,
      known,
      waiting: [cleo],
      sent: [played],
      refused: [],
      revision: 1,
    };
    expect(afterLoss(scorer, undefined)).toBe(scorer);
    expect(afterLoss(scorer, known)).toMatchObject({ waiting: [played, cleo] });
    expect(afterLoss(scorer, known)).not.toHaveProperty("create");
  });

  it("everything but a game that the server lacks, which stays listed as lost until it is back", async () => {
    const { calls, backup, ids, has } = server();
    const restore = backup();
    const { push, ask, read } = await phone(calls, [played, cleo]);
    await push();
    restore();
    has();
    expect(await ask()).toBe("lost");
    expect(await push()).toBe("later");
    expect(ids()).toEqual(["cleo"]);
    expect(await read()).toMatchObject({
      waiting: [played],
      refused: [],
      lost: expect.arrayContaining(["played"]),
    });
    has("g");
    expect(await push()).toBe("done");
    expect(ids()).toEqual(["cleo", "played"]);
    expect((await read())?.lost).toBeUndefined();
  });

  it("the device's own lost game through its own outbox, and then the league's change about it", async () => {
    const { calls, backup, ids, has } = server();
    const restore = backup();
    const { push, ask, read, store, missing } = await phone(calls, [played, cleo]);
    await store.saveGame({ ...gameHere("g"), onServer: true }, { known: [], waiting: [] }, 0);
    await push();
    restore();
    has();
    expect(await ask()).toBe("lost");
    expect(await push()).toBe("later");
    expect(missing).toEqual(["g"]);
    expect(ids()).toEqual(["cleo"]);
    has("g");
    expect(await push()).toBe("done");
    expect((await read())?.refused).toEqual([]);
  });

  it("a game that comes back during the exchange along with the rest", async () => {
    const { calls, backup, ids, has } = server();
    const restore = backup();
    const { push, ask, next, release } = await phone(calls, [played, cleo]);
    await push();
    restore();
    has();
    await ask();
    for (const _ of ["made again", "without the game", "the rest"]) expect(await next()).toBe("more");
    has("g");
    release();
    let round = await next();
    while (round === "more") round = await next();
    expect(ids()).toEqual(["cleo", "played"]);
  });
});

describe("the changes that a device stores", () => {
  const stored = { id, key: "k", known, waiting: [], refused: [], revision: 1, made: create };
  const named = (index: number): LeagueChange => ({ ...cleo, id: `c${index}` });
  const many = Array.from({ length: 2_001 }, (_, index) => named(index));
  const ids = (changes: readonly LeagueChange[] = []) => changes.map((change) => change.id);

  it("are the last 2,000; once some are missing, the last known state is the better source", () => {
    const [before, full] = [many.slice(0, 2_000), many.slice(2_000)];
    const within = afterSending({ ...stored, waiting: before }, known, new Set(ids(before)));
    expect(within).toMatchObject({ waiting: [], sent: { length: 2_000 }, made: create });
    const over = afterSending({ ...within, waiting: full }, known, new Set(ids(full)));
    expect(ids(over.sent)).toEqual(ids(many.slice(1)));
    expect(over).not.toHaveProperty("made");
    const worth = { scoring: { coming: 1 } };
    expect(afterLoss({ ...over, known: { ...known, ...worth } }, undefined).create).toMatchObject(worth);
  });

  it("are sent again before the merges and erasures that came after them", () => {
    const players = [
      { id: "Ana", name: "Ana" },
      { id: "Bo", name: "" },
      { id: "Ann", name: "Ann", mergedInto: "Ana" },
    ];
    const league = { ...stored, known: leagueReply({ players }), sent: [played, paid] };
    const lost = afterLoss(league, leagueReply({ players: create.players }));
    expect(lost.waiting.map(({ change }) => change)).toEqual([
      "player",
      "game",
      "payment",
      "erase-player",
      "merge",
    ]);
  });
});
