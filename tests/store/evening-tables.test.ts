import { expect, it } from "vitest";
import { tableKey, tableKeys } from "../../lib/client/evening/keys/keys";
import { callsOver } from "../../lib/client/net/server-calls";
import { newKey } from "../../lib/client/random-ids";
import { maxSaid } from "../../lib/evening/entries/of-table";
import { resultByGame } from "../../lib/evening/hall/said-by-game";
import { roundEntry, sidesAt } from "../../lib/evening/hall/seat-plan";
import type { LogEntry } from "../../lib/sync/wire/wire";
import { entry } from "../support/entries";
import { newEvening, Phone, server, startFileServer } from "../support/sync/real-phones";

// The phones of tables write their own results into the evening, with the keys of their cards.

await startFileServer();

const calls = callsOver(server);

async function opened(people = 8) {
  const ids = Array.from({ length: people }, (_, index) => `p${index + 1}`);
  const [host] = (await newEvening(1, ids, {}, "partners")) as [Phone];
  const { id } = host.evening().view;
  const keeper = host.evening().keys.keeper ?? "";
  /** A phone that has read the card of a table. */
  const phoneAt = async (table: number, key = tableKey(keeper, table)) => {
    const phone = new Phone(id);
    await phone.game.adoptCard({ table }, key);
    await phone.game.sync();
    return phone;
  };
  return { host, id, keeper, phoneAt };
}

async function say(phone: Phone, body: object): Promise<void> {
  const entered = await phone.game.enter(body);
  if (!entered.ok) throw new Error(JSON.stringify([body, entered.error]));
  await phone.game.sync();
}

async function draw(host: Phone) {
  const plan = host.evening().view.log.draw();
  if ("problem" in plan) throw new Error(plan.problem);
  await say(host, roundEntry(plan));
  return plan;
}

const tableIn = (phone: Phone, round: number, table: number) => {
  const { rounds } = phone.evening().view.log.result([], false);
  const found = rounds[round - 1]?.tables.find((each) => each.table === table);
  if (!found) throw new Error(`no table ${table} in round ${round}`);
  return found;
};
const speakers = (phone: Phone, round: number, table: number): [string, string] => {
  const [[one = ""] = [], [other = ""] = []] = sidesAt(tableIn(phone, round, table));
  return [one, other];
};
const meet = async (...phones: Phone[]) => {
  for (const phone of [...phones, ...phones]) await phone.game.sync();
};

it("one side says the result, the other agrees on its own phone, and a third table's phone writes nothing of theirs", async () => {
  const { host, phoneAt } = await opened();
  await draw(host);
  const [one, two] = [await phoneAt(1), await phoneAt(1)];
  const [ours, theirs] = speakers(host, 1, 1);
  expect(one.evening()).toMatchObject({ mayWrite: false });
  await say(one, { kind: "result", round: 1, table: 1, points: [6, 2], by: ours });
  expect(one.evening().keys.others.cards?.[1]?.said).toBe(1);
  await meet(two, host);
  expect(tableIn(host, 1, 1)).toMatchObject({ state: "entered", points: [6, 2] });
  expect(two.evening().keys.others.cards?.[1]?.said).toBeUndefined();
  await say(two, { kind: "confirm", round: 1, table: 1, by: theirs });
  await meet(host);
  expect(tableIn(host, 1, 1)).toMatchObject({ state: "confirmed", points: [6, 2] });
  const stranger = await phoneAt(2);
  const refused = await stranger.game.enter({ kind: "dispute", round: 1, table: 1, by: theirs });
  expect(refused).toMatchObject({ ok: false, error: [{ code: "no-key" }] });
  for (const body of [{ kind: "end" }, { kind: "void", target: 0 }, { kind: "time", round: 1 }])
    expect(await one.game.enter(body)).toMatchObject({ ok: false, error: [{ code: "no-key" }] });
});

