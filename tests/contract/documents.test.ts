import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { readScoresheet } from "../../lib/rules/document/scoresheet";
import { faulty, large, right } from "./documents.fixture";

/** `[code, path]` of every problem. */
const problemsOf = (raw: unknown): [string, string][] => {
  const read = readScoresheet(raw, games);
  return read.ok ? [] : read.error.map(({ code, path }) => [code, path]);
};

describe("an invalid scoresheet", () => {
  it.each(Object.entries(faulty))("is refused with every problem: %s", (_name, [raw, ...expected]) => {
    const problems = problemsOf(raw);
    expect(problems).toHaveLength(expected.length);
    expect(problems).toEqual(expect.arrayContaining(expected));
  });
});

describe("a valid scoresheet", () => {
  it.each(Object.entries(right))("is accepted: %s", (_name, raw) => expect(problemsOf(raw)).toEqual([]));
});

describe("a huge document", () => {
  it.each(Object.entries(large))("is refused without an exception: %s", (_name, raw) =>
    expect(problemsOf(raw).length).toBeGreaterThan(0),
  );
});
