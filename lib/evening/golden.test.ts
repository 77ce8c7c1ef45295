import { describe, expect, it } from "vitest";
import { replayed } from "../../tests/support/evening/sheets";
import golden from "./golden.json";
import second from "./second.fixture.json";

interface Row {
  readonly name: string;
  readonly sheet: { readonly draw?: boolean };
  readonly expect: { readonly rounds: readonly { readonly says: readonly object[] }[] };
}

/**
 * Beside the worked examples, some evenings of chance (corrections, disputes, late tables, rounds changed by hand),
 * whose results a second program, written from the contract alone, has computed too.
 */
const rows = [...golden, ...second] as unknown as Row[];

/** The order of what is said of a round is free. */
const inAnyOrder = ({ rounds, ...others }: Row["expect"]) => ({
  ...others,
  rounds: rounds.map(({ says, ...round }) => ({
    ...round,
    says: says.map((each) => JSON.stringify(each)).sort(),
  })),
});

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === "object" && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;

describe("a golden evening", () => {
  it.each(rows)("is replayed as it should be: $name", ({ sheet, expect: expected }) => {
    const { draw, ...document } = sheet;
    const { log, problems } = replayed(document);
    const told = problems.map(({ entry, code, path }) => ({ entry, code, path }));
    const result = JSON.parse(JSON.stringify(sorted(log.result(told, draw === true))));
    expect(inAnyOrder(result)).toEqual(inAnyOrder(sorted(expected) as Row["expect"]));
  });
});
