import { describe, expect, it } from "vitest";
import { gameId, gameKey, tableKey } from "../../lib/client/evening/keys/keys";
import { callsOver } from "../../lib/client/net/server-calls";
import { drawResult } from "../../lib/evening/result/draw-result";
import { entry, firstRound, key, tableEvening, uuid } from "../support/entries";
import { newEvening, Phone, server, startFileServer } from "../support/sync/real-phones";

// An evening's log is kept by what keeps games: these are the places where it might be taken for one.

await startFileServer();

async function call(method: string, path: string, body?: object, by = key) {
  const headers = { Authorization: `Bearer ${by}` };
  const response = await server(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, body: await response.json() };
}

const won = (side: 0 | 1) => ({ kind: "result", round: 1, table: 1, won: side });

async function begun() {
  const evening = tableEvening();
  expect((await call("POST", "/api/evenings", evening)).status).toBe(201);
  return { ...evening, at: `/api/evenings/${evening.id}` };
}

describe("the API keeps an evening as it keeps a game", () => {
  it("creates it once, appends to it with the compare-and-set, and reads it at either address", async () => {
    const evening = await begun();
    const { id, at } = evening;
    const { at: _, ...request } = evening;
    expect((await call("POST", "/api/evenings", request)).status).toBe(200);
    expect((await call("POST", "/api/evenings", { ...request, players: [] })).body.code).toBe(
      "game-id-taken",
    );
    const entries = [entry(firstRound), entry(won(0))];
    const appended = await call("POST", `${at}/entries`, { protocol: 1, base: 0, entries });
    expect(appended).toMatchObject({ status: 200, body: { head: 2 } });
    const late = await call("POST", `${at}/entries`, { protocol: 1, base: 0, entries: [entry(won(1))] });
    expect(late).toMatchObject({ status: 409, body: { code: "behind", head: 2 } });
    const other = await call("POST", `${at}/entries`, { protocol: 1, base: 2, entries: [entry(won(1))] });
    expect(other).toMatchObject({
      status: 422,
      body: { problems: [{ code: "confirmed", path: "/entries/0" }] },
    });
    for (const address of [at, `/api/games/${id}`])
      expect(await call("GET", `${address}?since=1`)).toMatchObject({
        status: 200,
        body: { game: "evening", head: 2, entries: [{ seq: 2 }] },
      });
  });

  it("lists it with its people and the games that each has won", async () => {
    const { id, at } = await begun();
    const entries = [entry(firstRound), entry(won(0)), entry({ kind: "away", who: "g" })];
    await call("POST", `${at}/entries`, { protocol: 1, base: 0, entries });
    const { body } = await call("GET", `/api/games?ids=${id}`);
    expect(body.games).toMatchObject([
      { id, game: "evening", status: "playing", totals: { a: 1, b: 1, c: 0, d: 0 }, gone: ["g"] },
    ]);
    const end = { protocol: 1, base: 3, entries: [entry({ kind: "end" })] };
    expect((await call("POST", `${at}/entries`, end)).status).toBe(200);
    const over = await call("GET", `/api/games?ids=${id}`);
    expect(over.body.games[0]).toMatchObject({ status: "finished", winners: ["a", "b"] });
  });

  it("replaces its key, deletes it and restores it", async () => {
    const { at } = await begun();
    const next = "n".repeat(32);
    expect((await call("POST", `${at}/keeper-key`, { protocol: 1, key: next })).status).toBe(200);
    const append = { protocol: 1, base: 0, entries: [entry(firstRound)] };
    expect((await call("POST", `${at}/entries`, append)).body.code).toBe("wrong-key");
    expect((await call("DELETE", at, undefined, next)).status).toBe(200);
    expect(await call("POST", `${at}/entries`, append, next)).toMatchObject({ status: 410 });
    expect((await call("POST", `${at}/restore`, { protocol: 1 }, next)).status).toBe(200);
    expect((await call("POST", `${at}/entries`, append, next)).status).toBe(200);
  });

  it("takes it for no game: nobody proposes hands to it", async () => {
    const { id } = await begun();
    expect((await call("GET", `/api/games/${id}/hands`)).body.code).toBe("no-such-game");
  });

  it.each([
    [
      { options: { form: "table", game: "hands", settings: { limit: 10 } } },
      "out-of-range",
      "/options/settings/limit",
    ],
    [{ options: { form: "circle", game: "hands" } }, "wrong-choice", "/options/form"],
    [{ options: { form: "table", game: "pip" } }, "not-for-this-form", "/options/game"],
    [
      { options: { form: "table", game: "hands", options: { target: -1 } } },
      "out-of-range",
      "/options/options/target",
    ],
    [{ options: { form: "table", game: "hands", tables: 2 } }, "unknown-key", "/options/tables"],
    [{ players: [{ id: "a", name: "" }] }, "player-name", "/players/0/name"],
    [{ game: "hands" }, "wrong-choice", "/game"],
  ])("refuses %j with a pointer", async (change, code, path) => {
    const { status, body } = await call("POST", "/api/evenings", { ...tableEvening(), ...change });
    expect(status).toBe(400);
    expect(body.problems).toEqual(expect.arrayContaining([expect.objectContaining({ code, path })]));
  });

  it("keeps pairs too", async () => {
    const pairs = ["p", "q"].map((id) => ({
      id,
      people: [1, 2].map((one) => ({ id: `${id}${one}`, name: `${id} ${one}` })),
    }));
    const evening = { ...tableEvening(""), options: { form: "pairs", game: "count", pairs } };
    expect((await call("POST", "/api/evenings", evening)).status).toBe(201);
    const { body } = await call("GET", `/api/games?ids=${evening.id}`);
    expect(body.games[0].players).toHaveLength(4);
  });
});

