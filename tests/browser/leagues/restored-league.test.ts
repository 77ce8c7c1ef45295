import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { openSection } from "../../support/browser/keeper-page";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { en } from "../../support/browser/words";
import { apiOf } from "../../support/server/api";
import { temporaryDirectory } from "../../support/temporary";

// A league and the changes made in it after a backup: when the server is restored from that backup, the phone sends
// them again.

const site = openSite();
const folder = temporaryDirectory();
const root = fileURLToPath(new URL("../../..", import.meta.url));

function command(...args: string[]): void {
  const env = { ...process.env, DATABASE_URL: `file:${site.server.databaseFile}`, INIT_CWD: folder };
  const script = join(root, ".next/bin/command.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { env, cwd: root });
  expect(status, String(stderr)).toBe(0);
}

async function restore(backup: string): Promise<void> {
  await site.server.stop();
  command("restore", backup, "--overwrite");
  await site.server.restart();
}

it("a server restored from a backup gets a league, a player, a season, a payment and a game again from the phone that made them", async () => {
  const { url } = site.server;
  command("backup", "before-the-league.db");
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const allSaved = page.getByText(en.keeping.onServer);
  await page.goto(`${url}/l/new`);
  await page.getByLabel(leagueKeeping.name).fill("Friday Dominoes");
  await page.getByLabel(en.keeping.roster).fill("Ana\nBo");
  await page.getByLabel(en.keeping.currency).fill("EUR");
  await page.getByRole("button", { name: en.keeping.create }).click();
  await allSaved.waitFor();
  const keeper = page.url();
  const id = new URL(keeper).searchParams.get("league") ?? "";
  command("backup", "before-the-rest.db");

  const region = (name: string) => openSection(page, name);
  const saved = async (name: string) =>
    (await region(name)).getByRole("status").filter({ hasText: en.keeping.saved }).waitFor();
  const player = (await region(en.keeping.roster)).getByRole("form", { name: en.people.join });
  await player.getByLabel(en.people.join).fill("Cleo");
  await player.getByRole("button", { name: en.newGame.add, exact: true }).click();
  await saved(en.keeping.roster);
  await (await region(en.keeping.seasons))
    .locator("summary")
    .filter({ hasText: en.keeping.newSeason })
    .click();
  const season = page.getByRole("form", { name: en.keeping.newSeason });
  await season.getByLabel(en.keeping.seasonName).fill("2026");
  await season.getByLabel(en.keeping.from).fill("2026-01-01");
  await season.getByLabel(en.keeping.to).fill("2026-12-31");
  await season.getByRole("button", { name: en.keeping.newSeason }).click();
  await saved(en.keeping.seasons);
  const payment = (await region(en.keeping.money)).getByRole("form", { name: en.keeping.payment });
  await payment.getByLabel(en.keeping.payer, { exact: true }).selectOption({ label: "Ana" });
  await payment.getByLabel(en.keeping.receiver, { exact: true }).selectOption({ label: "Cleo" });
  await payment.getByLabel(en.keeping.amount).fill("3.50");
  await payment.getByRole("button", { name: en.keeping.payment }).click();
  await saved(en.keeping.money);
  const scorekeeper = new Scorekeeper(page, url);
  const rules = {
    fill: { [en.sentences["option/target"]]: "20" },
    league: "Friday Dominoes",
    roster: ["Ana", "Cleo"],
  };
  await scorekeeper.setUp("doubles", [], rules);
  await scorekeeper.enter({ out: "Ana", left: { Cleo: 31 } });
  await page.getByRole("link", { name: en.table.toLeague }).click();
  await page.getByRole("row").filter({ hasText: "Cleo" }).waitFor();

  const api = await apiOf(url);
  const all = async () => {
    const parts = ["", "/standings", "/players", "/money", "/games", "/records"];
    const answers = await Promise.all(parts.map((part) => api("GET", `/api/leagues/${id}${part}`)));
    // Every change increases the version, however many are sent at once.
    return answers.map(({ status, body }) => [status, { ...body, version: 0 }]);
  };
  const before = await all();
  expect(before.map(([status]) => status)).toEqual(before.map(() => 200));

  // Holds back what is sent again until the page was checked.
  let send = () => {};
  const hold = () =>
    new Promise<void>((go) => {
      send = go;
    });
  /** What is said about a loss, up to how many changes are still to be sent. */
  const loss = (count: number) => en.keeping.lost({ count }).replace(/\..*/, "");
  let checked = hold();
  await page.route(/\/api\/leagues(?:\/[^/]+\/changes)?$/, async (route) => {
    if (route.request().postDataJSON().changes?.length !== 0) await checked;
    await route.continue();
  });
  for (const [backup, changes] of [
    ["before-the-rest.db", [2]],
    ["before-the-league.db", [0, 2]],
  ] as const) {
    await restore(backup);
    expect(await all()).not.toEqual(before);
    checked = hold();
    await page.goto(keeper);
    await page
      .getByRole("status")
      .filter({ hasText: new RegExp(changes.map(loss).join("|")) })
      .waitFor();
    // The phone shows all of it meanwhile.
    await (await region(en.keeping.roster)).locator("summary").filter({ hasText: "Cleo" }).waitFor();
    send();
    await allSaved.waitFor();
    await expect.poll(all, { message: backup }).toEqual(before);
  }
  await context.close();
});
