import { expect, it } from "vitest";
import { tableKey } from "../../lib/client/evening/keys/keys";
import { roundEntry, type SeatPlan, sidesAt } from "../../lib/evening/hall/seat-plan";
import { correctionOf } from "../../lib/evening/home/corrections";
import { undoBaseline } from "../../lib/sync/baseline";
import { newEvening, Phone, startFileServer } from "../support/sync/real-phones";

// A club's evening plays itself on two hosts' phones, as their screens enter it.

await startFileServer();

const stateOf = (phone: Phone) => phone.evening().view.log.position.state;

async function enter(phone: Phone, body: object): Promise<string> {
  const entered = await phone.game.enter(body);
  if (!entered.ok) throw new Error(JSON.stringify([body, entered.error]));
  return entered.value;
}

/** A host does something and takes it back, after which all is as it was. `undo`: what does that, instead of a void. */
async function takenBack(phone: Phone, bodies: readonly object[], undo?: readonly object[]): Promise<void> {
  const before = stateOf(phone);
  let target = "";
  for (const body of bodies) target = await enter(phone, body);
  expect(stateOf(phone)).not.toEqual(before);
  const undone = await phone.game.enterAll(undo ?? [{ kind: "void", target }], {
    since: undoBaseline(target),
  });
  expect(undone.ok).toBe(true);
  expect(stateOf(phone)).toEqual(before);
}

/** The same, and does it again. */
async function twice(phone: Phone, body: object): Promise<void> {
  await takenBack(phone, [body]);
  await enter(phone, body);
}

function drawn(phone: Phone): SeatPlan {
  const draw = phone.evening().view.log.draw();
  if ("problem" in draw) throw new Error(draw.problem);
  return draw;
}

/** The first side of an odd table wins. */
const result = (round: number, table: number) => ({
  kind: "result",
  round,
  table,
  points: table % 2 === 1 ? [6, table % 6] : [round % 6, 6],
});

const meet = async (phones: readonly Phone[]) => {
  for (const phone of [...phones, ...phones]) await phone.game.sync();
};

/** What differs from the host's word waits for people, with its reason; they leave what counts. */
async function keepHeld(phone: Phone, count: number): Promise<void> {
  const held = phone.evening().unsettled;
  expect(held.map(({ problems }) => problems[0]?.code)).toEqual(
    Array.from({ length: count }, () => "confirmed"),
  );
  for (const { id } of held) await phone.game.settle(id, "keep");
}

/** A phone that has read the card of every table, as many as there can be. */
async function phoneWithCards(host: Phone, tables: number): Promise<Phone> {
  const { view, keys } = host.evening();
  const phone = new Phone(view.id);
  for (let table = 1; table <= tables; table++)
    await phone.game.adoptCard({ table }, tableKey(keys.keeper ?? "", table));
  await phone.game.sync();
  return phone;
}

it.each([5, 13, 16, 40])(
  "%i people, four rounds, two hosts: one killed with everything unsent, one without signal, a table's phone that is heard a round too late, results late and said twice, everything undone once",
  { timeout: 60_000 },
  async (count) => {
    const people = Array.from({ length: count }, (_, index) => `p${index + 1}`);
    const phones = (await newEvening(2, people, {}, "partners")) as [Phone, Phone];
    const [one, two] = phones;
    const atTable = await phoneWithCards(one, Math.ceil(count / 4) + 1);
    const written: SeatPlan[] = [];
    // A table that still plays while the next round is drawn.
    let late: { readonly round: number; readonly table: number } | undefined;
    for (let round = 1; round <= 4; round++) {
      const plan = drawn(one);
      await twice(one, roundEntry(plan));
      written.push(plan);
      if (late) await twice(one, result(late.round, late.table));
      const tables = plan.tables.map(({ table }) => table).sort((a, b) => a - b);
      const [slow = 1] = tables;
      late = tables.length > 1 && round < 4 ? { round, table: slow } : undefined;
      // Since the draw before this one a table's phone has had no signal: it says then what the host has typed since.
      atTable.fate = "through";
      await meet([...phones, atTable]);
      await keepHeld(one, round > 1 && round % 2 === 1 ? 1 : 0);
      for (const phone of [one, two, atTable]) phone.fate = "request lost";
      const played = tables.filter((each) => each !== late?.table);
      const last = played.at(-1) ?? 1;
      const seated = plan.tables.find((each) => each.table === last);
      const [[ours] = [], [theirs] = []] = seated ? sidesAt(seated) : [];
      const same = result(round, last);
      await enter(atTable, { ...same, ...(round % 2 === 0 && { points: [4, 3] }), by: ours });
      await enter(atTable, { kind: "confirm", round, table: last, by: theirs, samePhone: true });
      if (round === 2) await takenBack(one, [{ kind: "forfeit", round, table: last, absent: 0 }]);
      for (const each of played) await twice(one, result(round, each));
      const corrected = { ...result(round, last), points: [1, 2] };
      const correction = correctionOf(one.evening().view.log, "result", round, corrected, last);
      await takenBack(one, correction?.entries ?? [], correction?.undo);
      await twice(one, { kind: "time", round });
      await twice(one, { kind: "sit", who: people[round] });
      // Somebody comes, somebody goes and comes back, somebody was spelt wrongly.
      if (round === 2)
        for (const body of [
          { kind: "add", person: { id: "late", name: "Late" } },
          { kind: "away", who: "p5" },
          { kind: "here", who: "p5" },
          { kind: "rename", person: "p1", name: "First" },
        ])
          await twice(one, body);
      one.reopen();
      one.fate = "through";
      await one.game.sync();
      if (late) await twice(one, { kind: "late", ...late });
      // The other host has no signal, types one result as well, and another one differently.
      const [first = 1, second] = played;
      await enter(two, result(round, first));
      if (second !== undefined) await enter(two, { ...result(round, second), points: [6, 5] });
      two.fate = "through";
      await meet(phones);
      await keepHeld(one, second === undefined ? 0 : 1);
    }
    await twice(one, { kind: "adjust", who: "p1", points: 5, why: "Ruled" });
    await twice(one, { kind: "end" });
    atTable.fate = "through";
    await meet([...phones, atTable]);
    await keepHeld(one, 1);
    await meet([...phones, atTable]);

    for (const phone of [two, atTable]) expect(phone.evening().view.lines).toEqual(one.evening().view.lines);
    for (const phone of [...phones, atTable])
      expect(phone.evening()).toMatchObject({ saved: "saved", unsettled: [] });
    const { rounds, standings, waiting, status } = one.evening().view.log.result([], false);
    expect(status).toBe("finished");
    expect(waiting).toEqual([]);
    expect(rounds.map(({ tables }) => tables.map(({ points }) => points))).toEqual(
      written.map(({ round, tables }) =>
        tables
          .map(({ table }) => table)
          .sort((a, b) => a - b)
          .map((table) => result(round, table).points),
      ),
    );
    // Everybody is where the hosts were shown them, and nobody was lost or counted twice.
    for (const { who, games, rests } of standings) {
      const seats = written.filter(({ tables }) => tables.some((each) => sidesAt(each).flat().includes(who)));
      expect([who, games]).toEqual([who, seats.length]);
      expect(rests).toBe(written.filter(({ rest }) => rest.includes(who)).length);
    }
    const total = (of: (row: (typeof standings)[number]) => number) =>
      standings.reduce((sum, row) => sum + of(row), 0);
    expect(total((row) => (row.for ?? 0) - (row.against ?? 0))).toBe(5);
    expect(total(({ wins }) => wins)).toBe(4 * written.reduce((sum, { tables }) => sum + tables.length, 0));
  },
);
