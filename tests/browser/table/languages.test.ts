import { readFile } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { whilePlaying } from "../../../lib/i18n/language";
import {
  type ControlNames,
  controlsIn,
  inDominicanSpanish,
  inEnglish,
  inPortuguese,
  inSpanish,
} from "../../support/browser/control-names";
import { inviteLink } from "../../support/browser/invite-link";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { installing, loseSignal, openSite } from "../../support/browser/site";
import { shows } from "../../support/browser/standings";
import { waitForWinner } from "../../support/browser/whole-game";
import { en, ofGame, roundOf, wordsIn } from "../../support/browser/words";
import { sentencesIn } from "../../support/sentences";

const site = openSite();
afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

const four = ["Ana", "Bo", "Cleo", "Dev"];
const [es, pt] = [wordsIn("es"), wordsIn("pt")];
const { language: dominican } = inDominicanSpanish;
const brazil = whilePlaying("pt-BR", "brazil");
const totals = (us: number, them: number) => ({ Ana: us, Bo: them, Cleo: us, Dev: them });

interface Phone {
  readonly page: Page;
  readonly keeper: Scorekeeper;
}

/** A scorekeeper on a phone whose browser asks for this language. */
async function phone(locale: string, t: ControlNames, more: BrowserContextOptions = {}): Promise<Phone> {
  const viewport = { width: 390, height: 844 };
  const context = await site.browser.newContext({ viewport, locale, acceptDownloads: true, ...more });
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  return { page, keeper: new Scorekeeper(page, site.server.url, t) };
}

const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const answer = (page: Page, question: string | RegExp, given: string) =>
  page.getByRole("group", { name: question }).getByText(given, { exact: true }).click();
const languageOf = (page: Page) => page.locator("html").getAttribute("lang");
const lastHand = (page: Page, region: string) =>
  page.getByRole("region", { name: region }).getByRole("listitem").last().textContent();

async function isFinished(page: Page, wanted: readonly number[]): Promise<void> {
  const id = new URL(page.url()).searchParams.get("game");
  const { games } = await (await fetch(`${site.server.url}/api/games?ids=${id}`)).json();
  expect(games).toMatchObject([{ status: "finished" }]);
  expect(Object.values(games[0].totals)).toEqual(wanted);
}

describe("a whole game in the players’ language", () => {
  it("Dominican in Spanish of the Dominican Republic, with a paso corrido, a capicúa and a tranque", async () => {
    const { page, keeper } = await phone("es-DO", inDominicanSpanish);
    await keeper.setUp("count/dominican", four);
    expect(await languageOf(page)).toBe("es");
    await keeper.enter({ out: "Ana", left: { [es.entry.allTogether]: 43 } });
    await tap(page, es.table.actionsOf({ name: "Bo" }));
    await tap(page, ofGame("count", "bonus-worth", { what: "all-passed", points: 25 }, dominican));
    await expect.poll(() => keeper.totals()).toEqual(totals(43, 25));
    await keeper.enter({
      first: [es.entry.change, ofGame("count", "capicua", {}, dominican)],
      out: "Dev",
      left: { [es.entry.allTogether]: 49 },
    });
    await expect.poll(() => keeper.totals()).toEqual(totals(43, 99));
    await keeper.enter({ out: null, left: { Ana: 20, Cleo: 5, Bo: 15, Dev: 14 } });
    await expect.poll(() => keeper.totals()).toEqual(totals(97, 99));
    // Tied between the two sides: the side that led wins.
    await page.getByRole("button", { name: inDominicanSpanish.end }).click();
    await keeper.answer({ out: null, left: { Ana: 9, Cleo: 15, Bo: 9, Dev: 20 } });
    await answer(page, ofGame("count", "leader", {}, dominican), "Ana");
    await tap(page, es.entry.save);
    await expect.poll(() => keeper.totals()).toEqual(totals(150, 99));
    await keeper.enter({ out: "Cleo", left: { [es.entry.allTogether]: 53 } });
    await waitForWinner(page, ["Ana", "Cleo"], es);
    await page.getByRole("heading", { name: es.finish.records }).waitFor();
    await keeper.savedOnServer();
    await isFinished(page, [203, 99, 203, 99]);
  });

  it("Brazilian in Portuguese, with a lá-e-lô, a blocked hand, a carroça and a buchuda", async () => {
    const { page, keeper } = await phone("pt-BR", inPortuguese);
    await keeper.setUp("hands/brazil", four);
    expect(await languageOf(page)).toBe("pt");
    const lastRounds = () => lastHand(page, pt.table.lastHands);
    const openForm = () => page.getByRole("button", { name: inPortuguese.end }).click();
    const outWith = async (name: string, how: "plain" | "double" | "both-ends") => {
      await openForm();
      await tap(page, inPortuguese.wentOut(name));
      await tap(page, ofGame("hands", `way/${how}`, {}, brazil));
    };
    await outWith("Ana", "plain");
    await expect.poll(() => keeper.totals()).toEqual(totals(1, 0));
    await outWith("Cleo", "both-ends");
    await expect.poll(() => keeper.totals()).toEqual(totals(4, 0));
    await expect.poll(lastRounds).toMatch(/Ana.*Cleo.*4.*0/);
    await openForm();
    await tap(page, pt.entry.blocked);
    await answer(page, ofGame("hands", "who-won", {}, brazil), "Ana");
    await tap(page, pt.entry.save);
    await expect.poll(() => keeper.totals()).toEqual(totals(5, 0));
    await outWith("Ana", "double");
    await waitForWinner(page, ["Ana", "Cleo"], pt);
    await expect.poll(lastRounds).toMatch(/Ana.*Cleo.*7.*0/);
    await page
      .getByText(wordsIn(brazil).sentences.shutout({ won: 7, countsTwice: false }), { exact: true })
      .waitFor();
    await keeper.savedOnServer();
    await isFinished(page, [7, 0, 7, 0]);
  });
});

