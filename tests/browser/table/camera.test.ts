import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { camera } from "../../../lib/i18n/en/table/camera";
import { tileName } from "../../../lib/ui/tiles/tile-name";
import { withFakeCamera } from "../../support/browser/fake-camera";
import { laidPhoto } from "../../support/browser/laid-photo";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite, visitOnce, withoutServer } from "../../support/browser/site";
import { type TilePhoto, tilePhoto } from "../../support/browser/tile-photo";
import { en, like } from "../../support/browser/words";

// From a photo of rendered tiles to a saved round.

const site = openSite();
afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

const nameOf = (tile: string): string => tileName(tile, en);
const pipsOf = (tiles: readonly string[]): number =>
  tiles.flatMap((tile) => tile.split("-").map(Number)).reduce((sum, pips) => sum + pips, 0);

/** Opens the camera for Bo's hand in a round of Mexican Train that Ana closed. */
async function openCamera(page: Page, players = ["Ana", "Bo"]): Promise<Scorekeeper> {
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("mexican-train", players);
  await page.getByRole("button", { name: en.sentences["end-of-round"] }).click();
  await page.getByRole("button", { name: en.entry.wentOut({ name: "Ana" }), exact: true }).click();
  await page.getByRole("button", { name: en.entry.camera }).click();
  await page.getByRole("dialog", { name: en.entry.handOf({ name: "Bo" }) }).waitFor();
  return keeper;
}

type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
const choose = (page: Page, file: Chosen) => page.getByLabel(en.camera.choose).setInputFiles(file);

/** A phone without the service worker, so that the page's requests can be intercepted. */
async function phone(): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await site.browser.newContext({ viewport });
  return context.newPage();
}

/** The key that takes a tile away, whichever number it has. */
const removalOf = (tile: string): RegExp => like(en.camera.remove({ number: 0, tile }).replace("0", "…"));

const lines = (page: Page) => page.getByRole("list", { name: en.camera.tiles });

/** Corrects misread tiles, as a person who looks at them would. */
async function correctTiles(page: Page, tiles: readonly string[]): Promise<void> {
  const missing = new Set(tiles);
  const remove = lines(page).getByRole("button", {
    name: removalOf("…"),
  });
  for (let at = 0; at < (await remove.count()); ) {
    const said = (await remove.nth(at).getAttribute("aria-label")) ?? "";
    const right = [...missing].find((tile) => said.includes(`, ${nameOf(tile)}:`));
    if (right === undefined) await remove.nth(at).click();
    else {
      missing.delete(right);
      at += 1;
    }
  }
  for (const tile of missing) {
    await page.getByRole("button", { name: en.camera.add }).click();
    await pick(page, tile);
  }
}

async function pick(page: Page, tile: string): Promise<void> {
  const suit = en.tiles.pickNumber({ number: Number(tile.split("-")[0]) });
  await pickFrom(page, suit, nameOf(tile));
}

async function pickFrom(page: Page, suit: string, name: string): Promise<void> {
  const picker = page.getByRole("group", { name: en.camera.pick });
  await picker.getByRole("radio", { name: suit, exact: true }).check();
  await picker.getByRole("button", { name, exact: true }).click();
}

it("counts a hand offline: the photo is read, corrected, accepted and saved", async () => {
  const photo = await tilePhoto(774, 8);
  const page = await visitOnce(site, site.server.url);
  await withoutServer(site, async () => {
    const keeper = await openCamera(page);
    expect(await axeFindings(page)).toEqual([]);
    await choose(page, photo.file);
    await page
      .getByRole("button", { name: like(en.camera.accept({ tiles: 0 }).replace("0", "…")) })
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await correctTiles(page, photo.tiles);
    const sum = en.camera.count({ tiles: photo.tiles.length, pips: pipsOf(photo.tiles) });
    await page.getByText(sum, { exact: true }).waitFor();

    // A tile that was taken away is read again where somebody points at it.
    const middle = await page
      .getByRole("img", { name: like(en.camera.photoOf({ tiles: 0 }).replace("0", "…")) })
      .evaluate((drawn) => {
        const svg = drawn as SVGSVGElement;
        const box = svg.querySelector("polygon")?.getBoundingClientRect();
        if (!box) throw new Error("no box");
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
    const remove = lines(page)
      .getByRole("button", { name: removalOf("…") })
      .first();
    const [, name = ""] = /, (.*): /.exec((await remove.getAttribute("aria-label")) ?? "") ?? [];
    await remove.click();
    await page.mouse.click(middle.x, middle.y);
    const right = page.getByRole("group", { name: camera.likely }).getByRole("button", { name, exact: true });
    await right.click();
    await page.getByText(sum, { exact: true }).waitFor();

    // Adds a tile where the photo is empty, with a name that is already in the list, which cannot be right.
    const [again = ""] = photo.tiles;
    await page
      .getByRole("img", { name: like(en.camera.photoOf({ tiles: 0 }).replace("0", "…")) })
      .click({ position: { x: 12, y: 250 } });
    await pick(page, again);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: en.camera.accept({ tiles: photo.tiles.length + 1 }) }).click();
    await page.getByRole("alert").filter({ hasText: camera.conflict }).waitFor();
    await lines(page)
      .getByRole("button", { name: removalOf(nameOf(again)) })
      .last()
      .click();
    await page.getByRole("button", { name: en.camera.accept({ tiles: photo.tiles.length }) }).click();

    await page
      .getByRole("button", { name: en.entry.handPips({ name: "Bo", pips: pipsOf(photo.tiles) }) })
      .waitFor();
    await page.getByRole("button", { name: en.entry.save }).click();
    await page.getByRole("region", { name: en.table.standings }).waitFor();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 0, Bo: pipsOf(photo.tiles) });
  });
});

