import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { Log } from "../../../lib/rules/play/log";
import type { Text } from "../../../lib/rules/text";
import { inEnglish } from "../../support/english";
import { type Options, sitDown, somePlayers } from "../../support/simulate/index";

/** What a position reports to the screen: the headline, marks of players, prompts, and entries in one line. */

/** The names and numbers in a sentence, in order; its wording is not tested. */
const factsOf = (text: Text | undefined): string =>
  (inEnglish.text(text).match(/\b(?:Ana|Bob?|Cleo|Dev)\b|\d+(?:[.-]\d+)?/g) ?? []).join(" ");

const log = (id: string, count: number, options: Options, entries: readonly unknown[]): Log => {
  const game = games.find(id);
  if (!game) throw new Error(`no ${id}`);
  const taken = new Log(sitDown(game, { players: somePlayers(count), options }));
  for (const entry of entries) expect(taken.accept(entry)).toEqual([]);
  return taken;
};

const hand = (out: string | null, left: object) => ({ kind: "hand", out, left });
const round = (engine: number, found = "hand") => ({
  kind: "round",
  engine,
  found,
  out: "ana",
  left: { bo: 3 },
});
const pipRound = { kind: "round", out: "ana", left: { bo: 3 } };
const joins = (start: string) => ({ kind: "join", player: { id: "cleo", name: "Cleo" }, start });
const run = (points: number) => ({ kind: "run", player: "bo", points });
const up: Options = { mode: "hundred-up", target: 20 };
const down = [hand("ana", { bo: 20, cleo: 25, dev: 5 })];

const headlines: [id: string, count: number, options: Options, entries: unknown[], facts: string][] = [
  ["baneberry", 2, {}, [], "1 157"],
  ["baneberry", 2, {}, [run(15)], "1 Bo 142"],
  ["baneberry", 2, {}, [hand("bo", { ana: 9 })], "2 Bo 128"],
  ["baneberry", 2, {}, [run(15), { ...run(15), player: "ana" }], "1 Ana Bo 142"],
  ["baneberry", 2, { target: 15 }, [run(15)], ""],
  ["baneberry", 2, { mode: "cash" }, [hand("bo", { ana: 9 })], "2 0.25"],
  ["mexican-train", 2, {}, [], "1 13 12 11 10"],
  ["mexican-train", 2, {}, [round(10)], "2 13 12 11 9"],
  ["mexican-train", 2, { deal: "removed" }, [7, 6, 5, 4, 3, 2, 1].map((engine) => round(engine)), "8 8 0"],
  ["mexican-train", 2, { deal: "removed" }, [7, 6, 5, 4, 3, 2, 1, 0].map((engine) => round(engine)), ""],
  ["domino-pool", 3, {}, [hand("bo", { ana: 9, cleo: 4 })], "2 0.25"],
  ["domino-pool", 4, up, [], "1 4"],
  ["domino-pool", 4, up, [hand("ana", { bo: 3, cleo: 25, dev: 5 })], "Cleo"],
  ["domino-pool", 4, { ...up, stars: 0 }, [hand("ana", { bo: 3, cleo: 25, dev: 5 })], "2 3"],
  ["domino-pool", 4, up, [...down, { kind: "star", player: "cleo", take: false }], "Bo"],
  ["domino-pool", 3, up, [hand(null, { ana: 20, bo: 21, cleo: 22 })], ""],
  ["pip", 2, {}, [], "1 9 1-1"],
  ["pip", 2, {}, Array(8).fill(pipRound), "9 9 9-9"],
  ["pip", 2, {}, Array(9).fill(pipRound), ""],
  ["doubles", 2, {}, [], "1 100"],
  ["doubles", 2, {}, [hand("bo", { ana: 9 }), hand("ana", { bo: 4 })], "3 Bo 91"],
  ["doubles", 3, {}, [hand(null, { ana: 9, bo: 9, cleo: 15 })], "2 Ana Bo 88"],
  ["doubles", 2, { target: 9 }, [hand("bo", { ana: 9 })], ""],
];

describe("a headline", () => {
  it.each(headlines)(
    "has the right names and numbers: %s, %i players, %j, after %j: %s",
    (id, count, options, entries, facts) => {
      const { position } = log(id, count, options, entries);
      expect(factsOf(position.headline())).toBe(facts);
      // There is a headline as long as the game goes on.
      expect(position.over).toBe(facts === "");
    },
  );
});

