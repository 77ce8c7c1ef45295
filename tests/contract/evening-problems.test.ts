import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { refusals } from "../../lib/evening/refusals.fixture";
import { catalogue } from "../../lib/i18n/catalogues";
import { speaker } from "../../lib/i18n/text";
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
const rows = [...section.matchAll(/^\| `([a-z-]+)` \| .+ \| (.+) \|$/gm)].map(
  ([, code = "", example = ""]) => ({ code, example }),
);
const reported = Object.values(refusals).flatMap(([sheet]) => problemsOf(sheet));

describe("the problem codes of evenings", () => {
  it("are exactly the documented ones", () =>
    expect(rows.map(({ code }) => code).sort()).toEqual([...codes].sort()));

  it("all occur in a refused sheet", () =>
    expect([...codes].filter((code) => !reported.some((problem) => problem.code === code))).toEqual([]));

  it.each(rows)("are documented with a real message: $code", ({ code, example }) => {
    const english = speaker("en", catalogue("evening", "en"));
    const messages = reported.filter((problem) => problem.code === code).map(english.problem);
    const [start = "", rest] = example.split("…");
    expect(
      messages.some((message) => (rest === undefined ? message === start : message.startsWith(start))),
    ).toBe(true);
  });
});
