import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const pagesIn = (folder: string, recursive = true): string[] =>
  readdirSync(join(root, folder), { recursive, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
const pages = [...pagesIn(".", false), ...["docs", "scripts", "tests"].flatMap((folder) => pagesIn(folder))];
const read = (page: string): string => readFileSync(join(root, page), "utf8");
const withoutCode = (text: string): string => text.replace(/^```.*?^```/gms, "");

/** The anchors of a page's headings, as GitHub makes them: of equal ones, the second ends in -1. */
function anchorsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of withoutCode(read(page)).matchAll(/^#+ (.+)$/gm)) {
    const plain = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-");
    for (let [anchor, same] = [plain, 0]; ; anchor = `${plain}-${++same}`)
      if (!anchors.has(anchor)) {
        anchors.add(anchor);
        break;
      }
  }
  return anchors;
}

describe("the documentation", () => {
  it.each(pages)("%s links only to pages and headings that are there", (page) => {
    const links = [
      ...withoutCode(read(page)).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g),
    ];
    const broken = links.filter(([, path = "", anchor]) => {
      const target = path === "" ? page : join(dirname(page), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(target).has(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page));
  const index = read("docs/decisions/README.md");

  it.each(decisions)("%s has a date and a status, and is in the index", (page) => {
    expect(read(page).split("\n")[2]).toMatch(/^\*\d+ \w+ \d{4}.*in force/);
    expect(index).toContain(`](${page.split("/").at(-1)})`);
  });
});
