import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SentenceParams } from "../../tests/support/sentence-params";
import { games } from "../games/registry";
import type { CatalogueName } from "./catalogue-names";
import { catalogue } from "./catalogues";
import { catalogues as inEnglish } from "./en/catalogues";
import { money } from "./en/counted";
import { findGameWords } from "./game-words";
import { directionOf, inRegion, type Language, languages, regionsOf, whilePlaying } from "./language";

const names = Object.keys(inEnglish).filter(
  (name): name is CatalogueName => name !== "terms" && name !== "games",
);

const rooms = {
  league: "lib/league/texts.ts",
  evening: "lib/evening/texts.ts",
  file: "lib/export/texts.ts",
  ...Object.fromEntries(games.ids.map((id) => [`game/${id}`, `lib/games/${id}/texts.ts`])),
};
const params = new SentenceParams(["lib/i18n/catalogue-names.ts", ...Object.values(rooms)]);
const given = new Map([
  ...params.ofCatalogues("lib/i18n/catalogue-names.ts", "Catalogues"),
  ...Object.entries(rooms).flatMap(([room, file]) =>
    [...params.ofRoom(file)].map(([id, params]) => [`${room}.${id}`, params] as const),
  ),
]);

/** All words of a language by their path: a sentence, or the function that makes one. */
function said(language: Language): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const name of names) gather(catalogue(name, language), name, found);
  for (const id of games.ids) {
    const { texts, name, tagline, roundName, roundCount } = findGameWords(id, language) ?? missing(id);
    gather(texts, `game/${id}`, found);
    const title = (f: { number: number }) => roundName(f).title;
    const inText = (f: { number: number }) => roundName(f).inText;
    gather({ name, tagline, roundName: { title, inText }, roundCount }, `words/${id}`, found);
  }
  return found;
}

function missing(what: string): never {
  throw new Error(`nothing is said of ${what}`);
}

function gather(words: unknown, path: string, found: Map<string, unknown>): void {
  if (typeof words !== "object" || words === null) found.set(path, words);
  else for (const [id, inner] of Object.entries(words)) gather(inner, `${path}.${id}`, found);
}

const counted = fc.tuple(fc.record({ number: fc.nat(99), rounds: fc.integer({ min: 1, max: 99 }) }));
for (const id of games.ids)
  for (const name of ["roundName.title", "roundName.inText", "roundCount"])
    given.set(`words/${id}.${name}`, counted);

const presets = games.ids.flatMap((id) =>
  Object.keys(findGameWords(id, "en")?.texts ?? {}).flatMap((text) => /^preset\/(.*)$/.exec(text)?.[1] ?? []),
);
const tags = languages.flatMap((base) => [
  base,
  ...regionsOf(base).map((region) => inRegion(base, [`${base}-${region}`])),
]);
const tables: readonly Language[] = tags.flatMap((tag) => [
  tag,
  ...presets.map((preset) => whilePlaying(tag, preset)),
]);

/** What is wrong with a sentence; undefined if nothing is. */
function fault(sentence: unknown): string | undefined {
  if (typeof sentence !== "string") return "is no text";
  if (sentence.trim() === "") return "says nothing";
  const found = /undefined|NaN|\bnull\b|\[object| {2}|^ | $| [.,;]|\.\.(?!\.)|,\.|\b1234\b|\w'\w/.exec(
    sentence,
  )?.[0];
  return found && `has "${found}"`;
}

describe("the sentences", () => {
  it("have the same ids and types in every language", () => {
    const shape = (language: Language) =>
      [...said(language)].map(([path, words]) => `${path}: ${typeof words}`).sort();
    for (const language of languages) expect(shape(language)).toEqual(shape("en"));
  });

  it.each(languages)("have no gaps in %s, with the words of every region and preset", (base) => {
    const faults = new Set<string>();
    for (const language of tables.filter((tag) => tag.startsWith(base)))
      for (const [path, words] of said(language)) {
        const samples =
          typeof words === "function" ? fc.sample(given.get(path) ?? missing(path), 6) : [undefined];
        for (const sample of samples) {
          const sentence = typeof words === "function" ? words(...(sample as unknown[])) : words;
          const wrong = fault(sentence);
          if (wrong) faults.add(`${path} ${wrong}: ${sentence} ${JSON.stringify(sample)}`);
        }
      }
    expect([...faults]).toEqual([]);
  });
});

describe("English", () => {
  it("writes a debt with one minus sign", () => {
    expect([125, 5, -125, -5].map(money)).toEqual(["1.25", "0.05", "−1.25", "−0.05"]);
  });

  it("uses the words of the country, and the words of the game in preference to them", () => {
    const leads = (language: Language) => catalogue("base", language).sentences.leads({ names: ["Ana"] });
    expect(leads("en")).toBe("Ana leads");
    expect(leads("en-JM")).toBe("Ana poses");
    expect(leads(whilePlaying("en-JM", "fives-and-threes"))).toBe("Ana drops");
    const whoWentOut = (table: string) => catalogue("base", whilePlaying("en", table)).entry.whoWentOut;
    expect(whoWentOut("fives-and-threes")).toBe("Who chipped out?");
    // Out is who has lost there.
    expect(whoWentOut("domino-pool")).toBe("Who went domino?");
  });
});

it("directionOf gives the writing direction of a language", () => {
  expect(languages.map(directionOf)).toEqual(languages.map(() => "ltr"));
  expect(["ar", "he-IL", "FA"].map(directionOf)).toEqual(["rtl", "rtl", "rtl"]);
});
