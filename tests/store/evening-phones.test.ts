import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { tableKey } from "../../lib/client/evening/keys/keys";
import { atTable, type Ended } from "../../lib/evening/home/at-table";
import { packedHands } from "../../lib/export/packed/packed-hands";
import type { LeagueReply } from "../../lib/league/replies";
import { uuid } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { server, startFileServer } from "../support/sync/real-phones";

// The program of a phone, with its own storage, on two phones that share nothing but the server.

await startFileServer();

const key = "k".repeat(32);
let hasSignal = true;
beforeAll(() => {
  vi.stubGlobal("navigator", {});
  // Files share workers: a database that another one left behind would be the storage of both phones.
  vi.stubGlobal("indexedDB", undefined);
  vi.stubGlobal("window", {
    fetch: (...request: Parameters<typeof fetch>) =>
      hasSignal ? server(...request) : Promise.reject(new TypeError("no signal")),
  });
});
// Other files share this worker and its modules, which were loaded as in a browser.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function phone() {
  vi.resetModules();
  const [evenings, carried, { endOf }, { device }, { gameOf, leagueOf }] = await Promise.all([
    import("../../lib/client/evening/evenings"),
    import("../../lib/client/evening/carried-game"),
    import("../../lib/client/evening/use-table-game"),
    import("../../lib/client/device"),
    import("../../lib/client/device-games"),
  ]);
  const { store } = device();
  const viewOf = (evening: string) => {
    const phase = gameOf(evening).snapshot();
    if (phase.type !== "ready" || "game" in phase.view) throw new Error(`the evening is ${phase.type}`);
    return { ...phase, view: phase.view };
  };
  /** The game that comes next; `after`: the one that has just ended. */
  const next = async (evening: string, after?: string) => {
    const { view } = viewOf(evening);
    const { rounds, units } = view.log.position.state;
    const sides = (rounds.at(-1)?.tables[0]?.sides ?? []).map((side) =>
      side.map((unit) => units[unit]?.id ?? ""),
    );
    const summary = after === undefined ? undefined : (await store.game(after))?.summary;
    const ended: Ended | undefined = summary && endOf(summary, sides);
    const now = atTable(view.log, ended);
    if (typeof now === "string") throw new Error(now);
    return now;
  };
  return {
    ...evenings,
    ...carried,
    store,
    gameOf,
    leagueOf,
    viewOf,
    next,
    async start(evening: string, after?: string): Promise<string> {
      const now = await next(evening, after);
      const started = await evenings.startGame(viewOf(evening).view, now, now.entries);
      if (!started.ok) throw new Error(JSON.stringify(started.error));
      return started.value;
    },
    /** The first player goes out until the game is won. */
    async keepScore(game: string): Promise<void> {
      const [out, ...others] = ((await store.game(game))?.players ?? []).map(({ id }) => id);
      for (const pips of [80, 75, 70]) {
        const entered = await gameOf(game).enter({ kind: "hand", out, left: { [others.join("+")]: pips } });
        expect(entered.ok).toBe(true);
      }
    },
  };
}

async function newLeague(): Promise<LeagueReply> {
  const players = ["Ana", "Bo"].map((name) => ({ id: uuid(), name }));
  const request = { ...leagueRequest(), id: uuid(), seasons: [], players, slug: `f-${uuid()}` };
  const headers = { Authorization: `Bearer ${key}` };
  const made = await server("/api/leagues", { method: "POST", headers, body: JSON.stringify(request) });
  expect(made.status).toBe(201);
  return made.json();
}

