import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvText } from "@/lib/export/csv";
import { dayOf } from "./days";
import { moneyOf, wholeOf } from "./figures";
import { separatedLines } from "./separated";
import { linesOf, maxLines } from "./source";
import { maxTableSize, textOf } from "./text-of";

const table = "Día;Ana;José\n2019-05-01;10;7";
const cells = [
  ["Día", "Ana", "José"],
  ["2019-05-01", "10", "7"],
];
const utf16 = (text: string, isBig: boolean): number[] =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });

describe("files in the encodings of spreadsheets", () => {
  it.each<[string, number[]]>([
    ["UTF-8", [...Buffer.from(table)]],
    ["UTF-8 with a byte order mark", [...Buffer.from(`\ufeff${table}`)]],
    ["UTF-16 with a byte order mark", utf16(`\ufeff${table}`, false)],
    ["UTF-16, the other way round", utf16(`\ufeff${table}`, true)],
    ["UTF-16 without a mark", utf16(table, false)],
    ["UTF-16 without a mark, the other way round", utf16(table, true)],
    ["Windows-1252", [...table].map((letter) => letter.charCodeAt(0))],
    ["with the separator that a spreadsheet names", [...Buffer.from(`sep=;\r\n${table}`)]],
    ["lines that end as on old Macs", [...Buffer.from(table.replace("\n", "\r"))]],
  ])("%s", (_, bytes) => {
    const text = textOf(Uint8Array.from(bytes));
    const lines = text.ok ? linesOf(text.value) : text;
    expect(lines.ok && lines.value.map((line) => line.cells)).toEqual(cells);
  });
});

it("a file that was cut off inside a letter keeps its other letters", () => {
  const text = textOf(Uint8Array.from(Buffer.from(`${table}\n2019-05-02;José`).subarray(0, -1)));
  expect(text.ok && text.value.startsWith(`${table}\n2019-05-02;Jos`)).toBe(true);
  const replaced = textOf(Buffer.from("Jos\ufffd;José"));
  expect(replaced).toEqual({ ok: true, value: "Jos\ufffd;José" });
});

it("a table of a chat has no line below its headings, and JSON may have a game a line", () => {
  const cellsIn = (text: string) => {
    const lines = linesOf(text);
    return lines.ok && lines.value.map(({ cells: each }) => each.filter(Boolean));
  };
  expect(cellsIn("| date | Ana |\n|---|:--:|\n| 2021-01-01 | 1 |")).toEqual([
    ["date", "Ana"],
    ["2021-01-01", "1"],
  ]);
  expect(cellsIn('{"date":"2021-01-01","Ana":1}\n{"date":"2021-01-02","Ana":2}\n')).toEqual([
    ["game no.", "date", "Ana"],
    ["1", "2021-01-01", "1"],
    ["2", "2021-01-02", "2"],
  ]);
});

describe("what is no table is refused with a reason", () => {
  const code = (bytes: Uint8Array) => {
    const text = textOf(bytes);
    const lines = text.ok ? linesOf(text.value) : text;
    return lines.ok ? "" : lines.error.code;
  };
  it.each<[string, string | Uint8Array, string]>([
    ["nothing", "", "table-empty"],
    ["only spaces and separators", " \n;;;\n", "table-empty"],
    ["a workbook", "PK\u0003\u0004abcdef", "table-workbook"],
    ["a workbook of long ago", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), "table-workbook"],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2), "table-not-text"],
    ["half a JSON document", '[{"date":"2019-01-01","totals":{"Ana":', "table-broken-json"],
    ["JSON without results", "[]", "table-empty"],
    ["lists in lists in lists", "[".repeat(200) + "]".repeat(200), "table-too-deep"],
    [
      "JSON with too many fields",
      JSON.stringify(Array.from({ length: 1_200 }, (_, at) => ({ date: "2020-01-01", [`p${at}`]: 1 }))),
      "table-too-wide",
    ],
    ["a million brackets", "[".repeat(1_000_000), "table-broken-json"],
    ["too many lines", "a,1\n".repeat(maxLines + 1), "table-too-long"],
    ["too many columns", `${"1,".repeat(1_200)}1\n2,3`, "table-too-wide"],
    ["too many bytes", "a,1\n".repeat(maxTableSize / 4 + 1), "table-too-large"],
  ])("%s", (_, content, expected) =>
    expect(code(typeof content === "string" ? Buffer.from(content) : content)).toBe(expected),
  );

  it("whatever it is, it is answered", () => {
    const pieces = fc.constantFrom(..."[]{}()'\",;\t\n: \\=-+*&19aé\u0000\ufeff\ud800");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const lines = linesOf(parts.join(""));
        if (lines.ok) for (const { line } of lines.value) expect(line).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});

