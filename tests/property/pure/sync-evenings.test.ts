import { describe, expect, it } from "vitest";
import type { EveningLog } from "../../../lib/evening/log";
import type { EveningMoment } from "../../../lib/evening/moment";
import type { Baseline } from "../../../lib/sync/baseline";
import { decide, decisionsAbout } from "../../../lib/sync/decide";
import { asMade } from "../../../lib/sync/hold";
import { sharedEvening } from "../../../lib/sync/shared/evenings";
import type { LogEntry } from "../../../lib/sync/wire/wire";
import { eveningOf, logOf } from "../../support/evening/sheets";
import { drawn, roundOf } from "../../support/evening/simulate";
import { Dice } from "../../support/simulate/dice";
import { MemoryServer } from "../../support/sync/memory-server";
import { Phone } from "../../support/sync/phone";

type EveningPhone = Phone<EveningMoment, EveningLog>;

let made = 0;
const at = "2026-11-21T19:30:00Z";
const newId = (): string => `018f3c1e-7a2b-7c3d-8e4f-${(++made).toString(16).padStart(12, "0")}`;
const entryOf = (body: object): LogEntry => ({ ...body, id: newId(), at }) as LogEntry;

const eight = () => logOf(eveningOf("abcdefgh", "partners", {})).position;
const seven = () => logOf(eveningOf("abcdefg", "table", {}, "hands")).position;

/** One evening on a server and on phones, which enter things while they have no signal. */
class EveningWorld {
  readonly server: MemoryServer<EveningMoment, EveningLog>;
  readonly phones: readonly EveningPhone[];
  /** Everything that was entered, as it was made. */
  readonly entered: LogEntry[] = [];

  constructor(start: EveningMoment, phones: number) {
    this.server = new MemoryServer(sharedEvening, start);
    this.phones = Array.from({ length: phones }, () => new Phone(sharedEvening, start));
  }

  phone(index: number): EveningPhone {
    const phone = this.phones[index];
    if (!phone) throw new RangeError(`no phone ${index}`);
    return phone;
  }

  enter(phone: EveningPhone, body: object): boolean {
    const stored = phone.enter([entryOf(body)], undefined);
    this.entered.push(...stored);
    return stored.length > 0;
  }

  async sync(phone: EveningPhone): Promise<void> {
    const base = phone.log.head;
    const request = phone.log.request();
    if (request) phone.receiveAnswer(base, request.entries, await this.server.append(request), undefined);
    else phone.receive(base, await this.server.read(base), undefined);
  }

  /** Everybody has a signal until nothing is new to anybody. */
  async settle(): Promise<void> {
    for (let round = 0; round < 12; round++) for (const phone of this.phones) await this.sync(phone);
    for (const phone of this.phones) expect(phone.log.request()).toBeUndefined();
  }
}

const resultOn = ({ log }: EveningPhone) => JSON.stringify(log.view.sheet.result([], false));
const sheetOf = ({ log }: EveningPhone): EveningLog => log.view.sheet;

/** Something that may be entered now, or by somebody who knows less than they think. */
function something(dice: Dice, log: EveningLog): object {
  const { state } = log.position;
  const round = state.rounds.length;
  const tables = state.rounds.at(-1)?.tables ?? [];
  const table = dice.pick([...tables.map((each) => each.table), 1]);
  const who = dice.pick(state.units).id;
  const points = [dice.pick([100, 110]), dice.from(0, 1)];
  const draw = drawn(log);
  return dice.pick([
    draw ? roundOf(draw) : { kind: "result", round, table, points },
    { kind: "result", round, table, points },
    { kind: "result", round, table, points, by: who },
    { kind: "confirm", round, table, by: who },
    { kind: dice.pick(["here", "away", "sit"]), who },
    { kind: "void", target: dice.from(0, Math.max(0, log.lines.length - 1)) },
  ]);
}

