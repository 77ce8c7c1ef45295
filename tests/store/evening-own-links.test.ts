import { expect, it } from "vitest";
import { personKey, personLinks, tableKey, tableKeys } from "../../lib/client/evening/keys/keys";
import { withLinks } from "../../lib/client/game/sync/key-requests";
import { callsOver } from "../../lib/client/net/server-calls";
import { newKey } from "../../lib/client/random-ids";
import { maxSaid } from "../../lib/evening/entries/of-table";
import { roundEntry } from "../../lib/evening/hall/seat-plan";
import type { LogEntry } from "../../lib/sync/wire/wire";
import { entry } from "../support/entries";
import { newEvening, Phone, server, startFileServer } from "../support/sync/real-phones";

// Everybody's own link writes whether they are there, and nothing else; it counts until the evening is over.

await startFileServer();

const calls = callsOver(server);
const people = ["p1", "p2", "p3", "p4", "p5"];

async function opened() {
  const [host] = (await newEvening(1, people, {}, "partners")) as [Phone];
  const { id } = host.evening().view;
  const keeper = host.evening().keys.keeper ?? "";
  await host.game.changeHeader(withLinks);
  await host.game.sync();
  /** A phone that has opened somebody's own link. */
  const phoneOf = async (who: string, key = personKey(keeper, who)) => {
    const phone = new Phone(id);
    await phone.game.adoptCard({ who }, key);
    await phone.game.sync();
    return phone;
  };
  return { host, id, keeper, phoneOf };
}

async function say(phone: Phone, body: object): Promise<void> {
  const entered = await phone.game.enter(body);
  if (!entered.ok) throw new Error(JSON.stringify([body, entered.error]));
  await phone.game.sync();
}
const meet = async (...phones: Phone[]) => {
  for (const phone of [...phones, ...phones]) await phone.game.sync();
};
const stateOf = (phone: Phone, unit: number) => phone.evening().view.log.position.state.now[unit];

it("somebody goes home, comes back and asks for a rest on their own phone, also one who came later, and without a signal", async () => {
  const { host, phoneOf } = await opened();
  const own = await phoneOf("p2");
  expect(own.evening()).toMatchObject({ mayWrite: false });
  await say(own, { kind: "away", who: "p2" });
  await meet(host);
  expect(stateOf(host, 1)?.here).toBe(false);
  own.fate = "request lost";
  await own.game.enter({ kind: "here", who: "p2" });
  await own.game.enter({ kind: "sit", who: "p2" });
  await own.game.sync();
  expect(own.evening()).toMatchObject({ waiting: 2 });
  own.fate = "through";
  await meet(own, host);
  expect(stateOf(host, 1)).toMatchObject({ here: true, asked: true });
  await say(host, { kind: "add", person: { id: "p6", name: "Late" } });
  await meet(host);
  await say(await phoneOf("p6"), { kind: "sit", who: "p6" });
  await meet(host);
  expect(stateOf(host, 5)?.asked).toBe(true);
});

it("whoever has it can enter nothing else on a phone, for nobody else", async () => {
  const { host, phoneOf } = await opened();
  const own = await phoneOf("p2");
  for (const body of [
    { kind: "away", who: "p3" },
    { kind: "end" },
    { kind: "void", target: 0 },
    { kind: "add", person: { id: "x", name: "X" } },
  ])
    expect(await own.game.enter(body)).toMatchObject({ ok: false, error: [{ code: "no-key" }] });
  // The key of somebody else opens nothing for this one.
  const wrong = await phoneOf("p3", personKey(host.evening().keys.keeper ?? "", "p2"));
  await wrong.game.enter({ kind: "away", who: "p3" });
  await wrong.game.sync();
  expect(wrong.evening()).toMatchObject({ waiting: 1, trouble: "wrong-key" });
  await meet(host);
  expect(host.evening().view.lines).toEqual([]);
});

