import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { gameWords } from "@/lib/i18n/game-words";
import { languages } from "@/lib/i18n/language";
import { openSite } from "../../support/browser/site";
import { type Loaded, weigh, weightOf } from "../../support/browser/weight";
import { longSheet } from "../../support/long-sheet";
import { languagesIn } from "../../support/one-language";

const site = openSite();

/**
 * What a screen may load over the wire until it can be used, in bytes. The aim for the table is 200,000; React, Next's
 * router and what every page has are 157,000 of that, and with the rules of a game and the schemas of zod it is held to
 * what it weighs (decision 0065).
 */
const most = { table: 253_000, others: 180_000 } as const;

const listOf = (loaded: readonly Loaded[]): string =>
  loaded.map(({ address, bytes }) => `${bytes} ${address}`).join("\n");

/** The scripts that a page loaded, early or late. */
const scriptsOf = (loaded: readonly Loaded[]): Promise<string[]> =>
  Promise.all(
    loaded
      .filter(({ kind }) => kind === "Script")
      .map(async ({ address }) => (await fetch(site.server.url + address)).text()),
  );

describe.each(languages)("to a browser that asks for %s", (language) => {
  it("the table's first load keeps to its budget until it can be used, and has the rules of its own game and one language only", async () => {
    const { browser, server } = site;
    const loaded = await weigh(browser, await longSheet(server.url, 13), "main button", language);
    const scripts = await scriptsOf(loaded);
    const isLoaded = (tagline: string) => scripts.some((text) => text.includes(tagline));
    const had = games.all.filter((game) => isLoaded(gameWords(game, language).tagline)).map(({ id }) => id);
    expect(had).toEqual(["doubles"]);
    expect(Object.keys(languagesIn(scripts))).toEqual([language]);
    const early = loaded.filter((each) => each.early);
    expect(weightOf(early), listOf(early)).toBeLessThanOrEqual(most.table);
  });

  it.each([
    ["/", "main a, main button"],
    ["/new", "main button"],
    ["/rules", "main a"],
    ["/rules/pip", "main h2"],
    ["/settings", "main button"],
    ["/sheet?blank=pip", "main button"],
  ])(
    "the first load of %s keeps to its budget until it can be used, and has one language only",
    async (path, usable) => {
      const { browser, server } = site;
      const loaded = await weigh(browser, server.url + path, usable, language);
      expect(Object.keys(languagesIn(await scriptsOf(loaded)))).toEqual([language]);
      const early = loaded.filter((each) => each.early);
      expect(weightOf(early), listOf(early)).toBeLessThanOrEqual(most.others);
    },
  );

  it("every document of the build, and its payload, says its sentences in that language only", async () => {
    const list = readFileSync(join(import.meta.dirname, "../../../.next/encoded/list.json"), "utf8");
    const listed = Object.entries<{ readonly file: string }>(JSON.parse(list));
    const documents = listed.filter(
      ([address, { file }]) =>
        new RegExp(`^/${language}(?:[/.]|$)`).test(address) && /\.(?:html|rsc)$/.test(file),
    );
    expect(documents.length).toBeGreaterThan(20);
    for (const [address, { file }] of documents) {
      const text = readFileSync(join(import.meta.dirname, "../../..", file), "utf8");
      const others = Object.entries(languagesIn([text])).filter(([other]) => other !== language);
      expect(others, address).toEqual([]);
    }
  });
});