const pots: [id: string, count: number, options: Options, entries: unknown[], pot: number | undefined][] = [
  ["domino-pool", 4, {}, [], 100],
  // Three divide 1.00, and the odd cent stays in the pot.
  ["domino-pool", 4, {}, [hand(null, { ana: 5, bo: 5, cleo: 5, dev: 9 })], 101],
  ["domino-pool", 4, {}, [{ kind: "leave", player: "dev" }], 75],
  ["domino-pool", 4, {}, [{ kind: "end" }], undefined],
  ["domino-pool", 4, up, [], undefined],
  ["baneberry", 3, { mode: "cash", ante: 10 }, [{ kind: "missed-knock", player: "bo" }], 40],
  ["baneberry", 3, {}, [], undefined],
  ["pip", 2, {}, [], undefined],
];

describe("the pot of the next hand", () => {
  it.each(pots)("is right: %s, %i players, %j, after %j: %s", (id, count, options, entries, pot) =>
    expect(log(id, count, options, entries).position.pot).toBe(pot),
  );
});

const marks: [
  id: string,
  count: number,
  options: Options,
  entries: unknown[],
  marks: [player: string, facts: string][],
][] = [
  ["baneberry", 3, {}, [{ kind: "missed-knock", player: "bo" }], [["bo", ""]]],
  ["baneberry", 3, {}, [run(2)], []],
  [
    "domino-pool",
    4,
    up,
    down,
    [
      ["bo", ""],
      ["cleo", ""],
    ],
  ],
  [
    "domino-pool",
    4,
    { ...up, stars: 1 },
    down,
    [
      ["bo", ""],
      ["cleo", ""],
    ],
  ],
  [
    "doubles",
    2,
    {},
    [hand("bo", { ana: 9 })],
    [
      ["ana", "100"],
      ["bo", "91"],
    ],
  ],
  ["doubles", 2, { target: 5 }, [hand("bo", { ana: 9 })], []],
];

describe("marks of players", () => {
  it.each(marks)("are right: %s, %i players, %j, after %j", (id, count, options, entries, expected) =>
    expect(
      log(id, count, options, entries)
        .position.marks()
        .map(({ player, mark }) => [player, factsOf(mark)]),
    ).toEqual(expected),
  );
});

const lines: [
  id: string,
  count: number,
  options: Options,
  before: unknown[],
  entry: unknown,
  facts: string,
][] = [
  ["baneberry", 2, {}, [], run(15), "Bo 15"],
  ["baneberry", 2, {}, [], { kind: "run", player: "bo", ends: [18, 2] }, "Bo 20 18 2"],
  ["baneberry", 2, {}, [], { kind: "missed-knock", player: "bo" }, "Bo"],
  ["baneberry", 2, {}, [{ kind: "missed-knock", player: "bo" }], { kind: "passed", player: "bo" }, "Bo"],
  ["baneberry", 2, {}, [], hand("bo", { ana: ["0-0"] }), "Bo Ana 36"],
  ["mexican-train", 2, {}, [], round(10), "10 Ana Bo 3"],
  ["domino-pool", 3, {}, [], hand(null, { ana: 9, bo: 4, cleo: 11 }), "Ana 9 Bo 4 Cleo 11"],
  ["domino-pool", 4, up, down, { kind: "star", player: "cleo", take: true }, "Cleo"],
  ["domino-pool", 4, up, down, { kind: "star", player: "cleo", take: false }, "Cleo"],
  ["pip", 2, {}, [], pipRound, "Ana Bo 3"],
  ["pip", 2, {}, [], { ...pipRound, opened: "wild" }, "Ana Bo 3"],
  ["doubles", 2, {}, [], { kind: "end" }, ""],
  ["doubles", 2, { set: 9 }, [hand("bo", { ana: 9 })], joins("average"), "Cleo Bo 5"],
  ["doubles", 2, { set: 9 }, [], { ...joins("zero"), after: null }, "Cleo 0"],
  ["baneberry", 2, { mode: "cash" }, [], joins("zero"), "Cleo Bo"],
  ["pip", 3, {}, [], { kind: "leave", player: "bo" }, "Bo"],
  ["domino-pool", 3, up, [], { kind: "leave", player: "bo", score: "unranked", stake: "back" }, "Bo"],
  ["pip", 3, {}, [], { kind: "rename", player: "bo", name: "Bob" }, "Bob"],
  ["pip", 3, {}, [], { kind: "seats", order: ["cleo", "ana", "bo"] }, "Cleo Ana Bo"],
];