describe("the keys of an evening and of the games at its tables", () => {
  const players = [..."abcd"].map((id) => ({ id, name: `Name of ${id}` }));

  async function started() {
    const { id: evening, at } = await begun();
    const ofTable = tableKey(key, 1);
    const id = gameId(ofTable, { evening, round: 1, before: 0, players });
    const request = { protocol: 1 as const, id, game: "hands", options: {}, players };
    const start = () => callsOver(server).create(request, gameKey(ofTable, id));
    return { at, id, ofTable, start, append: `/api/games/${id}/entries` };
  }
  const body = (what: object) => ({ protocol: 1, base: 0, entries: [entry(what as { kind: string })] });
  const hand = { kind: "hand", out: "a" };

  it("two phones that start a game without signal have started one", async () => {
    const { start, id } = await started();
    const [one, two] = [await start(), await start()];
    expect([one.outcome, two.outcome]).toEqual(["answered", "answered"]);
    const { body: listed } = await call("GET", `/api/games?ids=${id}`);
    expect(listed.games).toHaveLength(1);
  });

  it("a phone with the evening's key alone keeps the game at its table", async () => {
    const { start, id, ofTable } = await started();
    await start();
    const phone = new Phone(id);
    await phone.game.adopt(gameKey(ofTable, id));
    await phone.game.sync();
    expect(phone.phase().mayWrite).toBe(true);
    expect((await phone.game.enter(hand)).ok).toBe(true);
    await phone.game.sync();
    expect((await call("GET", `/api/games/${id}`)).body.entries).toMatchObject([{ entry: hand }]);
  });

  it("each opens only what it is the key of", async () => {
    const { start, id, at, ofTable, append } = await started();
    await start();
    const wrong = [
      [append, hand, key],
      [append, hand, ofTable],
      [append, hand, gameKey(tableKey(key, 2), id)],
      [append, hand, gameKey(ofTable, uuid())],
      [append, hand, gameKey(tableKey("another".repeat(5), 1), id)],
      [`${at}/entries`, firstRound, gameKey(ofTable, id)],
      [`${at}/entries`, firstRound, ofTable],
    ] as const;
    for (const [path, what, by] of wrong)
      expect(await call("POST", path, body(what), by)).toMatchObject({
        status: 403,
        body: { code: "wrong-key" },
      });
    for (const [path, by] of [
      [`/api/games/${id}`, key],
      [at, gameKey(ofTable, id)],
    ] as const)
      expect((await call("DELETE", path, undefined, by)).body.code).toBe("wrong-key");
    expect((await call("POST", append, body(hand), gameKey(ofTable, id))).status).toBe(200);
  });
});

describe("phones keep an evening as they keep a game", () => {
  it("draws alike, counts what both say once, and holds the other winner until somebody decides", async () => {
    const [one, two] = (await newEvening(2)) as [Phone, Phone];
    const drawn = (phone: Phone) => {
      const next = drawResult(phone.evening().view.log.position, 0);
      if ("problem" in next) throw new Error(next.problem);
      const { cost: _, ...round } = next;
      return { kind: "round", ...round };
    };
    two.fate = "request lost";
    for (const phone of [one, two]) expect((await phone.game.enter(drawn(phone))).ok).toBe(true);
    await one.game.enter(won(0));
    await two.game.enter(won(1));
    await one.game.sync();
    expect(two.evening()).toMatchObject({ saved: "waiting", waiting: 2 });
    two.fate = "through";
    for (const phone of [two, one, two]) await phone.game.sync();
    expect(one.evening().unsettled.map(({ problems }) => problems[0]?.code)).toEqual(["confirmed"]);
    expect(two.evening().view.lines).toEqual(one.evening().view.lines);
    const [held] = two.evening().unsettled;
    expect(held?.decisions).toContain("keep");
    await two.game.settle(held?.id ?? "", "keep");
    for (const phone of [two, one]) await phone.game.sync();
    for (const phone of [one, two]) {
      expect(phone.evening()).toMatchObject({ saved: "saved", unsettled: [] });
      expect(phone.evening().view.log.position.state.rounds[0]?.tables[0]?.outcome?.won).toBe(0);
    }
  });

  it("has it after the tab was killed, and as a file that another phone reads", async () => {
    const [phone] = (await newEvening(1)) as [Phone];
    phone.fate = "request lost";
    await phone.game.enter({ kind: "away", who: "a" });
    phone.reopen();
    await phone.game.sync();
    expect(phone.evening()).toMatchObject({ saved: "waiting", waiting: 1 });
    expect(phone.game.file()?.games[0]?.sheet).toMatchObject({ game: "evening", entries: [{ who: "a" }] });
  });
});