it("what this program writes as CSV is read as it was, in each language", () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\0]/g, "").trim());
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.constantFrom("en", "es"), (written, language) => {
      const text = csvText(written, language).slice(1);
      const read = separatedLines(text, language === "en" ? "," : ";");
      // A formula is disarmed by an apostrophe before it, and a decimal has a comma in Spanish.
      const plain = (value: string) => value.replaceAll("'", "").replaceAll(",", ".");
      expect(read.map((line) => line.cells.map(plain))).toEqual(written.map((line) => line.map(plain)));
    }),
  );
});

it.each<[string, string | undefined, string?]>([
  ["2021-03-17", "2021-03-17"],
  ["2021/3/7", "2021-03-07"],
  ["17.3.21", "2021-03-17"],
  ["3/17/2021", "2021-03-17", "month-first"],
  ["17 Mar 2021", "2021-03-17"],
  ["Wed, 17th March 2021", "2021-03-17"],
  ["miércoles 17 de marzo de 2021", "2021-03-17"],
  ["17 de março de 2021", "2021-03-17"],
  ["2021-03-18T01:30:00", "2021-03-17"],
  ["18/03/2021 05:59", "2021-03-17"],
  ["18/03/2021 06:00", "2021-03-18"],
  ["3/18/2021 1:30 AM", "2021-03-17", "month-first"],
  ["3/18/2021 1:30 PM", "2021-03-18", "month-first"],
  ["44272", "2021-03-17"],
  ["20210317", "2021-03-17"],
  ["44273.0625", "2021-03-17"],
  ["44272,75", "2021-03-17"],
  ["2021-02-30", ""],
  ["31/04/2021", ""],
  ["3/17/2021", ""],
  ["0000-01-01", ""],
  ["0201-05-03", ""],
  ["1899-12-31", ""],
  ["1900-01-01", "1900-01-01"],
  ["Ana 10 2021", undefined],
  ["10-8", undefined],
  ["10", undefined],
  ["Mario", undefined],
])("the date %s is %s", (written, expected, order = "day-first") =>
  expect(dayOf(written, order as "day-first")).toBe(expected),
);

it.each<[string, number | "fraction" | undefined]>([
  ["10", 10],
  ["−5", -5],
  ["1,234", 1234],
  ["1.234.567", 1234567],
  ["10,0", 10],
  ["7.50", "fraction"],
  ["0,5", "fraction"],
  ["½", "fraction"],
  ["3 1/2", "fraction"],
  ["=1+1", undefined],
  ["ten", undefined],
  ["1e9", undefined],
  ["99999999", undefined],
])("the figure %s is %s", (written, expected) => expect(wholeOf(written)).toBe(expected));

it.each<[string, number | undefined, string?]>([
  ["3,50 €", 350, "EUR"],
  ["€3.50", 350, "EUR"],
  ["-€ 1.234,56", -123_456, "EUR"],
  ["1 234,56 €", 123_456, "EUR"],
  ["1'234.5", 123_450],
  ["R$ -10,00", -1_000, "BRL"],
  ["US$1,234", 123_400, "USD"],
  ["$ 12.500", 1_250_000],
  ["12.500 CLP", 1_250_000, "CLP"],
  ["(3.50)", -350],
  ["+2", 200],
  ["0", 0],
  ["-0,00", 0],
  ["S/ 5", 500, "PEN"],
  ["Ana 5", undefined],
  ["ANA 5", undefined],
  ["1.25.000", undefined],
  ["€1 £2", undefined],
  ["3,5.0", undefined],
  ["1e9", undefined],
  ["99999999999", undefined],
  ["", undefined],
])("the amount %s is %s %s", (written, amount, currency) => {
  const found = moneyOf(written);
  expect([found?.amount, found?.currency]).toEqual([amount, currency]);
});
