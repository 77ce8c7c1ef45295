import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { refusals } from "../../lib/evening/refusals.fixture";
import { problemsOf } from "../support/evening/sheets";

const root = join(import.meta.dirname, "../..");
const read = (...path: string[]): string => readFileSync(join(root, ...path), "utf8");

const sources = readdirSync(join(root, "lib/evening"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !/test|fixture/.test(name))
  .map((name) => read("lib/evening", name));
const codes = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/eveningProblem\(\s*"([a-z-]+)/g)].map(([, code = ""]) => code),
  ),
);

const section = read("docs/eveningsheet.md").split("\n## Problems of evenings\n")[1]?.split("\n## ")[0] ?? "";
const documented = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code = ""]) => code);
const reported = Object.values(refusals).flatMap(([sheet]) => problemsOf(sheet));

describe("the problem codes of evenings", () => {
  it("are exactly the documented ones", () => expect(documented.sort()).toEqual([...codes].sort()));

  it("all occur in a refused sheet", () =>
    expect([...codes].filter((code) => !reported.some((problem) => problem.code === code))).toEqual([]));
});