/** A game begun in English with one of two hands typed, and the address of its table. */
async function halfTyped(more?: BrowserContextOptions): Promise<Phone & { readonly table: string }> {
  const { page, keeper } = await phone("en-US", inEnglish, more);
  await keeper.setUp("doubles", ["Ana", "Bo", "Cleo"]);
  await keeper.savedOnServer();
  const table = page.url();
  await tap(page, en.sentences["end-of-hand"]);
  await keeper.answer({ out: "Ana", left: { Bo: 12 } });
  await page.goBack();
  await page
    .getByRole("region", { name: en.moved.halfTypedRound({ round: roundOf("doubles", 1) }) })
    .waitFor();
  return { page, keeper, table };
}

async function choose(page: Page, language: string, settings: string): Promise<void> {
  await page.goto(`${site.server.url}/settings`);
  await page.getByText(language, { exact: true }).click();
  await page.getByRole("heading", { name: settings }).waitFor();
}

describe("changing the language in the settings", () => {
  it("keeps drafts, and is remembered", async () => {
    const { page, table } = await halfTyped();
    await choose(page, "Español", es.settings.title);
    await page.goto(table);
    await page
      .getByRole("region", { name: es.moved.halfTypedRound({ round: roundOf("doubles", 1, "es") }) })
      .waitFor();
    await tap(page, es.moved.goOn);
    const keypad = page.getByRole("group", { name: inSpanish.keypad("Cleo"), exact: true });
    await keypad.getByRole("button", { name: "9", exact: true }).click();
    await tap(page, es.entry.save);
    const spanish = new Scorekeeper(page, site.server.url, inSpanish);
    await expect.poll(() => spanish.totals()).toEqual({ Ana: 21, Bo: 0, Cleo: 0 });
    await page.reload();
    await page.getByRole("button", { name: inSpanish.end }).waitFor();
    expect(await languageOf(page)).toBe("es");
    const other = await page.context().newPage();
    await other.goto(site.server.url);
    await other.getByRole("link", { name: es.home.settings }).waitFor();
    // A link in another language opens in that language and changes nothing.
    await other.goto(`${site.server.url}/?lang=pt`);
    await expect.poll(() => languageOf(other)).toBe("pt");
    await other.goto(site.server.url);
    await expect.poll(() => languageOf(other)).toBe("es");
  });

  it("works without a network", async () => {
    const { page, table } = await halfTyped(installing);
    await loseSignal(page);
    await choose(page, "Português", pt.settings.title);
    await page.goto(table);
    await page
      .getByRole("region", { name: pt.moved.halfTypedRound({ round: roundOf("doubles", 1, "pt") }) })
      .waitFor();
    await tap(page, pt.moved.goOn);
    const keypad = page.getByRole("group", { name: inPortuguese.keypad("Cleo"), exact: true });
    await keypad.getByRole("button", { name: "9", exact: true }).click();
    await tap(page, pt.entry.save);
    const brazilian = new Scorekeeper(page, site.server.url, inPortuguese);
    await expect.poll(() => brazilian.totals()).toEqual({ Ana: 21, Bo: 0, Cleo: 0 });
    await page.reload();
    await page.getByRole("button", { name: inPortuguese.end }).waitFor();
    await page.context().setOffline(false);
    await brazilian.savedOnServer();
    await page.reload();
    await expect.poll(() => languageOf(page)).toBe("pt");
  });
});

