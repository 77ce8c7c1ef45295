import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { Log } from "../../../lib/rules/play/log";
import { breakdownOf } from "../../../lib/rules/score/breakdown";
import type { Term } from "../../../lib/rules/score/terms";
import { inEnglish } from "../../support/english";
import { type Options, sitDown, somePlayers } from "../../support/simulate/index";

/** The terms of a number as a person reads them: "Cleo's hand 21 + Bo's hand 40 (0-0 36, 3-1 4) + going out 20". */

const written = (terms: readonly Term[]): string =>
  terms
    .map(({ label, value, tiles }) => {
      const listed = tiles?.map((each) => `${each.tile} ${each.value}`).join(", ");
      return `${inEnglish.text(label)} ${value}${listed ? ` (${listed})` : ""}`;
    })
    .join(" + ");

const hand = (out: string | null, left: object) => ({ kind: "hand", out, left });
const round = (out: string | null, left: object, rest: object = {}) => ({
  kind: "round",
  out,
  left,
  ...rest,
});
const cash: Options = { mode: "cash" };
const up: Options = { mode: "hundred-up", target: 20, stake: 100, starCost: 50 };

const rows: [
  id: string,
  players: number,
  options: Options,
  entries: unknown[],
  player: string,
  points: string[],
  money: string[],
][] = [
  [
    "baneberry",
    3,
    {},
    [{ kind: "run", player: "ana", ends: [4, 6] }, hand("ana", { bo: ["0-0", "3-1"], cleo: 21 })],
    "ana",
    ["the ends, 4 + 6 10", "Bo’s hand 40 (0-0 36, 3-1 4) + Cleo’s hand 21 + going out 20"],
    [],
  ],
  [
    "baneberry",
    3,
    {},
    [hand(null, { ana: 7, bo: 7, cleo: 20 })],
    "bo",
    ["Ana’s hand 7 + Cleo’s hand 20 + less their own hand -7 + divided by 2, fraction dropped -10"],
    [],
  ],
  [
    "baneberry",
    2,
    cash,
    [{ kind: "missed-knock", player: "bo" }, hand("bo", { ana: 9 })],
    "bo",
    [],
    ["did not knock -25", "ante -25 + from the pool 75"],
  ],
  [
    "mexican-train",
    2,
    {},
    [round("ana", { bo: ["12-1", "0-0"] }, { engine: 12 })],
    "bo",
    ["still held 13 (12-1 13, 0-0 0)"],
    [],
  ],
  ["mexican-train", 2, {}, [round("ana", { bo: 5 }, { engine: 12 })], "ana", ["going out 0"], []],
  ["pip", 2, {}, [round("ana", { bo: ["w-3"] })], "bo", ["still held 23 (w-3 23)"], []],
  [
    "pip",
    2,
    {},
    [round("bo", { ana: 6 }), round("ana", { bo: 9 })],
    "ana",
    ["still held 6", "going out -10 + no total falls below 0 4"],
    [],
  ],
  ["doubles", 3, {}, [hand("ana", { bo: 9, cleo: 4 })], "ana", ["Bo’s hand 9 + Cleo’s hand 4"], []],
  [
    "domino-pool",
    3,
    { stake: 100 },
    [hand("ana", { bo: 9, cleo: 4 })],
    "ana",
    [],
    ["stake -100 + from the pool 300"],
  ],
  [
    "domino-pool",
    4,
    up,
    [hand("ana", { bo: 3, cleo: 25, dev: 5 }), { kind: "star", player: "cleo", take: true }],
    "cleo",
    ["still held 25", "back in at 5, the highest still in -20"],
    ["paid at the start -100", "the star -50"],
  ],
  [
    "domino-pool",
    4,
    up,
    [{ kind: "end" }],
    "cleo",
    [],
    ["paid at the start -100", "the pool, given back 100"],
  ],
];

describe("the explanation of a player’s score", () => {
  it.each(rows)(
    "lists its terms: %s, %i players, %j, after %j, for %s",
    (id, count, options, entries, player, points, money) => {
      const game = games.find(id);
      if (!game) throw new Error(`no ${id}`);
      const log = new Log(sitDown(game, { players: somePlayers(count), options }));
      for (const entry of entries) expect(log.accept(entry)).toEqual([]);
      const steps = breakdownOf(log, player);
      expect(steps.map((step) => written(step.points)).filter((text) => text !== "")).toEqual(points);
      expect(steps.map((step) => written(step.money)).filter((text) => text !== "")).toEqual(money);
    },
  );
});