it("whatever is sent with it, the server takes no word of anybody or anything else, nor much, and none counts after the end", async () => {
  const { host, id, keeper } = await opened();
  const plan = host.evening().view.log.draw();
  if ("problem" in plan) throw new Error(plan.problem);
  await say(host, roundEntry(plan));
  const key = personKey(keeper, "p1");
  const append = (entries: LogEntry[], base = 1) => calls.append(id, key, { protocol: 1, base, entries });
  const rests = { kind: "sit", who: "p1" };
  const first = host.evening().view.lines[0]?.written as LogEntry;
  for (const body of [
    { kind: "away", who: "p2" },
    { kind: "end" },
    { kind: "add", person: { id: "x", name: "X" } },
    { kind: "rename", person: "p1", name: "Queen" },
    { kind: "result", round: 1, table: 1, points: [6, 1], by: "p1" },
    { kind: "confirm", round: 1, table: 1, by: "p1" },
    { kind: "adjust", who: "p1", points: 5, why: "mine" },
    { kind: "void", target: first.id },
    { kind: "amend", target: first.id, entry: rests },
    { kind: "settle", target: first.id },
    { kind: "hold", entry: { kind: "end" }, problems: [] },
    { kind: "hold", entry: { kind: "away", who: "p2" }, problems: [] },
  ])
    expect(await append([entry(rests), entry(body)])).toMatchObject({
      outcome: "refused",
      code: "wrong-key",
      problems: [{ path: "/entries/1" }],
    });
  for (const answer of [
    await calls.tableKeys(id, key, [key], personLinks(keeper, people)),
    await calls.keeperKey(id, key, newKey()),
    await calls.remove(id, key),
    await calls.append(id, tableKey(keeper, 1), { protocol: 1, base: 1, entries: [entry(rests)] }),
  ])
    expect(answer).toMatchObject({ outcome: "refused", code: "wrong-key" });
  const elsewhere = await opened();
  expect(
    await calls.append(elsewhere.id, key, { protocol: 1, base: 0, entries: [entry(rests)] }),
  ).toMatchObject({ code: "wrong-key" });

  const often = Array.from({ length: maxSaid }, (_, index) =>
    entry({ kind: index % 2 === 0 ? "away" : "here", who: "p1" }),
  );
  expect(await append(often)).toMatchObject({ outcome: "answered" });
  expect(await append([entry(rests)], 1 + maxSaid)).toMatchObject({ code: "wrong-key" });
  await meet(host);
  await say(host, { kind: "end" });
  const other = personKey(keeper, "p2");
  const late = { protocol: 1 as const, base: 2 + maxSaid, entries: [entry({ kind: "away", who: "p2" })] };
  expect(await calls.append(id, other, late)).toMatchObject({
    code: "unfit",
    problems: [{ code: "evening-over" }],
  });
});

it("what a phone without a signal says too late reaches the host, who sees it, and waits nowhere", async () => {
  const { host, phoneOf } = await opened();
  const [knows, hears] = [await phoneOf("p2"), await phoneOf("p3")];
  for (const [phone, who] of [
    [knows, "p2"],
    [hears, "p3"],
  ] as const) {
    phone.fate = "request lost";
    await phone.game.enter({ kind: "away", who });
  }
  await say(host, { kind: "end" });
  // One sends its word before it has heard of the end, the other after.
  knows.fate = "reply lost";
  await knows.game.sync();
  for (const phone of [knows, hears]) phone.fate = "through";
  await meet(knows, hears, host);
  for (const phone of [knows, hears, host])
    expect(phone.evening()).toMatchObject({
      saved: "saved",
      waiting: 0,
      unsettled: ["p2", "p3"].map((who) => ({ entry: { kind: "away", who }, decisions: ["keep"] })),
    });
  for (const { id } of host.evening().unsettled) await host.game.settle(id, "keep");
  await meet(host, knows, hears);
  for (const phone of [knows, hears, host]) {
    expect(phone.evening()).toMatchObject({ saved: "saved", unsettled: [] });
    expect([1, 2].map((unit) => stateOf(phone, unit)?.here)).toEqual([true, true]);
  }
});

it("a new keeper key ends all links, and one that is sent again changes nothing", async () => {
  const { host, id, keeper } = await opened();
  expect(await calls.tableKeys(id, keeper, tableKeys(keeper), personLinks(keeper, people))).toMatchObject({
    reply: { id, tables: 50, people: 5 },
  });
  const next = newKey();
  await host.game.changeHeader((header) => ({ ...header, keys: { ...header.keys, next } }));
  await meet(host);
  const request = { protocol: 1 as const, base: 0, entries: [entry({ kind: "away", who: "p1" })] };
  expect(await calls.append(id, personKey(keeper, "p1"), request)).toMatchObject({ code: "wrong-key" });
  expect(await calls.append(id, personKey(next, "p1"), request)).toMatchObject({ outcome: "answered" });
  // Whoever shows no links leaves them as they are.
  expect(await calls.tableKeys(id, next, tableKeys(next), undefined)).toMatchObject({
    reply: { tables: 50 },
  });
  const back = { protocol: 1 as const, base: 1, entries: [entry({ kind: "here", who: "p1" })] };
  expect(await calls.append(id, personKey(next, "p1"), back)).toMatchObject({ outcome: "answered" });
  const twice = [...personLinks(next, ["p1"]), ...personLinks(next, ["p1"])];
  expect(await calls.tableKeys(id, next, [newKey()], twice)).toMatchObject({ reply: { people: 1 } });
});
