import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { readScoresheet } from "../../lib/rules/document/scoresheet";
import { replay } from "../../lib/rules/play/replay";
import type { Problem } from "../../lib/rules/problem";
import { goldensOf } from "../support/golden";
import { faulty } from "./documents.fixture";

const root = join(import.meta.dirname, "../..");
const read = (...path: string[]): string => readFileSync(join(root, ...path), "utf8");

/** How the rules write a problem's code. */
const written = /[pP]roblem\(\s*"([a-z-]+)/g;

const sources = ["lib/rules", "lib/games"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes("test"))
    .map((name) => read(folder, name)),
);
const codes = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(written)].flatMap(([, ...found]) => found.filter((code) => code !== undefined)),
  ),
);

const section = read("docs/scoresheet.md").split("\n## Problems\n")[1]?.split("\n## ")[0] ?? "";
const documented = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code = ""]) => code);

const problemsOf = (raw: unknown): readonly Problem[] => {
  const opened = readScoresheet(raw, games);
  return opened.ok ? replay(opened.value).problems : opened.error;
};

/** Every problem that the golden sheets and the invalid documents cause. */
const goldens: unknown[] = games.ids.flatMap((game) => goldensOf(game).map(({ sheet }) => sheet));
const reported = [...goldens, ...Object.values(faulty).map(([raw]) => raw)].flatMap(problemsOf);

describe("problem codes", () => {
  it("are exactly the documented ones", () => expect(documented.sort()).toEqual([...codes].sort()));

  it("all occur in a golden sheet or an invalid document", () =>
    expect([...codes].filter((code) => !reported.some((problem) => problem.code === code))).toEqual([]));
});