describe("an evening on several phones", () => {
  it("is the same on all of them in the end, and nothing that was entered is lost or counted twice", async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const dice = new Dice(seed);
      const world = new EveningWorld(eight(), 3);
      for (let step = 0; step < 40; step++) {
        const phone = dice.pick(world.phones);
        if (dice.chance(0.3)) await world.sync(phone);
        else world.enter(phone, something(dice, sheetOf(phone)));
      }
      await world.settle();
      expect(new Set(world.phones.map(resultOn)).size).toBe(1);
      const { entries } = await world.server.read(0);
      const stored = entries.map(({ entry }) => asMade(entry));
      expect(stored.map(({ id }) => id).sort()).toEqual(world.entered.map(({ id }) => id).sort());
    }
  });

  it("two hosts draw the same round without signal: the draws are one, and nobody is asked anything", async () => {
    const world = new EveningWorld(eight(), 2);
    for (const phone of world.phones) {
      const draw = drawn(sheetOf(phone));
      if (draw) expect(world.enter(phone, roundOf(draw))).toBe(true);
    }
    await world.settle();
    for (const phone of world.phones) {
      expect(sheetOf(phone).position.state.rounds).toHaveLength(1);
      expect(phone.log.view.open()).toEqual([]);
    }
  });

  it("two hosts write different rounds: the first stands, the other is held with its reason", async () => {
    const world = new EveningWorld(eight(), 2);
    const round = (sides: readonly string[][]) => ({
      kind: "round",
      round: 1,
      tables: [
        { table: 1, sides },
        {
          table: 2,
          sides: [
            ["e", "f"],
            ["g", "h"],
          ],
        },
      ],
    });
    world.enter(
      world.phone(0),
      round([
        ["a", "b"],
        ["c", "d"],
      ]),
    );
    world.enter(
      world.phone(1),
      round([
        ["a", "c"],
        ["b", "d"],
      ]),
    );
    await world.settle();
    for (const phone of world.phones) {
      const [held, ...others] = phone.log.view.open();
      expect(held?.problems.map(({ code }) => code)).toEqual(["wrong-round"]);
      expect(others).toEqual([]);
      expect(sheetOf(phone).position.state.rounds[0]?.tables[0]?.sides).toEqual([
        [0, 1],
        [2, 3],
      ]);
    }
  });

  it("two hosts write different rounds and type results: what was said of other people counts for nobody until somebody decides", async () => {
    const [same, other] = [
      [
        ["e", "f"],
        ["g", "h"],
      ],
      [
        ["a", "c"],
        ["b", "d"],
      ],
    ];
    const round = (sides: readonly string[][]) => ({
      kind: "round",
      round: 1,
      tables: [
        { table: 1, sides },
        { table: 2, sides: same },
      ],
    });
    const result = (table: number) => ({ kind: "result", round: 1, table, points: [100, 10 * table] });
    // Whether the host whose round stands has typed results, too.
    for (const isTyped of [false, true]) {
      const world = new EveningWorld(eight(), 2);
      const [one, two] = [world.phone(0), world.phone(1)];
      world.enter(
        one,
        round([
          ["a", "b"],
          ["c", "d"],
        ]),
      );
      world.enter(two, round(other));
      for (const table of [1, 2]) {
        if (isTyped) world.enter(one, result(table));
        world.enter(two, result(table));
      }
      await world.settle();
      for (const phone of world.phones) {
        expect(phone.log.view.open().map(({ problems }) => problems[0]?.code)).toEqual([
          "wrong-round",
          "people-meanwhile",
        ]);
        const { rounds } = sheetOf(phone).result([], false);
        // At table 2 both have written the same people.
        expect(rounds[0]?.tables.map(({ points }) => points)).toEqual([
          isTyped ? [100, 10] : undefined,
          [100, 20],
        ]);
      }
    }
  });

  it("both phones say who won: the same thing counts once, another is held until somebody decides", async () => {
    for (const other of [0, 1]) {
      const world = new EveningWorld(seven(), 2);
      const [one, two] = [world.phone(0), world.phone(1)];
      const draw = drawn(sheetOf(one));
      if (draw) world.enter(one, roundOf(draw));
      await world.settle();
      world.enter(one, { kind: "result", round: 1, table: 1, won: 0 });
      world.enter(two, { kind: "result", round: 1, table: 1, won: other });
      await world.settle();
      expect(resultOn(one)).toBe(resultOn(two));
      expect(sheetOf(one).position.state.rounds[0]?.tables[0]?.outcome?.won).toBe(0);
      const open = two.log.view.open();
      expect(open.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual(
        other === 0 ? [] : ["confirmed"],
      );
      const [held] = open;
      if (!held) continue;
      expect(decisionsAbout(two.log.view, held)).toContain("keep");
      const ids = [newId(), newId()] as const;
      two.enter(decide(two.log.view, held, "keep", { ids, at }), undefined);
      await world.settle();
      for (const phone of world.phones) expect(phone.log.view.open()).toEqual([]);
    }
  });

  it("both start the game: the same scoresheet counts once, another is held until somebody decides", async () => {
    for (const other of ["g1", "g2"]) {
      const world = new EveningWorld(seven(), 2);
      const [one, two] = [world.phone(0), world.phone(1)];
      for (const [phone, game] of [
        [one, "g1"],
        [two, other],
      ] as const) {
        const draw = drawn(sheetOf(phone));
        if (draw) world.enter(phone, roundOf(draw));
        expect(world.enter(phone, { kind: "game", round: 1, table: 1, game })).toBe(true);
      }
      await world.settle();
      const games = () =>
        world.phones.map((phone) => sheetOf(phone).position.state.rounds[0]?.tables[0]?.game);
      expect(games()).toEqual(["g1", "g1"]);
      const [held, ...others] = two.log.view.open();
      expect([held !== undefined, others]).toEqual([other === "g2", []]);
      if (!held) continue;
      expect(decisionsAbout(two.log.view, held)).toEqual(["keep", "replace", "add"]);
      two.enter(decide(two.log.view, held, "replace", { ids: [newId(), newId()], at }), undefined);
      await world.settle();
      expect(games()).toEqual(["g2", "g2"]);
      for (const phone of world.phones) expect(phone.log.view.open()).toEqual([]);
    }
  });

  it("one draws while the other corrects: the drawn round stands, and the correction counts", async () => {
    const world = new EveningWorld(seven(), 2);
    const [one, two] = [world.phone(0), world.phone(1)];
    const first = drawn(sheetOf(one));
    if (first) world.enter(one, roundOf(first));
    world.enter(one, { kind: "result", round: 1, table: 1, won: 0 });
    await world.settle();
    const second = drawn(sheetOf(one));
    if (second) world.enter(one, roundOf(second));
    const result = { kind: "result", round: 1, table: 1, won: 1 };
    expect(world.enter(two, { kind: "amend", target: 1, entry: result })).toBe(true);
    await world.settle();
    const { rounds } = sheetOf(two).result([], false);
    expect(rounds[0]?.tables[0]?.won).toBe(1);
    expect(rounds[1]?.asDrawn).toBe(false);
    for (const phone of world.phones) expect(phone.log.view.open()).toEqual([]);
  });

  it("one takes a result back while the other has drawn on: the drawn game is held, and nobody sits in two games", async () => {
    const world = new EveningWorld(seven(), 2);
    const [one, two] = [world.phone(0), world.phone(1)];
    const first = drawn(sheetOf(one));
    if (first) world.enter(one, roundOf(first));
    world.enter(one, { kind: "result", round: 1, table: 1, won: 0 });
    await world.settle();
    const second = drawn(sheetOf(two));
    if (second) world.enter(two, roundOf(second));
    world.enter(two, { kind: "result", round: 2, table: 1, won: 0 });
    expect(world.enter(one, { kind: "void", target: 1 })).toBe(true);
    await world.sync(one);
    await world.settle();
    expect(resultOn(one)).toBe(resultOn(two));
    expect(sheetOf(one).position.state.rounds).toHaveLength(1);
    expect(two.log.view.open().map(({ entry }) => entry.kind)).toEqual(["round", "result"]);
    // Once the first result is there again, what was held can be counted after all.
    world.enter(one, { kind: "result", round: 1, table: 1, won: 0 });
    await world.settle();
    for (const _ of ["round", "result"]) {
      const [next] = two.log.view.open();
      if (!next) throw new Error("nothing is held");
      expect(decisionsAbout(two.log.view, next)).toContain("add");
      two.enter(decide(two.log.view, next, "add", { ids: [newId(), newId()], at }), undefined);
    }
    await world.settle();
    expect(resultOn(one)).toBe(resultOn(two));
    expect(
      sheetOf(one)
        .result([], false)
        .rounds.map(({ tables }) => tables[0]?.won),
    ).toEqual([0, 0]);
  });

  it("a form that was started before the log changed is refused", () => {
    const world = new EveningWorld(seven(), 1);
    const phone = world.phone(0);
    world.enter(phone, { kind: "away", who: "g" });
    const [first] = world.entered;
    const rename = { kind: "rename", person: "a", name: "Ana" };
    const moved = (since: Baseline) => !phone.log.enter([entryOf(rename)], since).ok;
    const before = { last: null, unless: null, entry: { id: String(first?.id), version: null } };
    expect([moved({ last: before.last }), moved({ last: String(first?.id) })]).toEqual([true, false]);
    expect([moved({ unless: null }), moved({ entry: before.entry })]).toEqual([false, false]);
    world.enter(phone, rename);
    world.enter(phone, { kind: "void", target: 0 });
    expect([moved({ unless: null }), moved({ entry: before.entry })]).toEqual([true, true]);
  });
});
