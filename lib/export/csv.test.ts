import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { readScoresheet } from "@/lib/rules/document/scoresheet";
import { Log } from "@/lib/rules/play/log";
import { readCsv } from "../../tests/support/csv";
import { simulateGame, someTable } from "../../tests/support/simulate";
import { Dice } from "../../tests/support/simulate/dice";
import { csvCell, csvOf, csvText } from "./csv";
import { roundsTable } from "./rounds-table";

const t = {
  note: ({ text }: { text: string }) => text,
  round: "Round",
  opened: "Opened with",
  out: "Out",
  start: "Start",
  extras: "Extras",
  total: "Total",
  points: ({ name }: { name: string }) => name,
  money: ({ name }: { name: string }) => `${name} (money)`,
};

describe("csvCell", () => {
  it.each([
    ["Ana", "Ana"],
    ["-4", "-4"],
    ["-0.25", "-0.25"],
    ['a "b", c', '"a ""b"", c"'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1+2", "'-1+2"],
    ["@sum", "'@sum"],
    ["\tx", "'\tx"],
    ["\n=x", `"'\n'=x"`],
    ["  =1+1", "'  =1+1"],
    ["＝1+1", "'＝1+1"],
    ["a;=1+1", "a;'=1+1"],
    ["a; +1;b\t@c", "a; '+1;b\t'@c"],
    ["a;b = 1", "a;b = 1"],
    ['=cmd|"/c calc"', `"'=cmd|""/c calc"""`],
  ])("writes %j as %j", (text, cell) => expect(csvCell(text)).toBe(cell));

  it("is read back unchanged, except for apostrophes before what might be a formula", () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        const read = readCsv(`${csvCell(one)},${csvCell(two)}\r\n`)[0] ?? [];
        const without = (cell: string) => cell.replaceAll("'", "");
        expect(read.map(without)).toEqual([one, two].map(without));
        for (const cell of read) if (!/^-?\d+(\.\d+)?$/.test(cell)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    ));
});

it("csvText is UTF-8 for spreadsheets, with decimals and separators as the reader's country writes them", () => {
  const rows = [["José; Ana", "a,b", "-1.50", 2, "6-6"]];
  expect(csvText(rows, "en")).toBe('\ufeffJosé; Ana,"a,b",-1.50,2,6-6\r\n');
  expect(csvText(rows, "es-MX")).toBe(csvText(rows, "en"));
  for (const language of ["es", "pt"])
    expect(csvText(rows, language)).toBe('\ufeff"José; Ana";a,b;-1,50;2;6-6\r\n');
});

describe.each(games.ids)("roundsTable of %s", (id) => {
  it("adds up to the totals and balances", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const game = games.find(id);
        if (!game) throw new Error("no such game");
        const { sheet } = simulateGame(game, someTable(game, new Dice(seed)), seed, { hands: 8 });
        const opened = readScoresheet(sheet, games);
        if (!opened.ok) throw new Error("no sheet");
        const { start } = opened.value;
        const log = new Log(start);
        for (const entry of sheet.entries) expect(log.accept(entry)).toEqual([]);
        const result = log.result([]);
        const table = roundsTable(log);
        const rows = readCsv(csvOf(table, t, "en"));
        const [head = [], ...body] = rows;
        expect(rows.every((row) => row.length === head.length)).toBe(true);
        table.columns.forEach((players, seat) => {
          const name = players.map((each) => each.name).join(" & ");
          const player = players[0]?.id ?? "";
          // The running total is the sum of the rows so far.
          let [points, money] = [0, 0];
          for (const { added, after } of table.rows) {
            points += added[seat]?.points ?? 0;
            money += added[seat]?.money ?? 0;
            if (after[seat]) expect(after[seat]).toEqual({ points, money });
          }
          // A game without points has the column of money alone, and one without money that of points.
          expect(head.includes(name) || head.includes(`${name} (money)`)).toBe(true);
          for (const [column, total, minor] of [
            [name, result.totals[player], 1],
            [`${name} (money)`, result.balances[player], 100],
          ] as const) {
            const at = head.indexOf(column);
            if (at < 0) continue;
            const cells = body.map((row) => row[at] ?? "");
            if (minor === 100) for (const cell of cells) expect(cell).toMatch(/^(?:-?\d+\.\d\d)?$/);
            const values = cells.map((cell) => Math.round(Number(cell) * minor));
            expect(values.at(-1)).toBe(total);
            expect(values.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(total);
          }
        });
      }),
      { numRuns: 15 },
    ));
});