it("a side that does not agree says so, both numbers are there, and the host decides", async () => {
  const { host, phoneAt } = await opened();
  await draw(host);
  const [one, two] = [await phoneAt(1), await phoneAt(1)];
  const [ours, theirs] = speakers(host, 1, 1);
  await say(one, { kind: "result", round: 1, table: 1, points: [6, 2], by: ours });
  await say(two, { kind: "result", round: 1, table: 1, points: [6, 3], by: theirs });
  await meet(host, one);
  expect(tableIn(host, 1, 1)).toMatchObject({
    state: "disputed",
    claims: [
      { by: ours, points: [6, 2] },
      { by: theirs, points: [6, 3] },
    ],
  });
  await say(host, { kind: "result", round: 1, table: 1, points: [6, 3] });
  await meet(one, two);
  expect(tableIn(one, 1, 1)).toMatchObject({ state: "confirmed", points: [6, 3] });
  // What a phone still says without having heard of it waits for people, with both shown.
  two.fate = "request lost";
  await say(host, { kind: "result", round: 1, table: 2, points: [6, 0] });
  const late = await phoneAt(2);
  expect(late.evening().unsettled).toEqual([]);
  expect(
    (await late.game.enter({ kind: "dispute", round: 1, table: 2, by: speakers(host, 1, 2)[0] })).ok,
  ).toBe(false);
});

it("without signal for a whole round a table's phone keeps what was said: the same changes nothing, something else is held", async () => {
  const { host, phoneAt } = await opened();
  await draw(host);
  const [same, other] = [await phoneAt(1), await phoneAt(2)];
  for (const phone of [same, other]) phone.fate = "request lost";
  await same.game.enter({ kind: "result", round: 1, table: 1, points: [6, 1], by: speakers(host, 1, 1)[0] });
  await other.game.enter({ kind: "result", round: 1, table: 2, points: [6, 2], by: speakers(host, 1, 2)[0] });
  expect(other.evening()).toMatchObject({ waiting: 1 });
  await say(host, { kind: "result", round: 1, table: 1, points: [6, 1] });
  await say(host, { kind: "result", round: 1, table: 2, points: [2, 6] });
  await draw(host);
  other.reopen();
  for (const phone of [same, other]) phone.fate = "through";
  await meet(same, other, host);
  for (const phone of [same, other]) expect(phone.evening()).toMatchObject({ saved: "saved", waiting: 0 });
  expect(host.evening().unsettled).toMatchObject([
    { entry: { kind: "result", round: 1, table: 2, points: [6, 2] }, problems: [{ code: "confirmed" }] },
  ]);
  expect(tableIn(host, 1, 2)).toMatchObject({ points: [2, 6] });
});

it("a late table's phone still says how it ended after the next round has begun", async () => {
  const { host, phoneAt } = await opened(12);
  await draw(host);
  await say(host, { kind: "late", round: 1, table: 3 });
  for (const table of [1, 2]) await say(host, { kind: "result", round: 1, table, points: [6, table] });
  await draw(host);
  const slow = await phoneAt(3);
  const [ours, theirs] = speakers(host, 1, 3);
  await say(slow, { kind: "result", round: 1, table: 3, points: [6, 5], by: ours });
  await say(slow, { kind: "confirm", round: 1, table: 3, by: theirs, samePhone: true });
  await meet(host);
  expect(tableIn(host, 1, 3)).toMatchObject({ state: "confirmed", points: [6, 5] });
});

it("one phone that has read two cards sends each table's results with its own key", async () => {
  const { host, keeper, phoneAt } = await opened();
  await draw(host);
  const both = await phoneAt(1);
  await both.game.adoptCard({ table: 2 }, tableKey(keeper, 2));
  both.fate = "request lost";
  for (const table of [1, 2])
    await both.game.enter({
      kind: "result",
      round: 1,
      table,
      points: [6, 1],
      by: speakers(host, 1, table)[0],
    });
  both.fate = "through";
  await meet(both, host);
  expect([1, 2].map((table) => tableIn(host, 1, table).state)).toEqual(["entered", "entered"]);
});

