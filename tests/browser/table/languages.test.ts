import { readFile } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
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
import { en } from "../../support/browser/words";
import { sentencesIn } from "../../support/sentences";

const site = openSite();
afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

const four = ["Ana", "Bo", "Cleo", "Dev"];
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
    await keeper.setUp("Dominicano", four);
    expect(await languageOf(page)).toBe("es");
    const hand = "Fin de la mano";
    await keeper.enter(hand, { out: "Ana", left: { "Todo junto": 43 } });
    await tap(page, "Más sobre Bo");
    await tap(page, "Paso corrido: 25");
    await expect.poll(() => keeper.totals()).toEqual(totals(43, 25));
    await keeper.enter(hand, {
      first: ["Cambiar", "capicúa"],
      out: "Dev",
      left: { "Todo junto": 49 },
    });
    await expect.poll(() => keeper.totals()).toEqual(totals(43, 99));
    await keeper.enter(hand, { out: null, left: { Ana: 20, Cleo: 5, Bo: 15, Dev: 14 } });
    await expect.poll(() => keeper.totals()).toEqual(totals(97, 99));
    // Tied between the two sides: the side that led wins.
    await tap(page, hand);
    await keeper.answer({ out: null, left: { Ana: 9, Cleo: 15, Bo: 9, Dev: 20 } });
    await answer(page, "Quién salió", "Ana");
    await tap(page, "Guardar");
    await expect.poll(() => keeper.totals()).toEqual(totals(150, 99));
    await keeper.enter(hand, { out: "Cleo", left: { "Todo junto": 53 } });
    await waitForWinner(page, "Ana y Cleo ganan");
    await page.getByRole("heading", { name: "Lo más destacado" }).waitFor();
    await keeper.savedOnServer();
    await isFinished(page, [203, 99, 203, 99]);
  });

  it("Brazilian in Portuguese, with a lá-e-lô, a blocked hand, a carroça and a buchuda", async () => {
    const { page, keeper } = await phone("pt-BR", inPortuguese);
    await keeper.setUp("Brasil", four);
    expect(await languageOf(page)).toBe("pt");
    const hand = "Fim da rodada";
    const lastRounds = () => lastHand(page, "Últimas rodadas");
    const outWith = async (name: string, how: string) => {
      await tap(page, hand);
      await tap(page, `${name} bateu`);
      await tap(page, how);
    };
    await outWith("Ana", "simples");
    await expect.poll(() => keeper.totals()).toEqual(totals(1, 0));
    await outWith("Cleo", "nas duas pontas (lá-e-lô)");
    await expect.poll(() => keeper.totals()).toEqual(totals(4, 0));
    await expect.poll(lastRounds).toMatch(/Ana e Cleo: 4 a 0.* lá-e-lô/);
    await tap(page, hand);
    await tap(page, "Fechou");
    await answer(page, /fechado/, "Ana");
    await tap(page, "Salvar");
    await expect.poll(() => keeper.totals()).toEqual(totals(5, 0));
    await outWith("Ana", "de carroça");
    await waitForWinner(page, "Ana e Cleo ganham");
    await expect.poll(lastRounds).toMatch(/Ana e Cleo: 7 a 0/);
    await page.getByText("Buchuda!", { exact: true }).waitFor();
    await keeper.savedOnServer();
    await isFinished(page, [7, 0, 7, 0]);
  });
});