it("counts the hands of the whole table from one photo, offline, with a tap for each", async () => {
  const hands = {
    Bo: ["6-5", "9-2", "12-0"],
    Cleo: ["4-4", "11-3"],
    Dev: ["8-1", "7-2", "5-0", "10-10"],
  };
  const corners = { Bo: [150, 170], Cleo: [1000, 170], Dev: [300, 800] } as const;
  const laid = Object.entries(hands).flatMap(([name, tiles]) => {
    const [x, y] = corners[name as keyof typeof corners];
    return tiles.map((tile, index) => ({ tile, x: x + index * 125, y, turn: 0 }));
  });
  const buffer = await laidPhoto(laid, 1500, 1000, "#20603a").jpeg({ quality: 90 }).toBuffer();
  const page = await visitOnce(site, site.server.url);
  await withoutServer(site, async () => {
    const keeper = await openCamera(page, ["Ana", "Bo", "Cleo", "Dev"]);
    await choose(page, { name: "table.jpg", mimeType: "image/jpeg", buffer });
    // As many hands lie apart as are open, so they are asked about at once: the first is the one at the top left.
    for (const [name, tiles] of Object.entries(hands)) {
      await page.getByText(camera.whoseAre({ tiles: tiles.length }), { exact: true }).waitFor();
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: camera.acceptHands({ hands: 3 }), exact: true }).click();
    await page.getByRole("button", { name: en.entry.save }).click();
    await page.getByRole("region", { name: en.table.standings }).waitFor();
    const totals = Object.entries(hands).map(([name, tiles]) => [name, pipsOf(tiles)]);
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 0, ...Object.fromEntries(totals) });
  });
});

it("reads the open ends of a chain from one photo, offline, where a game scores them", async () => {
  const laid = [
    { tile: "5-5", x: 700, y: 480, turn: 0 },
    { tile: "6-5", x: 862, y: 480, turn: 90 },
    { tile: "5-4", x: 538, y: 480, turn: 90 },
    { tile: "5-3", x: 700, y: 268, turn: 180 },
    { tile: "5-2", x: 700, y: 692, turn: 0 },
  ];
  const buffer = await laidPhoto(laid, 1400, 960, "#20603a").jpeg({ quality: 90 }).toBuffer();
  const page = await visitOnce(site, site.server.url);
  await withoutServer(site, async () => {
    const keeper = new Scorekeeper(page, site.server.url);
    await keeper.setUp("fives/all-fives", ["Ana", "Bo"]);
    await page.getByRole("button", { name: en.table.actionsOf({ name: "Ana" }) }).click();
    await page.getByRole("button", { name: en.entry.readChain }).click();
    await choose(page, { name: "chain.jpg", mimeType: "image/jpeg", buffer });
    // A spinner between four tiles counts nothing: 4, 6, 3 and 2.
    await page.getByText(/ = 15$/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: camera.scoreIt({ points: 15 }), exact: true }).click();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 15, Bo: 0 });
  });
});

/** Live view, with a camera that sees this photo. */
const filming = (photo: TilePhoto, use: (page: Page) => Promise<void>): Promise<void> =>
  withFakeCamera(photo.file.buffer, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await openCamera(page);
    await use(page);
  });

it("takes the picture by itself once all tiles are read and nothing moves", async () => {
  const photo = await tilePhoto(774, 8);
  await filming(photo, async (page) => {
    await page
      .getByRole("button", { name: like(en.camera.accept({ tiles: 0 }).replace("0", "…")) })
      .waitFor();
    await correctTiles(page, photo.tiles);
    await page.getByRole("button", { name: en.camera.accept({ tiles: photo.tiles.length }) }).click();
    await page
      .getByRole("button", { name: en.entry.handPips({ name: "Bo", pips: pipsOf(photo.tiles) }) })
      .waitFor();
  });
});

it("says what stands in the way in the live picture, and takes it anyway after a while at rest", async () => {
  const photo = await tilePhoto(763, 6);
  await filming(photo, async (page) => {
    await page.getByText(camera.liveGuide).waitFor();
    await page.getByText(camera.liveObstacles.cut).waitFor();
    await lines(page).getByText(camera.flags.cut).first().waitFor();
    // From one marked tile to the next, and back when none is left.
    const marked = lines(page).getByRole("listitem").filter({ hasText: camera.flags.cut });
    const before = await marked.count();
    await page.getByRole("button", { name: camera.toLookAt({ count: before }), exact: true }).click();
    for (let left = before; left > 0; left--) {
      await page.getByRole("button", { name: camera.noTile, exact: true }).click();
    }
    await expect.poll(() => marked.count()).toBe(0);
  });
});