it("a new keeper key makes new cards: the old ones end, and what was said with them waits for a new one", async () => {
  const { host, id, keeper, phoneAt } = await opened();
  await draw(host);
  const table = await phoneAt(1);
  const next = newKey();
  await host.game.changeHeader((header) => ({ ...header, keys: { ...header.keys, next } }));
  await meet(host);
  await table.game.enter({ kind: "result", round: 1, table: 1, points: [6, 1], by: speakers(host, 1, 1)[0] });
  await table.game.sync();
  expect(table.evening()).toMatchObject({ waiting: 1, trouble: "wrong-key" });
  await table.game.adoptCard({ table: 1 }, tableKey(next, 1));
  await meet(table, host);
  expect(tableIn(host, 1, 1)).toMatchObject({ state: "entered" });
  // Sent again after a lost answer, the request changes nothing; the old key opens nothing.
  expect(await calls.tableKeys(id, next, tableKeys(next), undefined)).toMatchObject({
    reply: { id, tables: 50 },
  });
  expect(await calls.tableKeys(id, keeper, tableKeys(keeper), undefined)).toMatchObject({
    code: "wrong-key",
  });
});

it("whoever has a table's key can write nothing else into the evening, nor much of that", async () => {
  const { host, id, keeper, phoneAt } = await opened();
  await draw(host);
  await phoneAt(1);
  const [ours] = speakers(host, 1, 1);
  const key = tableKey(keeper, 1);
  const append = async (entries: LogEntry[], base = 1) =>
    calls.append(id, key, { protocol: 1, base, entries });
  const at = { round: 1, table: 1 };
  const result = { kind: "result", ...at, points: [6, 1], by: ours };
  const first = host.evening().view.lines[0]?.written as LogEntry;
  for (const body of [
    { kind: "end" },
    { kind: "add", person: { id: "x", name: "X" } },
    { kind: "away", who: ours },
    {
      kind: "round",
      round: 2,
      tables: [
        {
          table: 1,
          sides: [
            ["p1", "p2"],
            ["p3", "p4"],
          ],
        },
      ],
      rest: [],
    },
    { kind: "time", round: 1 },
    { kind: "late", ...at },
    { kind: "forfeit", ...at, absent: 0 },
    { kind: "adjust", who: ours, points: 5, why: "mine" },
    { kind: "void", target: first.id },
    { kind: "amend", target: first.id, entry: result },
    { kind: "settle", target: first.id },
    { ...result, by: undefined },
    { ...result, table: 2 },
    { kind: "hold", entry: { kind: "end" }, problems: [] },
    { kind: "hold", entry: { ...result, table: 2 }, problems: [] },
  ])
    expect(await append([entry(result), entry(JSON.parse(JSON.stringify(body)))])).toMatchObject({
      outcome: "refused",
      code: "wrong-key",
      problems: [{ path: "/entries/1" }],
    });
  // Neither the keys nor the evening itself are the table's.
  for (const answer of [
    await calls.tableKeys(id, key, [key], undefined),
    await calls.keeperKey(id, key, newKey()),
    await calls.remove(id, key),
  ])
    expect(answer).toMatchObject({ outcome: "refused", code: "wrong-key" });
  // Another evening's table 1 is another table.
  const elsewhere = await opened();
  expect(
    await calls.append(elsewhere.id, key, { protocol: 1, base: 0, entries: [entry(result)] }),
  ).toMatchObject({ code: "wrong-key" });
  const many = Array.from({ length: maxSaid }, (_, index) => entry({ ...result, points: [6, index % 6] }));
  expect(await append(many)).toMatchObject({ outcome: "answered" });
  expect(await append([entry(result)], 1 + maxSaid)).toMatchObject({ code: "wrong-key" });
  await meet(host);
  expect(host.evening().view.log.result([], false)).toMatchObject({
    status: "playing",
    rounds: [{ rest: [] }],
  });
});

it("a finished scoresheet says its table's result once, again when it is corrected, and no longer once others have spoken", async () => {
  const { host, phoneAt } = await opened();
  await draw(host);
  const phone = await phoneAt(1);
  const due = (points: number[]) =>
    resultByGame(phone.evening().view.log, 1, tableIn(phone, 1, 1), { points, game: "g1" });
  const [ours, theirs] = speakers(phone, 1, 1);
  const said = due([6, 2]);
  expect(said).toEqual({ kind: "result", round: 1, table: 1, points: [6, 2], by: ours, game: "g1" });
  expect(due([3, 3])).toBeUndefined();
  await say(phone, said ?? {});
  expect(due([6, 2])).toBeUndefined();
  expect(due([6, 4])).toMatchObject({ points: [6, 4] });
  await say(phone, { kind: "confirm", round: 1, table: 1, by: theirs, samePhone: true });
  expect(due([6, 4])).toBeUndefined();
});