it("two phones keep one game in different languages, and each shows conflicting hands in its own", async () => {
  const mexican = controlsIn("es-MX");
  const [one, two] = [
    await phone("es-MX", mexican, installing),
    await phone("pt-BR", inPortuguese, installing),
  ];
  await one.keeper.setUp("doubles", ["Ana", "Bo", "Cleo"]);
  await one.keeper.savedOnServer();
  await two.page.goto(await inviteLink(one.page));
  await two.page.getByRole("button", { name: inPortuguese.end }).waitFor();
  await one.keeper.enter({ out: "Cleo", left: { Ana: 3, Bo: 4 } });
  await shows(two.page, "Cleo", 7, inPortuguese);

  for (const { page } of [one, two]) await loseSignal(page);
  await one.keeper.enter({ out: "Ana", left: { Bo: 12, Cleo: 9 } });
  await two.keeper.enter({ out: "Ana", left: { Bo: 12, Cleo: 11 } });
  await one.page.context().setOffline(false);
  await one.keeper.savedOnServer();
  await two.page.context().setOffline(false);
  await two.keeper.savedOnServer();

  const inMexico = one.page.getByRole("region", {
    name: es.table.twoVersions({ round: roundOf("doubles", 2, "es") }),
  });
  const inBrazil = two.page.getByRole("region", {
    name: pt.table.twoVersions({ round: roundOf("doubles", 2, "pt") }),
  });
  await inMexico.getByText(wordsIn("es-MX").sentences["same-hand"]).waitFor();
  await inBrazil.getByText(pt.sentences["same-hand"]).waitFor();
  await inMexico.getByRole("row", { name: `Cleo (${es.moved.differs}) 9 11` }).waitFor();
  await inBrazil.getByRole("row", { name: `Cleo (${pt.moved.differs}) 9 11` }).waitFor();
  await inMexico.getByRole("button", { name: es.table.keepVersion({ name: "Cleo", value: "9" }) }).waitFor();
  await inBrazil.getByRole("button", { name: pt.table.takeVersion({ name: "Cleo", value: "11" }) }).click();
  await shows(one.page, "Ana", 23, mexican);
  await inMexico.waitFor({ state: "detached" });
});

it("the export of a game is the same file in every language", async () => {
  const files: string[] = [];
  for (const [locale, t, save] of [
    ["en-US", inEnglish, en.settings.exportShare],
    ["es", inSpanish, es.settings.exportShare],
    ["pt-BR", inPortuguese, pt.settings.exportShare],
  ] as const) {
    const { page, keeper } = await phone(locale, t);
    await keeper.setUp("doubles", ["Ana", "Bo", "Cleo"]);
    await keeper.enter({ out: "Ana", left: { Bo: 12, Cleo: 9 } });
    await keeper.enter({ out: null, left: { Ana: 2, Bo: 5, Cleo: 7 } });
    await keeper.savedOnServer();
    await page.goto(`${site.server.url}/settings`);
    const [file] = await Promise.all([page.waitForEvent("download"), tap(page, save)]);
    const text = await readFile(await file.path(), "utf8");
    expect(sentencesIn(JSON.parse(text))).toEqual([]);
    const players: { readonly id: string }[] = JSON.parse(text).games[0].sheet.players;
    const unnamed = players.reduce(
      (rest, { id }, seat) => rest.replaceAll(`"${id}"`, `"seat ${seat}"`),
      text,
    );
    files.push(
      unnamed
        .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id")
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time"),
    );
  }
  const [inFirst, ...others] = files;
  expect(inFirst).toContain("doubles");
  for (const other of others) expect(other).toBe(inFirst);
});

it.each([
  ["es", inSpanish, es.sheet],
  ["pt-BR", inPortuguese, pt.sheet],
] as const)("the CSV for spreadsheets has its headings in %s", async (locale, t, { saveTable, csv }) => {
  const { page, keeper } = await phone(locale, t);
  await keeper.setUp("doubles", ["Ana", "Bo", "Cleo"]);
  await keeper.enter({ out: "Ana", left: { Bo: 12, Cleo: 9 } });
  await page.goto(page.url().replace("/play", "/sheet"));
  const [file] = await Promise.all([page.waitForEvent("download"), tap(page, saveTable)]);
  const [first, second] = (await readFile(await file.path(), "utf8")).replace(/^\uFEFF/, "").split("\r\n");
  expect([first, second]).toEqual([`${csv.round};${csv.out};Ana;Bo;Cleo`, "1;Ana;21;0;0"]);
});
