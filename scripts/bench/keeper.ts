import { launchBrowser } from "../../tests/support/browser/browser";
import { key } from "../../tests/support/entries";
import { seedServer } from "../../tests/support/league/seed-server";
import { startServer } from "../../tests/support/server/server";
import { exponentOf, median, printFigures } from "./support/figures";

// The page where a league is kept, with more and more members: milliseconds from its opening until its last section can
// be opened, and until the roster is, on a device that has the league.
// Usage: npx tsx scripts/bench/keeper.ts [times]

const times = Number(process.argv[2] ?? 5);
const sizes = [50, 150, 500];

const server = await startServer();
const browser = await launchBrowser();
const figures: Record<string, number> = {};
const took: { readonly size: number; readonly took: number }[] = [];
try {
  for (const players of sizes) {
    const seeding = { seed: players, name: `Bench ${players}`, players, games: 20, gamesAWeek: 20, hands: 3 };
    const { id } = await seedServer(server, { ...seeding, until: new Date(), key });
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: "block",
    });
    const address = `${server.url}/l/edit?league=${id}`;
    const removal = "section[aria-labelledby=removal] summary";
    const first = await context.newPage();
    await first.goto(`${address}#key=${key}`);
    await first.locator(removal).waitFor();
    await first.close();
    const ready: number[] = [];
    const roster: number[] = [];
    for (let time = 0; time < times; time++) {
      const page = await context.newPage();
      await page.goto(address, { waitUntil: "commit" });
      await page.locator(removal).waitFor();
      ready.push(await page.evaluate(() => performance.now()));
      const section = page.locator("section[aria-labelledby=roster]");
      const before = performance.now();
      await section.locator("summary").first().click();
      await section.locator("form").last().waitFor();
      roster.push(performance.now() - before);
      await page.close();
    }
    await context.close();
    took.push({ size: players, took: median(ready) });
    figures[`keeper's page, ${players} members, milliseconds`] = median(ready);
    figures[`roster opened, ${players} members, milliseconds`] = median(roster);
  }
  figures["keeper's page, members, exponent"] = exponentOf(took);
  for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure.toFixed(2)}`);
  printFigures(figures);
} finally {
  await browser.close();
  await server.remove();
}
process.exit(0);