it("flags a tile that another hand holds, and accepts Pip’s special tiles by tap", async () => {
  const page = await phone();
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("pip", ["Ana", "Bo", "Cleo"]);
  await page.getByRole("button", { name: en.sentences["end-of-round"] }).click();
  const { file, tiles } = await tilePhoto(751, 1);
  await keeper.answer({ out: "Ana", left: { Bo: tiles } });
  await page.getByRole("button", { name: en.entry.next, exact: true }).click();
  await page.getByRole("button", { name: en.entry.camera }).click();
  await choose(page, file);
  const held = lines(page).getByRole("listitem").filter({ hasText: "Bo" });
  await held.waitFor();
  await page.getByRole("button", { name: en.camera.accept({ tiles: 1 }) }).click();
  await page.getByRole("alert").filter({ hasText: camera.conflict }).waitFor();
  await held
    .getByRole("button", { name: like(`${en.camera.correct({ number: 0, tile: "…" }).replace("0", "…")}…`) })
    .click();
  await pickFrom(page, en.tiles.pickWild, en.tiles.wild({ dots: 3 }));
  await page.getByRole("button", { name: en.camera.add }).click();
  await pickFrom(page, en.tiles.pickWild, en.tiles.direction({ direction: "S" }));
  await page.getByRole("button", { name: en.camera.accept({ tiles: 2 }) }).click();
  // 20 for the wild end and 3; 25 for the direction and 20 for its wild end.
  await page.getByRole("button", { name: en.entry.handPips({ name: "Cleo", pips: 68 }) }).waitFor();
});

describe("a photo that cannot be counted reports why", () => {
  it("when it has no tiles, is HEIC or is not a picture; a large photo is shown upright", async () => {
    const page = await phone();
    await openCamera(page);
    // Twelve megapixels. Phones store a photo as their sensor is oriented, and record how to turn it.
    const wall = { width: 4000, height: 3000, channels: 3, background: "#7a5a3a" } as const;
    const buffer = await sharp({ create: wall }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await choose(page, { name: "wall.jpg", mimeType: "image/jpeg", buffer });
    await page.getByText(en.camera.noTiles).waitFor();
    const shown = page.getByRole("img", { name: like(`${en.camera.photo}…`) });
    await expect.poll(() => shown.getAttribute("viewBox")).toBe("0 0 1200 1600");
    await page.getByRole("button", { name: en.camera.another }).click();

    // Begins like an iPhone's photo, a format that Chromium cannot open.
    const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic");
    await choose(page, { name: "hand.heic", mimeType: "image/heic", buffer: heic });
    await page.getByRole("alert").filter({ hasText: camera.fails.heic }).waitFor();
    await page.getByRole("button", { name: en.camera.another }).click();
    await choose(page, { name: "hand.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
    await page.getByRole("alert").filter({ hasText: camera.fails.photo }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: en.camera.another }).click();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("group", { name: en.entry.keypadFor({ name: "Bo" }) }).waitFor();
    expect(new URL(page.url()).searchParams.has("enter")).toBe(true);

    await page.getByRole("button", { name: en.entry.camera }).click();
    await choose(page, { name: "hand.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
    await page.getByRole("button", { name: en.camera.toKeypad }).click();
    await page.getByRole("group", { name: en.entry.keypadFor({ name: "Bo" }) }).waitFor();
  });

  it("when the weights are missing or damaged, reading is cancelled, or the worker does not start", async () => {
    const page = await phone();
    const { file } = await tilePhoto(751, 1);
    let weights: "gone" | "damaged" | "late" | "there" = "gone";
    await page.context().route("**/vision.bin", async (route) => {
      if (weights === "gone") return route.abort();
      if (weights === "damaged") return route.fulfill({ body: "not these" });
      if (weights === "there") return route.continue();
    });
    await openCamera(page);
    const missing = page.getByRole("alert").filter({ hasText: camera.fails.weights });
    await choose(page, file);
    await missing.waitFor();
    weights = "damaged";
    await page.getByRole("button", { name: en.shell.tryAgain }).click();
    await missing.waitFor();
    weights = "late";
    await page.getByRole("button", { name: en.shell.tryAgain }).click();
    await page.getByRole("progressbar", { name: en.camera.reading }).waitFor();
    await page.getByRole("button", { name: en.shell.cancel }).click();
    await page.getByText(en.camera.choose).waitFor();
    await expect.poll(() => page.workers()).toEqual([]);

    weights = "there";
    await page.context().route("**/turbopack-worker-*.js", (route) => route.abort());
    await choose(page, file);
    await page.getByRole("alert").filter({ hasText: en.camera.fails.reading }).waitFor();
    await page.context().unroute("**/turbopack-worker-*.js");
    await page.getByRole("button", { name: en.shell.tryAgain }).click();
    await page.getByRole("button", { name: en.camera.another }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("group", { name: en.entry.keypadFor({ name: "Bo" }) }).waitFor();
  });
});
