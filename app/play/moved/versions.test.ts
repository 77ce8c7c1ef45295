import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { catalogue } from "@/lib/i18n/catalogues";
import { speaker } from "@/lib/i18n/text";
import type { Position } from "@/lib/rules/game";
import { isRecord } from "@/lib/rules/record";
import { Dice } from "@/tests/support/simulate/dice";
import { simulateGame, sitDown, someTable } from "@/tests/support/simulate/index";
import { versionRows } from "./versions";

const words = { t: catalogue("base", "en"), speaker: speaker("en"), language: "en" } as const;
const players = ["Ana", "Bo", "Cleo", "Dev"].map((name) => ({ id: name.toLowerCase(), name }));

function tableOf(id: string, options: Parameters<typeof sitDown>[1]["options"] = {}): Position {
  const game = games.find(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return sitDown(game, { players, options });
}

/** The label, the other version and mine; "≠" where they contradict each other. */
const compared = (position: Position, there: object, mine: object) =>
  versionRows(position, { ...there }, { ...mine }, words)?.map((row) => [
    row.label,
    row.there,
    row.mine,
    ...(row.differs ? ["≠"] : []),
  ]);

describe("versionRows", () => {
  it("gives one number for all hands one row, even if the other version has them singly", () => {
    const position = tableOf("count", { preset: "dominican" });
    const all = { kind: "hand", out: "ana", left: { "bo+cleo+dev": 27 } };
    const singly = { kind: "hand", out: "bo", left: { ana: 10, cleo: 3, dev: ["6-6", "1-2"] } };
    expect(compared(position, all, singly)).toEqual([
      ["Who went out?", "Ana", "Bo", "≠"],
      ["All together", "27", "28", "≠"],
    ]);
  });

  it("gives a joint hand one row, even if the other version has each hand of the pair", () => {
    expect(
      compared(
        tableOf("count"),
        { kind: "hand", out: "ana", left: { "bo+dev": 27 } },
        { kind: "hand", out: "ana", left: { bo: 10, dev: ["6-6", "1-2"] } },
      ),
    ).toEqual([
      ["Who went out?", "Ana", "Ana"],
      ["Bo and Dev", "27", "25", "≠"],
    ]);
  });

  it("finds no contradiction in a joint hand that only one version has", () => {
    expect(
      compared(
        tableOf("count"),
        { kind: "hand", out: "ana", left: { "bo+dev": 27 } },
        { kind: "hand", out: "bo", left: { "ana+cleo": 14, dev: 5 } },
      ),
    ).toEqual([
      ["Who went out?", "Ana", "Bo", "≠"],
      ["Ana and Cleo", undefined, "14"],
      ["Bo and Dev", "27", "5", "≠"],
    ]);
  });

  it("compares how a hand of count finished, as usual by default, and who led", () => {
    const position = tableOf("count", { preset: "puerto-rico-500" });
    const [finish] =
      compared(
        position,
        { kind: "hand", out: "ana", left: { bo: 10, dev: 5 }, finish: "capicua" },
        { kind: "hand", out: "ana", left: { bo: 10, dev: 5 } },
      ) ?? [];
    expect(finish?.slice(1)).toEqual(["capicúa", "as usual", "≠"]);
    const named = { kind: "hand", out: null, left: { ana: 5, bo: 10, cleo: 7, dev: 9 }, leader: "ana" };
    const rows = compared(tableOf("count"), named, { ...named, leader: "dev" });
    expect(rows?.at(-1)?.slice(1)).toEqual(["Ana", "Dev", "≠"]);
  });

  it("compares bonuses and adjustments", () => {
    const position = tableOf("count", { preset: "dominican" });
    const bonus = { kind: "bonus", player: "ana", for: "all-passed" };
    expect(compared(position, bonus, { ...bonus, player: "bo", for: "opening-passed" })).toMatchObject([
      [expect.any(String), "Ana", "Bo", "≠"],
      [expect.any(String), expect.stringContaining("25"), expect.stringContaining("25"), "≠"],
    ]);
    const adjust = { kind: "adjust", player: "ana", points: -10, why: "looked at a tile" };
    expect(compared(position, adjust, { ...adjust, points: -20, why: "looked at two" })).toMatchObject([
      [expect.any(String), "Ana", "Ana"],
      [expect.any(String), "−10", "−20", "≠"],
      [expect.any(String), "looked at a tile", "looked at two", "≠"],
    ]);
  });

  it("compares how somebody went out in hands, plain by default, and who won a block", () => {
    const position = tableOf("hands", { preset: "brazil" });
    const out = { kind: "hand", out: "ana" };
    expect(compared(position, { ...out, how: "crossed" }, out)).toEqual([
      [expect.any(String), expect.any(String), expect.any(String), "≠"],
      ["Who went out?", "Ana", "Ana"],
    ]);
    const blocked = { kind: "hand", out: null };
    expect(compared(position, { ...blocked, won: null }, { ...blocked, won: "bo" })).toEqual([
      [expect.any(String), expect.stringContaining("Nobody"), "Bo", "≠"],
    ]);
    expect(compared(position, out, { ...blocked, left: { ana: 3, bo: 4, cleo: 5, dev: 6 } })).toEqual([
      ["Who went out?", "Ana", "Blocked", "≠"],
      ["Ana", undefined, "3"],
      ["Bo", undefined, "4"],
      ["Cleo", undefined, "5"],
      ["Dev", undefined, "6"],
    ]);
  });

  it("compares who went out in fives and what the last tile scored, and pegs", () => {
    const position = tableOf("fives");
    expect(compared(position, { kind: "hand", out: "ana", pegs: 2 }, { kind: "hand", out: "bo" })).toEqual([
      ["Who went out?", "Ana", "Bo", "≠"],
      [expect.any(String), "2", undefined],
    ]);
    const peg = { kind: "peg", player: "ana", points: 3 };
    expect(compared(position, peg, { ...peg, points: 8 })?.at(-1)).toEqual(["Points", "3", "8", "≠"]);
  });

  it("compares bidder, bid, marks and success in forty-two, but gives no rows for marks against points", () => {
    const position = tableOf("forty-two");
    const made = { kind: "hand", bidder: "ana", bid: 42, marks: 2, made: true };
    const rows = compared(position, made, { ...made, bidder: "bo", bid: 42, marks: 3, made: false });
    expect(rows?.map(([, , , differs]) => differs)).toEqual(["≠", undefined, "≠", "≠"]);
    const { made: _, ...others } = made;
    expect(compared(position, made, { ...others, points: 30 })).toBeUndefined();
    const byPoints = tableOf("forty-two", { preset: "points" });
    const taken = { kind: "hand", bidder: "ana", bid: 32, points: 35 };
    expect(compared(byPoints, taken, { ...taken, points: 30 })?.at(-1)).toEqual([
      expect.any(String),
      "35",
      "30",
      "≠",
    ]);
  });
});

it.each(games.all.map((game) => ({ id: game.id, game })))(
  "versionRows of an entry of $id and the same entry show equal values and no contradictions",
  ({ game }) => {
    for (const seed of [1, 2, 3]) {
      const { log } = simulateGame(game, someTable(game, new Dice(seed)), seed, { hands: 12 });
      log.lines.forEach((line, index) => {
        const before = log.before(index);
        const effective = line.type === "entry" ? line.effective : undefined;
        if (!before || !isRecord(effective)) return;
        if (!before.prompts().some(({ kind }) => kind === effective.kind)) return;
        const rows = versionRows(before, effective, effective, words);
        expect(rows?.map(({ there, mine }) => there === mine)).toEqual(rows?.map(() => true));
        expect(rows?.some(({ differs }) => differs)).toBe(false);
      });
    }
  },
);