/** A game begun in English with one of two hands typed, and the address of its table. */
async function halfTyped(more?: BrowserContextOptions): Promise<Phone & { readonly table: string }> {
  const { page, keeper } = await phone("en-US", inEnglish, more);
  await keeper.setUp("Doubles", ["Ana", "Bo", "Cleo"]);
  await keeper.savedOnServer();
  const table = page.url();
  await tap(page, en.sentences["end-of-hand"]);
  await keeper.answer({ out: "Ana", left: { Bo: 12 } });
  await page.goBack();
  await page.getByRole("region", { name: "Hand 1 is unfinished" }).waitFor();
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
    await choose(page, "Español", "Ajustes");
    await page.goto(table);
    await page.getByRole("region", { name: "Mano 1, sin terminar" }).waitFor();
    await tap(page, "Continuar");
    const keypad = page.getByRole("group", { name: "Teclado para Cleo", exact: true });
    await keypad.getByRole("button", { name: "9", exact: true }).click();
    await tap(page, "Guardar");
    const spanish = new Scorekeeper(page, site.server.url, inSpanish);
    await expect.poll(() => spanish.totals()).toEqual({ Ana: 21, Bo: 0, Cleo: 0 });
    await page.reload();
    await page.getByRole("button", { name: "Fin de la mano" }).waitFor();
    expect(await languageOf(page)).toBe("es");
    const other = await page.context().newPage();
    await other.goto(site.server.url);
    await other.getByRole("link", { name: "Ajustes" }).waitFor();
    // A link in another language opens in that language and changes nothing.
    await other.goto(`${site.server.url}/?lang=pt`);
    await expect.poll(() => languageOf(other)).toBe("pt");
    await other.goto(site.server.url);
    await expect.poll(() => languageOf(other)).toBe("es");
  });

  it("works without a network", async () => {
    const { page, table } = await halfTyped(installing);
    await loseSignal(page);
    await choose(page, "Português", "Ajustes");
    await page.goto(table);
    await page.getByRole("region", { name: "Rodada 1 está sem terminar" }).waitFor();
    await tap(page, "Continuar");
    const keypad = page.getByRole("group", { name: "Teclado para Cleo", exact: true });
    await keypad.getByRole("button", { name: "9", exact: true }).click();
    await tap(page, "Salvar");
    const brazilian = new Scorekeeper(page, site.server.url, inPortuguese);
    await expect.poll(() => brazilian.totals()).toEqual({ Ana: 21, Bo: 0, Cleo: 0 });
    await page.reload();
    await page.getByRole("button", { name: "Fim da rodada" }).waitFor();
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
  await one.keeper.setUp("Dobles", ["Ana", "Bo", "Cleo"]);
  await one.keeper.savedOnServer();
  await two.page.goto(await inviteLink(one.page));
  await two.page.getByRole("button", { name: /^Fim da rodada/ }).waitFor();
  await one.keeper.enter("Fin de la mano", { out: "Cleo", left: { Ana: 3, Bo: 4 } });
  await shows(two.page, "Cleo", 7, inPortuguese);

  for (const { page } of [one, two]) await loseSignal(page);
  await one.keeper.enter("Fin de la mano", { out: "Ana", left: { Bo: 12, Cleo: 9 } });
  await two.keeper.enter("Fim da rodada", { out: "Ana", left: { Bo: 12, Cleo: 11 } });
  await one.page.context().setOffline(false);
  await one.keeper.savedOnServer();
  await two.page.context().setOffline(false);
  await two.keeper.savedOnServer();

  const inMexico = one.page.getByRole("region", { name: "Mano 2: dos versiones" });
  const inBrazil = two.page.getByRole("region", { name: "Rodada 2: duas versões" });
  await inMexico.getByText(/^Dos celulares /).waitFor();
  await inBrazil.getByText(/^Dois celulares /).waitFor();
  await inMexico.getByRole("row", { name: "Cleo (distinto) 9 11" }).waitFor();
  await inBrazil.getByRole("row", { name: "Cleo (diferente) 9 11" }).waitFor();
  await inMexico.getByRole("button", { name: "Dejar: Cleo 9" }).waitFor();
  await inBrazil.getByRole("button", { name: "Usar: Cleo 11" }).click();
  await shows(one.page, "Ana", 23, mexican);
  await inMexico.waitFor({ state: "detached" });
});

it("the export of a game is the same file in every language", async () => {
  const files: string[] = [];
  for (const [locale, t, game, hand, save] of [
    ["en-US", inEnglish, "Doubles", "End of the hand", "Save a copy to share"],
    ["es", inSpanish, "Dobles", "Fin de la mano", "Guardar una copia para compartir"],
    ["pt-BR", inPortuguese, "Duplos", "Fim da rodada", "Salvar uma cópia para compartilhar"],
  ] as const) {
    const { page, keeper } = await phone(locale, t);
    await keeper.setUp(game, ["Ana", "Bo", "Cleo"]);
    await keeper.enter(hand, { out: "Ana", left: { Bo: 12, Cleo: 9 } });
    await keeper.enter(hand, { out: null, left: { Ana: 2, Bo: 5, Cleo: 7 } });
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
  ["es", inSpanish, "Dobles", "Fin de la mano", "Guardar como CSV", "N.º;Dominó;Ana;Bo;Cleo"],
  ["pt-BR", inPortuguese, "Duplos", "Fim da rodada", "Salvar como CSV", "Rodada;Bateu;Ana;Bo;Cleo"],
] as const)(
  "the CSV for spreadsheets has its headings in %s",
  async (locale, t, game, hand, save, headings) => {
    const { page, keeper } = await phone(locale, t);
    await keeper.setUp(game, ["Ana", "Bo", "Cleo"]);
    await keeper.enter(hand, { out: "Ana", left: { Bo: 12, Cleo: 9 } });
    await page.goto(page.url().replace("/play", "/sheet"));
    const [file] = await Promise.all([page.waitForEvent("download"), tap(page, save)]);
    const [first, second] = (await readFile(await file.path(), "utf8")).replace(/^\uFEFF/, "").split("\r\n");
    expect([first, second]).toEqual([headings, "1;Ana;21;0;0"]);
  },
);
