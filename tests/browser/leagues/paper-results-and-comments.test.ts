import { expect, it } from "vitest";
import { league as leagueProblems } from "../../../lib/i18n/en/leagues/league";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { leaguePages } from "../../../lib/i18n/en/leagues/league-pages";
import { openSection } from "../../support/browser/keeper-page";
import { axeFindings, openSite } from "../../support/browser/site";
import { en } from "../../support/browser/words";

const site = openSite();

it("paper results and comments are entered, labelled as such, and taken back", async () => {
  const { url } = site.server;
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${url}/l/new`);
  await page.getByLabel(leagueKeeping.name).fill("Old Ledger");
  await page.getByLabel(en.keeping.roster).fill("Ana\nBo\nCleo");
  await page.getByLabel(en.keeping.currency).fill("EUR");
  await page.getByRole("button", { name: en.keeping.create }).click();
  await page.getByText(en.keeping.onServer).waitFor();
  const keeper = page.url();

  await openSection(page, leagueKeeping.paper.heading);
  const paper = page.getByRole("form", { name: leagueKeeping.paper.heading });
  await paper.getByLabel("Game").selectOption("doubles");
  await paper.getByLabel(en.keeping.paper.day).fill("2026-03-06");
  const places = paper.getByLabel("Place", { exact: true });
  expect(await places.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    "1",
    "2",
    "3",
  ]);
  await paper.getByLabel(en.keeping.paper.rankedBy).selectOption("most");
  await paper.getByLabel(en.keeping.paper.forMoney).check();
  for (const [row, name, points, won] of [
    [1, "Ana", "80", "1.50"],
    [2, "Bo", "100", "-1"],
    [3, "Cleo", "80", "−0.25"],
  ] as const) {
    const line = paper.getByRole("listitem").nth(row - 1);
    await line.getByLabel(en.keeping.paper.seat({ seat: row })).selectOption(name);
    await line.getByLabel("Points").fill(points);
    await line.getByLabel(en.keeping.paper.won({ currency: "EUR" })).fill(won);
  }
  await paper.getByRole("button", { name: en.keeping.paper.send }).click();
  await paper.getByText(leagueProblems["paper-sum"]({ sum: 25 })).waitFor();
  await expect.poll(() => paper.getByLabel("Points").first().inputValue()).toBe("80");
  expect(await axeFindings(page)).toEqual([]);
  await paper
    .getByLabel(en.keeping.paper.won({ currency: "EUR" }))
    .nth(1)
    .fill("-1.25");
  await paper.getByRole("button", { name: en.keeping.paper.send }).click();
  await paper.getByText(en.keeping.saved).waitFor();

  await openSection(page, en.keeping.comments.heading);
  const comments = page.getByRole("form", { name: en.keeping.comments.heading });
  await comments.getByLabel(en.keeping.comments.about).selectOption({ index: 1 });
  await comments.getByLabel(en.keeping.comments.text).fill("From the old ledger, page 7");
  await comments.getByRole("button", { name: en.entry.save }).click();
  await comments.getByText(en.keeping.saved).waitFor();
  await page.getByRole("button", { name: en.shell.close }).click();
  await comments.getByLabel(en.keeping.comments.about).selectOption({ index: 0 });
  await comments.getByLabel(en.keeping.comments.day).fill("2026-03-06");
  await comments.getByLabel(en.keeping.comments.text).fill("Snow");
  await comments.getByRole("button", { name: en.entry.save }).click();
  await page.getByText("Commented: Mar").waitFor();

  const reader = await (await site.browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(`${url}/l/old-ledger`);
  await reader.getByRole("region", { name: en.leaguePages.story.lastEvening }).getByText("Snow").waitFor();
  await reader.goto(`${url}/l/old-ledger/games`);
  const card = reader.getByRole("listitem").filter({ has: reader.getByRole("heading", { name: "Doubles" }) });
  await card.getByText(en.leaguePages.onPaper).waitFor();
  await card.getByText("From the old ledger, page 7").waitFor();
  await reader.getByText("Snow").waitFor();
  await card.getByRole("link", { name: "Doubles" }).click();
  await reader.getByText(leaguePages.onPaperMeans).waitFor();
  expect(await reader.getByRole("link", { name: en.leaguePages.toBoard }).count()).toBe(0);
  const result = reader.getByRole("region", { name: "Doubles" }).getByRole("listitem");
  expect(await result.allTextContents()).toEqual([
    expect.stringMatching(/Bo.*100/s),
    expect.stringMatching(/Ana.*80/s),
    expect.stringMatching(/Cleo.*80/s),
  ]);
  await reader.goto(`${url}/l/old-ledger/evenings/2026-03-06`);
  await reader.getByText("Snow").waitFor();
  await reader.getByText("From the old ledger, page 7").waitFor();
  await reader.context().close();

  // Undo takes back the comment; the result is removed from the list of games and restored.
  await page.getByRole("button", { name: en.table.undo }).click();
  await page.getByText("Restored:").waitFor();
  const games = await openSection(page, en.keeping.games);
  const row = games.getByRole("listitem").filter({ hasText: "Doubles" });
  await row.getByRole("button").click();
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole("button", { name: en.table.undo }).click();
  await row.waitFor();
  for (const path of ["/games", "", "/money"]) {
    await page.goto(`${url}/l/old-ledger${path}`);
    expect(await axeFindings(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  await page.goto(`${url}/l/old-ledger/games`);
  expect(await page.getByText("Snow").count()).toBe(0);

  // Without a network the comment waits on this device.
  await page.goto(keeper);
  await openSection(page, en.keeping.comments.heading);
  await comments.getByLabel(en.keeping.comments.about).waitFor();
  await context.route("**/api/**", (route) => route.abort());
  await comments.getByLabel(en.keeping.comments.day).fill("2026-03-07");
  await comments.getByLabel(en.keeping.comments.text).fill("Rain");
  await comments.getByRole("button", { name: en.entry.save }).click();
  await comments.getByText(en.keeping.savedHere).waitFor();
  await page.getByText("1 change is on this device", { exact: false }).waitFor();
  await context.unrouteAll();
  await page.reload();
  await page.getByText(en.keeping.onServer).waitFor();
  await context.close();
});
