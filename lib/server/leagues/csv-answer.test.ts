import { describe, expect, it } from "vitest";
import { type BaseLanguage, languages } from "@/lib/i18n/language";
import type { StandingReplyRow, StandingsReply } from "@/lib/league/page-replies";
import { moneyCsv, standingsCsv } from "@/lib/league/pages/csv/csv-tables";
import type { MoneyReply } from "@/lib/league/replies";
import { readCsv } from "@/tests/support/csv";
import { messages, withLanguage } from "../words/words";
import { answerCsv } from "./csv-answer";

const standing = (name: string, money: StandingReplyRow["money"]) =>
  ({
    place: 1,
    player: name,
    name,
    played: 1,
    won: 1,
    shared: 0,
    points: 0,
    places: 1,
    ahead: 0,
    scored: 1,
    best: null,
    worst: null,
    rounds: 1,
    outs: 0,
    form: [],
    rating: null,
    money,
  }) as unknown as StandingReplyRow;

const columns = async (rows: Parameters<typeof answerCsv>[0], wanted: RegExp) => {
  const [head = [], ...body] = readCsv(await answerCsv(rows, "table.csv").text());
  const at = head.flatMap((name, index) => (wanted.test(name) ? [index] : []));
  return [head, ...body].map((row) => at.map((index) => row[index]));
};

describe("money in a CSV file", () => {
  it("is in major units, with columns for each currency that are named with its code", async () => {
    const rows = [
      standing("Ana", [
        { currency: "USD", won: 50, lost: 0 },
        { currency: "EUR", won: 125, lost: 275 },
      ]),
      standing("Bo", [{ currency: "EUR", won: 100_000, lost: 0 }]),
    ];
    expect(
      await columns(standingsCsv({ rows } as unknown as StandingsReply, messages().csv), /^money/),
    ).toEqual([
      ["EUR", "USD"].flatMap((currency) =>
        ["money won", "money lost", "money"].map((of) => `${of} (${currency})`),
      ),
      ["1.25", "2.75", "-1.50", "0.50", "0.00", "0.50"],
      ["1000.00", "0.00", "1000.00", "0.00", "0.00", "0.00"],
    ]);
  });

  it("is in major units beside a column with the currency of each row", async () => {
    const balances = [
      { player: "a", name: "Ana", balance: -150 },
      { player: "b", name: "Bo", balance: 5 },
    ];
    const reply = { ledgers: [{ currency: "EUR", balances }] } as unknown as MoneyReply;
    expect(await columns(moneyCsv(reply, messages().csv), /^(?:balance|currency)$/)).toEqual([
      ["balance", "currency"],
      ["-1.50", "EUR"],
      ["0.05", "EUR"],
    ]);
  });
});

it("a CSV file has the same columns in every language, named in the reader's language", async () => {
  const reply = { ledgers: [{ currency: "EUR", balances: [{ player: "a", name: "Ana", balance: 5 }] }] };
  const read = (language: BaseLanguage) =>
    withLanguage(language, async () =>
      readCsv(
        await answerCsv(moneyCsv(reply as unknown as MoneyReply, messages().csv), "table.csv").text(),
        language === "en" ? "," : ";",
      ).map((row) => row.map((cell) => cell.replace(/^0,/, "0."))),
    );
  const tables = await Promise.all(languages.map(read));
  expect(new Set(tables.map(([head]) => head?.join())).size).toBe(languages.length);
  expect(new Set(tables.map(([, ...rows]) => rows.join())).size).toBe(1);
});
