import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { readScoresheet } from "../../lib/rules/document/scoresheet";
import { faulty, large, right } from "./documents.fixture";

/** `[code, path]` of every problem. */
const problemsOf = (raw: unknown): [string, string][] => {
  const read = readScoresheet(raw, games);
  return read.ok ? [] : read.error.map(({ code, path }) => [code, path]);
};

describe("a document that is not a scoresheet", () => {
  it.each(Object.entries(faulty))("%s", (_name, [raw, ...expected]) => {
    const problems = problemsOf(raw);
    expect(problems).toHaveLength(expected.length);
    expect(problems).toEqual(expect.arrayContaining(expected));
  });
});

describe("a scoresheet", () => {
  it.each(Object.entries(right))("%s", (_name, raw) => expect(problemsOf(raw)).toEqual([]));
});

describe("a huge document is refused", () => {
  it.each(Object.entries(large))("%s", (_name, raw) => expect(problemsOf(raw).length).toBeGreaterThan(0));
});