describe("an entry in one line", () => {
  it.each(lines)(
    "has the right names and numbers: %s, %i players, %j, after %j: %j",
    (id, count, options, before, entry, facts) =>
      expect(factsOf(log(id, count, options, before).position.describe(entry))).toBe(facts),
  );
});

describe("a corrected name", () => {
  it("is used for earlier entries too", () => {
    const sheet = log("pip", 2, {}, [pipRound, { kind: "rename", player: "bo", name: "Bob" }]);
    expect(factsOf(sheet.before(0)?.describe(pipRound))).toBe("Ana Bob 3");
    expect(sheet.before(0)?.standing()).toEqual(log("pip", 2, {}, []).position.standing());
  });

  it("is used in the reason why a correction is refused", () => {
    const sheet = log("doubles", 3, {}, [
      { kind: "leave", player: "cleo" },
      hand("bo", { ana: 9 }),
      { kind: "rename", player: "bo", name: "Bob" },
    ]);
    const [problem] = sheet.accept({ kind: "void", target: 0 });
    expect(problem && inEnglish.problem(problem)).toMatch(/Bob.*Ana 9/);
  });
});

describe("a player who left", () => {
  it("is marked as such, without a distance to the target", () => {
    const { position } = log("doubles", 3, {}, [{ kind: "leave", player: "bo" }]);
    expect(position.marks().map(({ player, mark }) => [player, factsOf(mark)])).toEqual([
      ["ana", "100"],
      ["cleo", "100"],
      ["bo", ""],
    ]);
  });
});

describe("prompts", () => {
  const kinds = (id: string, count: number, options: Options, entries: unknown[]) =>
    log(id, count, options, entries)
      .position.prompts()
      .map(({ kind, when }) => `${when} ${kind}`);

  const asked: [id: string, count: number, options: Options, entries: unknown[], prompts: string[]][] = [
    ["baneberry", 2, {}, [], ["play run", "play missed-knock", "hand hand", "ruling adjust"]],
    [
      "baneberry",
      2,
      {},
      [{ kind: "missed-knock", player: "bo" }],
      ["play run", "play missed-knock", "play passed", "hand hand", "ruling adjust"],
    ],
    ["baneberry", 2, { mode: "cash" }, [], ["play missed-knock", "hand hand"]],
    ["mexican-train", 2, {}, [], ["hand round", "ruling adjust"]],
    ["domino-pool", 3, {}, [], ["hand hand"]],
    ["domino-pool", 4, up, down, ["offer star", "hand hand"]],
    ["domino-pool", 3, up, [hand("ana", { bo: 20, cleo: 25 })], ["offer star"]],
    ["pip", 2, {}, [], ["hand round", "ruling adjust"]],
    ["doubles", 2, {}, [], ["hand hand", "ruling adjust"]],
  ];

  it.each(asked)("are the right ones: %s, %i players, %j, after %j", (id, count, options, entries, prompts) =>
    expect(kinds(id, count, options, entries)).toEqual(prompts),
  );

  it("offer a star with its price and the resulting total", () => {
    const [star] = log("domino-pool", 4, { ...up, stake: 100, starCost: 30 }, down).position.prompts();
    expect(star?.asks.find(({ type }) => type === "offer")).toMatchObject({
      player: "cleo",
      price: 30,
      total: 5,
    });
  });

  it("list the engine that is due, and those skipped, still to come and played", () => {
    const [prompt] = log("mexican-train", 2, { deal: "removed" }, [round(5)]).position.prompts();
    const engines = prompt?.asks.find((ask) => ask.type === "engine");
    expect(engines?.engines.map(({ engine, state }) => `${engine} ${state}`)).toEqual([
      "7 due",
      "6 skipped",
      "4 later",
      "3 later",
      "2 later",
      "1 later",
      "0 later",
      "5 played",
    ]);
  });
});
