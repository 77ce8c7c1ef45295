import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (...path: string[]): string => readFileSync(join(root, ...path), "utf8");

/** How the rules write a problem's code. */
const written = /\bcode: "([a-z-]+)"|\brefuse\("\w+", "([a-z-]+)"|Code = "([a-z-]+)"/g;

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
const rows = [...section.matchAll(/^\| `([a-z-]+)` \| (.+) \| (.+) \|$/gm)].map(
  ([, code, meaning, example]) => ({ code, meaning, example }),
);

describe("problem codes", () => {
  it("are all documented, and no others", () =>
    expect(rows.map(({ code }) => code).sort()).toEqual([...codes].sort()));

  it("have a sentence each", () =>
    expect(rows.filter(({ example }) => !/[.?…]$/.test(example ?? ""))).toEqual([]));

  it("are shown by a golden sheet or a faulty document", () => {
    const shown = ["baneberry", "mexican-train", "domino-pool", "pip", "doubles"].flatMap((game) =>
      readdirSync(join(root, "lib/games", game, "golden")).map((name) =>
        read("lib/games", game, "golden", name),
      ),
    );
    const documents = read("tests/contract/documents.test.ts");
    const unseen = [...codes].filter(
      (code) => ![documents, ...shown].some((text) => text.includes(`"${code}"`)),
    );
    expect(unseen).toEqual([]);
  });
});