it("an evening hands its league on to its games, and each counts once: begun on two phones without signal, or where there is no key of the league", async () => {
  const known = await newLeague();
  const { id: league } = known;
  const counted = async () => {
    const body = await (await server(`/api/leagues/${league}/games`)).json();
    return { finished: body.games.length, playing: body.playing.length };
  };
  const [one, two] = [await phone(), await phone()];
  await one.store.saveLeague({ id: league, key, known, waiting: [], refused: [], revision: 0 });
  const made = await one.createEvening({
    game: "count",
    options: { preset: "dominican" },
    settings: { draw: "winners" },
    players: ["Ana", "Bo", "Cleo", "Dev", "Eva"].map((name) => ({ id: name.toLowerCase(), name })),
    league: { id: league, seats: {} },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const evening = made.value;
  const sync = async (...games: readonly string[]) => {
    for (const each of [one, two, one, two])
      for (const id of [evening, ...games]) if (await each.store.game(id)) await each.gameOf(id).sync();
    await (await one.leagueOf(league)).sync();
  };
  await one.gameOf(evening).sync();
  await two.gameOf(evening).adopt((await one.store.game(evening))?.key ?? "");
  await sync();
  expect(two.viewOf(evening).mayWrite).toBe(true);

  hasSignal = false;
  const first = await one.start(evening);
  expect(await two.start(evening)).toBe(first);
  await two.keepScore(first);
  hasSignal = true;
  await sync(first);
  expect(await counted()).toEqual({ finished: 1, playing: 0 });
  for (const each of [one, two]) expect(each.viewOf(evening).unsettled).toEqual([]);

  // The other phone has no key of the league: whoever has it takes the game on.
  const second = await two.start(evening, first);
  await sync(second);
  expect(await one.store.game(second)).toBeUndefined();
  expect(await one.joinGame(one.viewOf(evening).view, { table: 1, game: second })).toBe(true);
  await sync(second);
  expect(await counted()).toEqual({ finished: 1, playing: 1 });
  await one.keepScore(second);
  await sync(second);
  expect(await counted()).toEqual({ finished: 2, playing: 0 });
  expect((await two.next(evening, second)).entries).toMatchObject([
    { kind: "result", round: 2, game: second },
    { kind: "round", round: 3 },
  ]);

  // A scoresheet that was begun for nothing is begun anew, as another one.
  const third = await one.start(evening, second);
  await one.enterAll(evening, [{ kind: "away", who: "eva" }]);
  await sync(third);
  const { view } = two.viewOf(evening);
  const { takenBack } = await import("../../lib/evening/home/corrections");
  expect((await two.enterAll(evening, takenBack(view.log, 3, ["game", "round"]))).ok).toBe(true);
  expect(await two.start(evening)).not.toBe(third);
});

it("a phone without the evening's key starts no game, and takes none on", async () => {
  const [one, two] = [await phone(), await phone()];
  const players = [..."abcde"].map((id) => ({ id, name: id }));
  const made = await one.createEvening({ game: "hands", options: {}, settings: {}, players });
  const evening = made.ok ? made.value : "";
  await one.gameOf(evening).sync();
  const game = await one.start(evening);
  for (const id of [game, evening]) await one.gameOf(id).sync();
  await two.gameOf(evening).sync();
  const { view } = two.viewOf(evening);
  expect(await two.joinGame(view, { table: 1, game })).toBe(false);
  const now = await two.next(evening);
  expect(await two.startGame(view, now, [])).toMatchObject({ ok: false, error: [{ code: "no-key" }] });
});

it.each(["host", "table"])(
  "a scoresheet that a picture has carried to the host is the table’s own, and counts once in the league: the %s has a network first",
  async (first) => {
    const known = await newLeague();
    const { id: league } = known;
    const [host, table] = [await phone(), await phone()];
    await host.store.saveLeague({ id: league, key, known, waiting: [], refused: [], revision: 0 });
    const people = [..."abcd"].map((id) => ({ id, name: id }));
    const made = await host.createEvening({
      form: "partners",
      game: "count",
      options: { preset: "dominican" },
      settings: {},
      players: people,
      league: { id: league, seats: {} },
    });
    const evening = made.ok ? made.value : "";
    const keeper = (await host.store.game(evening))?.key ?? "";
    const sides = [
      ["a", "b"],
      ["c", "d"],
    ];
    await host.enterAll(evening, [{ kind: "round", round: 1, tables: [{ table: 1, sides }] }]);
    await host.gameOf(evening).sync();
    await table.gameOf(evening).adoptCard({ table: 1 }, tableKey(keeper, 1));
    await table.gameOf(evening).sync();

    hasSignal = false;
    const seated = { round: 1, table: 1, sides };
    const begun = await table.makeGame(table.viewOf(evening).view, seated, tableKey(keeper, 1));
    const id = begun.ok ? begun.value.id : "";
    await table.keepScore(id);
    const hands = (await table.packedGame(id)) ?? "";
    const { view } = host.viewOf(evening);
    const [at] = view.log.result([], false).rounds[0]?.tables ?? [];
    if (!at) throw new Error("no table");
    const carried = { round: 1, table: 1, points: [225, 0], game: id };
    const read = (said = carried, text = hands) => host.carriedGame(view, at, said, { hands: text, keeper });
    const brought = await read();
    if (typeof brought === "string") throw new Error(brought);
    // Other points, another scoresheet, hands that are cut off or changed: nothing is taken in.
    expect(await read({ ...carried, points: [0, 225] })).toBe("unfit");
    expect(await read({ ...carried, game: evening })).toBe("unfit");
    for (const text of ["", hands.slice(0, -4), packedHands(brought.entries.slice(1)) ?? ""])
      expect(await read(carried, text)).toBe("unfit");
    expect(await host.store.game(id)).toBeUndefined();
    // A phone that knows the people from the host's code alone, and no round, begins that very scoresheet.
    const unheard = await phone();
    const players = host.playersAt(view, { sides });
    const blank = { ...view, log: view.log.upTo(0) };
    expect(players.map(({ id }) => id)).toEqual(["a", "c", "b", "d"]);
    expect(unheard.personSides("partners", players)).toEqual(sides);
    expect(unheard.sheetOf(blank, { ...seated, sides: [], players }, tableKey(keeper, 1))).toBe(id);
    for (let taken = 0; taken < 2; taken++)
      expect(await host.takeIn(view, brought, keeper)).toMatchObject({ ok: true });
    expect(await read()).toBe("here");
    expect((await host.store.game(id))?.log.waiting).toEqual((await table.store.game(id))?.log.waiting);

    hasSignal = true;
    const phones = first === "host" ? [host, table] : [table, host];
    for (const each of [...phones, ...phones]) await each.gameOf(id).sync();
    await (await host.leagueOf(league)).sync();
    for (const each of phones)
      expect(await each.store.game(id)).toMatchObject({
        onServer: true,
        waiting: 0,
        log: { known: brought.entries.map((entry) => ({ entry })) },
      });
    const body = await (await server(`/api/leagues/${league}/games`)).json();
    expect([body.games.length, body.playing.length]).toEqual([1, 0]);
  },
);
