import { readFile } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inPool } from "../../support/browser/control-names";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, ofGame, roundOf, wordsIn } from "../../support/browser/words";

const site = openSite();

const longName = "Maximiliane Theodora von Hohenfels-Burga";

async function phone(options: BrowserContextOptions = {}): Promise<{ page: Page; keeper: Scorekeeper }> {
  const context = await site.browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    ...options,
  });
  await context.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  const page = await context.newPage();
  return { page, keeper: new Scorekeeper(page, site.server.url) };
}

describe("the prospects panel", () => {
  it("says how far behind each player is and what wins for certain, and is withdrawn when that hand is undone", async () => {
    const { page, keeper } = await phone();
    await keeper.setUp("doubles", ["Ana", "Bo"], { fill: { [en.sentences["option/target"]]: "50" } });
    const panel = page.getByRole("region", { name: en.prospects.title });
    await keeper.enter({ out: "Ana", left: { Bo: 31 } });
    await expect
      .poll(() => panel.getByRole("listitem").allInnerTexts())
      .toEqual([
        en.prospects["out-wins-with"]({
          names: ["Ana"],
          others: 19,
          holders: ["Bo"],
          ofAll: false,
          exactly: false,
          extrasAside: false,
        }),
      ]);
    await page
      .getByRole("region", { name: en.table.standings })
      .getByText(en.prospects.behind({ gap: "31" }))
      .waitFor();
    await page.getByRole("button", { name: en.table.undo }).click();
    await panel.waitFor({ state: "detached" });
    await page.context().close();
  });
});

describe("the seats", () => {
  it("show everyone around the table and who starts by the rules, and save a starter that is set", async () => {
    const { page, keeper } = await phone();
    await keeper.setUp("mexican-train", ["Ana", longName, "Cleo", "Dev"]);
    await page.getByRole("button", { name: en.table.people }).click();
    const seats = page.getByRole("list", { name: en.seats.title });
    await page.getByText(ofGame("mexican-train", "starts", { engine: 12 })).waitFor();
    await expect.poll(() => seats.getByRole("listitem").count()).toBe(4);
    await page.getByRole("button", { name: en.seats.noteStart({ name: "Cleo" }) }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: en.history.toTable }).click();
    await keeper.enter({ out: "Ana", left: { [longName]: 4, Cleo: 5, Dev: 6 } });
    await page.getByRole("button", { name: en.table.more, exact: true }).click();
    await page.getByRole("link", { name: en.sheet.open }).click();
    const [sheet] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: en.table.saveFile }).click(),
    ]);
    const { players, entries } = JSON.parse(await readFile(await sheet.path(), "utf8"));
    const cleo = players.find(({ name }: { name: string }) => name === "Cleo");
    expect(entries[0]).toMatchObject({ starter: cleo.id });
    await page.context().close();
  });
});

describe("the finish", () => {
  it.each(["light", "dark"] as const)(
    "%s theme: settles up, names records and saves a picture of the result",
    async (colorScheme) => {
      const { page, keeper } = await phone({ colorScheme, acceptDownloads: true });
      await keeper.setUp("domino-pool", ["Ana", longName, "Cleo"], {
        choose: [ofGame("domino-pool", "mode-hundred-up")],
        fill: { [ofGame("domino-pool", "target")]: "20", [ofGame("domino-pool", "stars")]: "0" },
      });
      await keeper.enter({ out: "Ana", left: { [longName]: 24, Cleo: 30 } });
      await page.getByRole("heading", { name: en.table.won({ names: ["Ana"], shared: false }) }).waitFor();
      const heaviest = wordsIn(inPool.language).finish.recordTexts["best-round"]({
        ...{ amount: "54", value: 54, rounds: "", shared: false },
        round: roundOf("domino-pool", 1),
      });
      const pays = (from: string) =>
        expect.stringMatching(new RegExp(`^${en.finish.pays({ from, to: "Ana" })}\\s+0\\.25$`));
      await expect
        .poll(() =>
          page.getByRole("region", { name: en.finish.settle }).getByRole("listitem").allInnerTexts(),
        )
        .toEqual([pays(longName), pays("Cleo")]);
      await page.getByText(heaviest).waitFor();
      expect(await axeFindings(page)).toEqual([]);

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: en.finish.share }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^pipkeeper-[a-z-]+-\d{4}-\d\d-\d\d-\d{4}\.png$/);
      const png = await readFile(await download.path());
      expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
      expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual({
        width: 1080,
        height: 1052,
      });
      const seen = await coloursIn(page, png);
      expect(seen.size, "wood, ivory, ink and what lies between").toBeGreaterThan(50);
      const ivory = colorScheme === "light" ? "255,250,240" : "241,231,211";
      expect(seen.get(ivory), "plates in the colour of this theme").toBeGreaterThan(10_000);
      await page.context().close();
    },
  );

  it("passes the picture to the share sheet of a phone that can share files", async () => {
    const { page, keeper } = await phone({ hasTouch: true, isMobile: true });
    // The page's part ends where the system takes the file, so the system is replaced here.
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.[0]?.type === "image/png",
        share: async ({ files }: ShareData) => void shared.push(files?.[0]?.size),
      });
    });
    await keeper.setUp("doubles", ["Ana", "Bo"], { fill: { [en.sentences["option/target"]]: "20" } });
    await keeper.enter({ out: "Ana", left: { Bo: 31 } });
    await page.getByRole("button", { name: en.finish.share }).click();
    await page.getByText(en.finish.shared).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([expect.any(Number)]);
    await page.context().close();
  });
});

/** How many pixels of each colour a PNG has, as the browser decodes it. */
async function coloursIn(page: Page, png: Buffer): Promise<Map<string, number>> {
  const counted = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext("2d");
      pen?.drawImage(image, 0, 0);
      const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const colours: Record<string, number> = {};
      for (let at = 0; at < data.length; at += 4) {
        const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
        colours[colour] = (colours[colour] ?? 0) + 1;
      }
      return colours;
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return new Map(Object.entries(counted));
}
