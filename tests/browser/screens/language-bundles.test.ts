import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "@/lib/i18n/language";
import { openSite } from "../../support/browser/site";
import { type Loaded, screens, weigh } from "../../support/browser/weight";
import { languagesIn } from "../../support/languages-in";
import { longSheet } from "../../support/long-sheet";

const site = openSite();
const root = join(import.meta.dirname, "../../..");
let table = "";
// Before the first search in thousands of files, during which a connection that the server closes would not be noticed.
beforeAll(async () => {
  table = await longSheet(site.server.url, 3);
});

/** The scripts that a page loaded until its network was idle. */
const scriptsOf = (loaded: readonly Loaded[]): Promise<string[]> =>
  Promise.all(
    loaded
      .filter(({ kind }) => kind === "Script")
      .map(async ({ address }) => (await fetch(site.server.url + address)).text()),
  );

describe.each(languages)("a browser that asks for %s loads text in no other language", (language) => {
  it("at any screen, and at the table", async () => {
    const all = [
      ...screens.map(([path, usable]) => [site.server.url + path, usable]),
      [table, "main button"],
    ];
    // Together, since each waits for a second in which nothing is loaded.
    const scripts = await Promise.all(
      all.map(async ([address = "", usable = ""]) =>
        scriptsOf(await weigh(site.browser, address, usable, language)),
      ),
    );
    const found = scripts.map((each, at) => [all[at]?.[0], Object.keys(languagesIn(each))]);
    expect(found).toEqual(all.map(([address]) => [address, [language]]));
  });

  it("in any prerendered document or its payload", () => {
    const list: Record<string, { readonly file: string }> = JSON.parse(
      readFileSync(join(root, ".next/encoded/list.json"), "utf8"),
    );
    const documents = Object.entries(list).filter(
      ([address, { file }]) =>
        new RegExp(`^/${language}(?:[/.]|$)`).test(address) && /\.(?:html|rsc)$/.test(file),
    );
    expect(documents.length).toBeGreaterThan(20);
    for (const [address, { file }] of documents) {
      const found = languagesIn([readFileSync(join(root, file), "utf8")]);
      expect(
        Object.entries(found).filter(([other]) => other !== language),
        address,
      ).toEqual([]);
    }
  });
});
