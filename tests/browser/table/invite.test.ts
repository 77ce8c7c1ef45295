import type { Page } from "playwright-core";
import { encode } from "uqr";
import { afterEach, describe, expect, it } from "vitest";
import { invite as english } from "../../../lib/i18n/en/table/invite";
import { table } from "../../../lib/i18n/en/table/table";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { en, like, roundOf } from "../../support/browser/words";

const site = openSite();
afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

async function phone(colorScheme: "light" | "dark" = "light"): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme });
  return context.newPage();
}

async function keeperOf(players: readonly string[], colorScheme?: "light" | "dark"): Promise<Scorekeeper> {
  const keeper = new Scorekeeper(await phone(colorScheme), site.server.url);
  await keeper.setUp("doubles", players);
  await keeper.savedOnServer();
  return keeper;
}

/** Opens the invite for a role and returns its link. */
async function invite(page: Page, role: keyof typeof english.roles): Promise<string> {
  await page.getByRole("button", { name: en.table.invite }).click();
  // The key for players is created first, and is valid only once the server has received it.
  const reported = role === "player" && page.waitForResponse(/\/hand-keys$/);
  await page.getByRole("button", { name: english.roles[role] }).click();
  await page.getByRole("button", { name: english.roles[role], pressed: true }).waitFor();
  await reported;
  return page.getByLabel(en.invite.link).inputValue();
}

const close = (page: Page) => page.getByRole("button", { name: en.shell.close }).first().click();

/** The modules of the code on the page as a camera would see them: dark or not, row by row. */
async function scanned(page: Page, label: string, size: number): Promise<boolean[][]> {
  const picture = await page.getByRole("img", { name: label }).screenshot();
  return page.evaluate(
    async ({ base64, size: modules }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const step = image.width / modules;
      const isDark = (x: number, y: number) =>
        (data[4 * (Math.floor((y + 0.5) * step) * image.width + Math.floor((x + 0.5) * step))] ?? 0) < 128;
      return Array.from({ length: modules }, (_, y) =>
        Array.from({ length: modules }, (__, x) => isDark(x, y)),
      );
    },
    { base64: picture.toString("base64"), size },
  );
}

describe("an invite", () => {
  it("to keep score shows a code that a camera can read in the dark theme, and its link lets another phone enter scores", async () => {
    const keeper = await keeperOf(["Ana", "Bo"], "dark");
    const link = await invite(keeper.page, "keeper");
    const { data, size } = encode(link, { ecc: "M", border: 4 });
    expect(await scanned(keeper.page, en.invite.codes.keeper, size)).toEqual(data);
    const second = await phone();
    await second.goto(link);
    await second.getByRole("button", { name: en.sentences["end-of-hand"] }).waitFor();
    expect(second.url()).not.toContain("key");
  });

  it("to watch contains no key, and leads to the board", async () => {
    const keeper = await keeperOf(["Ana", "Bo"]);
    const link = await invite(keeper.page, "watcher");
    expect(link).toMatch(/\/watch\?game=[0-9a-f-]{36}$/);
    const board = await phone();
    await board.goto(link);
    await board.getByRole("heading", { name: en.watch.notBegun }).waitFor();
  });
});

