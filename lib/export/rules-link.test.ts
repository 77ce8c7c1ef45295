import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { maxRulesName } from "@/lib/rules/document/house-rules";
import { someTable } from "../../tests/support/simulate";
import { Dice } from "../../tests/support/simulate/dice";
import { readRulesLink, rulesLink } from "./rules-link";

const earlier = (code: string) => `https://example.org/new#rules=${code}`;
const codeFor = (document: unknown) =>
  Buffer.from(typeof document === "string" ? document : JSON.stringify(document)).toString("base64url");
const sunday = { name: "Sunday", game: "count", options: { preset: "dominican", target: 150 } };

const someName = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .map((name) => name.trim().normalize("NFC"))
  .filter((name) => name.length > 0 && name.length <= maxRulesName);

describe.each(games.all)("a link to house rules of $id", (game) => {
  it("carries any options and any name unchanged in the fragment of an address", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), someName, (seed, name) => {
        const rules = { name, game: game.id, options: someTable(game, new Dice(seed)).options };
        const link = rulesLink("https://example.org", rules);
        expect(link).toMatch(/^https:\/\/example\.org\/new#check=[\w-]{8}&rules=[\w-]+&end=here$/);
        expect(readRulesLink(link, games)).toEqual({ ok: true, value: rules });
        const [, code = ""] = /rules=([^&]*)/.exec(link) ?? [];
        expect(readRulesLink(earlier(code), games)).toEqual({ ok: true, value: rules });
      }),
      { numRuns: 50 },
    ));
});

it.each([
  ["nothing", "", "damaged"],
  ["invalid base64url", "a+b/=", "damaged"],
  ["invalid JSON", codeFor("{"), "damaged"],
  ["invalid UTF-8", Buffer.from([0x22, 0xff, 0x22]).toString("base64url"), "damaged"],
  ["a truncated code", codeFor({ version: 1, ...sunday }).slice(0, -9), "damaged"],
  ["a list", codeFor([1]), "damaged"],
  ["no version", codeFor(sunday), "damaged"],
  ["a later version", codeFor({ version: 2, house: "ours" }), "newer"],
  ["a code longer than any rules", "A".repeat(9_000), "damaged"],
  ["an unknown game", codeFor({ version: 1, ...sunday, game: "whist" }), "unfit"],
  ["no game", codeFor({ version: 1, name: "Sunday", options: {} }), "unfit"],
  ["a blank name", codeFor({ version: 1, ...sunday, name: " " }), "unfit"],
  ["a name that is too long", codeFor({ version: 1, ...sunday, name: "x".repeat(41) }), "unfit"],
  ["an unknown field", codeFor({ version: 1, ...sunday, players: [] }), "unfit"],
  [
    "an option that the game does not have",
    codeFor({ version: 1, ...sunday, options: { stake: 1 } }),
    "unfit",
  ],
  ["an option out of range", codeFor({ version: 1, ...sunday, options: { target: 0 } }), "unfit"],
  [
    "options that do not fit together",
    codeFor({ version: 1, ...sunday, options: { sides: true, handSize: 14 } }),
    "unfit",
  ],
])("readRulesLink reports trouble with %s", (_what, code, trouble) => {
  expect(readRulesLink(earlier(code), games)).toMatchObject({ ok: false, error: { trouble } });
});

it("readRulesLink reports a changed letter, even where rules could still be read", () => {
  const link = rulesLink("https://example.org", sunday);
  const changed = link.replace(
    codeFor({ version: 1, ...sunday }),
    codeFor({ version: 1, ...sunday, name: "Sundae" }),
  );
  expect(changed).not.toBe(link);
  expect(readRulesLink(changed, games)).toEqual({ ok: false, error: { trouble: "damaged" } });
});

it("readRulesLink leaves out what no name contains", () => {
  const read = readRulesLink(rulesLink("https://example.org", { ...sunday, name: "Sun\u0000\nday" }), games);
  expect(read).toMatchObject({ ok: true, value: { name: "Sun day" } });
});
