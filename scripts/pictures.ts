import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { newGame } from "../lib/i18n/en/new-game";
import { launchBrowser } from "../tests/support/browser/browser";
import { type HandEntry, Scorekeeper } from "../tests/support/browser/scorekeeper";
import { tilePhoto } from "../tests/support/browser/tile-photo";
import { key } from "../tests/support/entries";
import { seedServer } from "../tests/support/league/seed-server";
import { startServer } from "../tests/support/server/server";

// Makes the README's pictures, of the program as it is now: `npm run build && npm run pictures`.

const folder = join(import.meta.dirname, "../docs/pictures");
const players = ["Ana", "Bo", "Cleo", "Dev", "Eli", "Fay"];
const rounds: readonly HandEntry[] = [
  { out: "Cleo", left: { Ana: 14, Bo: 31, Dev: 22, Eli: 9, Fay: 17 } },
  { out: "Eli", left: { Ana: 11, Bo: 8, Cleo: 26, Dev: 13, Fay: 20 } },
  { out: "Ana", left: { Bo: 19, Cleo: 5, Dev: 16, Eli: 35, Fay: 15 } },
];

const server = await startServer();
const browser = await launchBrowser([], {
  viewport: { width: 390, height: 760 },
  deviceScaleFactor: 2,
  reducedMotion: "reduce",
});
try {
  const league = await seedServer(server, {
    seed: 5,
    name: "Tuesday Club",
    players: 8,
    games: 60,
    gamesAWeek: 4,
    hands: 100,
    until: new Date(),
    key,
  });

  const page = await (await browser.newContext()).newPage();
  const keeper = new Scorekeeper(page, server.url);
  await page.goto(`${server.url}/new`);
  await page.getByRole("button", { name: /^Mexican Train\b/ }).click();
  for (const name of players) {
    await page.getByLabel(newGame.addLabel).fill(name);
    await page.getByRole("button", { name: "Add", exact: true }).click();
  }
  await page.getByRole("button", { name: "Next: set the table" }).click();
  await page.getByRole("button", { name: "Start the game" }).waitFor();
  await picture(page, "setting-up");
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const round of rounds) await keeper.enter(round);
  await keeper.savedOnServer();
  await page.reload();
  await keeper.savedOnServer();
  await picture(page, "table");

  await page.getByRole("button", { name: "End of the round" }).click();
  await page.getByRole("button", { name: "Cleo went out", exact: true }).click();
  await page.getByRole("button", { name: "Count with the camera" }).click();
  const { file } = await tilePhoto(1039, 8);
  await page.getByLabel("Choose a photo").setInputFiles(file);
  await page.getByRole("list", { name: "Tiles in the photo" }).waitFor();
  await picture(page, "camera");

  await page.goto(`${server.url}/l/${league.slug}`);
  await picture(page, "league");
} finally {
  await browser.close();
  await server.remove();
}
process.exit(0);

/** A quarter of the bytes with a palette, and no difference to be seen. */
async function picture(page: Page, name: string): Promise<void> {
  const png = await page.screenshot();
  await sharp(png)
    .png({ palette: true, quality: 90 })
    .toFile(join(folder, `${name}.png`));
}