describe("a link that did not arrive as it was made", () => {
  it("says so before anything can be entered, and the whole link, wrapped by a mail gateway, opens the table", async () => {
    const keeper = await keeperOf(["Ana", "Bo"]);
    const link = await invite(keeper.page, "keeper");
    const { viewOnly } = table;
    for (const [damaged, why] of [
      [link.slice(0, -15), viewOnly.damaged],
      [link.replace(/#.*/, ""), viewOnly.none],
      [link.replace(/#.*/, `#key=${"k".repeat(32)}`), viewOnly.refused],
    ] as const) {
      const page = await phone();
      await page.goto(damaged);
      await page.getByText(why).waitFor();
      expect(await page.getByRole("button", { name: en.sentences["end-of-hand"] }).count()).toBe(0);
      expect(page.url()).not.toContain("#");
      await page.getByLabel(english.pasted).fill(`${link.slice(0, -15)}`);
      await page.getByRole("button", { name: english.use }).click();
      await page.getByText(english.pasteTrouble.damaged).waitFor();
      const safe = `Come! https://safelinks.example/?url=${encodeURIComponent(link)}&data=05`;
      await page.getByLabel(english.pasted).fill(safe);
      await page.getByRole("button", { name: english.use }).click();
      await page.getByRole("button", { name: en.sentences["end-of-hand"] }).waitFor();
      await page.context().close();
    }
  });

  it("is repaired where nothing of it is lost", async () => {
    const keeper = await keeperOf(["Ana", "Bo"]);
    const link = await invite(keeper.page, "keeper");
    const page = await phone();
    await page.goto(link.slice(0, -5));
    await page.getByRole("button", { name: en.sentences["end-of-hand"] }).waitFor();
    const watching = await phone();
    await watching.goto(`${link.replace("/play", "/watch").replace(/#.*/, "")}).`);
    await watching.getByRole("heading", { name: en.watch.notBegun }).waitFor();
  });
});

describe("a player’s own phone", () => {
  it("sends a hand, as pips or tiles, that the scorekeeper accepts with one tap", async () => {
    const keeper = await keeperOf(["Ana", "Bo", "Cleo"]);
    const link = await invite(keeper.page, "player");
    await close(keeper.page);
    const [bo, cleo] = [await phone(), await phone()];
    for (const [page, name] of [
      [bo, "Bo"],
      [cleo, "Cleo"],
    ] as const) {
      await page.goto(link);
      await page.getByRole("button", { name, exact: true }).click();
      expect(page.url()).not.toContain("key");
    }
    await bo.getByRole("button", { name: en.entry.byTiles }).click();
    for (const tile of [en.entry.double({ number: 6 }), "6-5"])
      await bo.getByRole("button", { name: tile, exact: true }).click();
    await bo.getByRole("button", { name: en.hand.send, exact: true }).click();
    await bo.getByText(en.hand.sent({ hand: "23 (6-6, 6-5)" })).waitFor();
    for (const digit of ["1", "4"]) await cleo.getByRole("button", { name: digit, exact: true }).click();
    await cleo.getByRole("button", { name: en.hand.send, exact: true }).click();
    await cleo.getByText(en.hand.sent({ hand: "14" })).waitFor();

    const { page } = keeper;
    await page
      .getByRole("status")
      .filter({ hasText: en.settings.names({ names: ["Bo", "Cleo"] }) })
      .waitFor();
    await page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
    await page.getByRole("button", { name: en.entry.wentOut({ name: "Ana" }), exact: true }).click();
    for (const said of [
      { name: "Bo", hand: "23 (6-6, 6-5)" },
      { name: "Cleo", hand: "14" },
    ])
      await page.getByRole("button", { name: `${en.hand.take}: ${en.hand.reported(said)}` }).click();
    await expect
      .poll(() => keeper.page.getByRole("group", { name: "Bo", exact: true }).textContent())
      .toContain("23");
    await page.getByRole("button", { name: en.entry.save }).click();
    await page
      .getByRole("status")
      .filter({ hasText: en.table.savedToast({ what: "" }) })
      .waitFor();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 37, Bo: 0, Cleo: 0 });
    // The round is closed: the next one starts with an empty hand and without proposals.
    await bo.getByText(roundOf("doubles", 2).title).waitFor();
    await expect.poll(() => bo.getByLabel(en.entry.handOf({ name: "Bo" })).textContent()).toBe("");
    await page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
    await page.getByRole("button", { name: en.entry.blocked }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: like(`${en.hand.take}…`) }).count()).toBe(0);
  });
});

describe("a player's own phone", () => {
  it("does not show a hand as sent that was changed while it was on its way", async () => {
    const keeper = await keeperOf(["Ana", "Bo"]);
    const link = await invite(keeper.page, "player");
    const bo = await phone();
    await bo.goto(link);
    await bo.getByRole("button", { name: "Bo", exact: true }).click();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await bo.route(/\/hands$/, async (route) => {
      await arrived;
      await route.continue();
    });
    const send = bo.getByRole("button", { name: en.hand.send, exact: true });
    await bo.getByRole("button", { name: "1", exact: true }).click();
    await send.click();
    await bo.getByRole("button", { name: "4", exact: true }).click();
    const answer = bo.waitForResponse(/\/hands$/);
    arrive();
    await (await answer).finished();
    await bo.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    // The server has 1, not 14.
    expect(await bo.getByText(like(en.hand.sent({ hand: "…" }))).count()).toBe(0);
    await send.click();
    await bo.getByText(en.hand.sent({ hand: "14" })).waitFor();
    await close(keeper.page);
    await keeper.page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
    await keeper.page
      .getByRole("button", { name: `${en.hand.take}: ${en.hand.reported({ name: "Bo", hand: "14" })}` })
      .waitFor();
  });
});

describe("replacing the keeper key", () => {
  it("locks out the old phone, which keeps its entries and continues with the new invite", async () => {
    const keeper = await keeperOf(["Ana", "Bo"]);
    const old = await invite(keeper.page, "keeper");
    const second = await phone();
    await second.goto(old);
    const other = new Scorekeeper(second, site.server.url);
    await other.savedOnServer();
    await keeper.page.getByText(en.invite.replace.keeper).click();
    await keeper.page.getByRole("button", { name: en.invite.replaceYes }).click();
    await keeper.page.getByText(en.invite.replaced).waitFor();
    const link = await keeper.page.getByLabel(en.invite.link).inputValue();
    expect(link).not.toBe(old);

    await other.enter({ out: "Bo", left: { Ana: 12 } });
    await second.getByText(table.trouble["wrong-key"]).waitFor();
    await second.getByText(table.waiting({ waiting: 1 })).waitFor();
    await second.getByLabel(en.invite.pasted).fill(old);
    await second.getByRole("button", { name: en.invite.use }).click();
    await second.getByLabel(en.invite.pasted).fill(link);
    await second.getByRole("button", { name: en.invite.use }).click();
    await other.savedOnServer();
    await close(keeper.page);
    await keeper.page.getByTestId("total").filter({ hasText: /^12$/ }).waitFor();
  });
});
