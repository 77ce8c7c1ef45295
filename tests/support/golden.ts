import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

/** A row of a game's `golden.json`. Without `players`, Ana (`a`) and Bo (`b`) play. */
interface Row {
  readonly name: string;
  readonly about: string;
  readonly options?: object;
  readonly players?: readonly object[];
  readonly entries: readonly unknown[];
  readonly expect: Golden["expect"];
}

/**
 * A sheet and its expected result. `expect` has the parts of the replay result that the sheet is about, and each of
 * them has to be exactly equal; `absent` names parts that the result must not have. Problems are given by entry and
 * code, with path and `later` where they matter: exactly these problems, in any order.
 */
export interface Golden {
  readonly name: string;
  readonly sheet: object;
  readonly expect: Readonly<Record<string, unknown>> & {
    readonly problems: readonly object[];
    readonly absent?: readonly string[];
  };
}

const anaAndBo = [
  { id: "a", name: "Ana" },
  { id: "b", name: "Bo" },
];

/** The golden sheets of a game, from `lib/games/<game>/golden.json`. */
export function goldensOf(game: string): Golden[] {
  const file = fileURLToPath(new URL(`../../lib/games/${game}/golden.json`, import.meta.url));
  const rows: Row[] = JSON.parse(readFileSync(file, "utf8"));
  return rows.map(({ name, about: _, expect, players = anaAndBo, ...parts }) => ({
    name,
    sheet: { format: "pipkeeper/scoresheet", version: 1, game, players, ...parts },
    expect,
  }));
}

/** Checks that a result, of a replay here or over HTTP, is the expected one. */
export function expectGolden(
  result: Readonly<Record<string, unknown>>,
  { problems, absent = [], ...parts }: Golden["expect"],
): void {
  expect(result.problems).toHaveLength(problems.length);
  expect(result.problems).toEqual(
    expect.arrayContaining(problems.map((problem) => expect.objectContaining(problem))),
  );
  for (const [part, value] of Object.entries(parts))
    expect({ [part]: result[part] }).toEqual({ [part]: value });
  for (const part of absent) expect(result).not.toHaveProperty(part);
}
