import { expect, it } from "vitest";
import { inviteLink } from "../../../lib/client/game/keys";
import { secretAddress } from "../../../lib/export/links/secret-link";
import { league as leagueProblems } from "../../../lib/i18n/en/leagues/league";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { leaguePages } from "../../../lib/i18n/en/leagues/league-pages";
import { openSection } from "../../support/browser/keeper-page";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, gameName, roundOf } from "../../support/browser/words";
import { doublesGame, hand, uuid } from "../../support/entries";
import { leagueRequest, people } from "../../support/league/world";
import { apiOf } from "../../support/server/api";

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
  await paper.getByLabel(en.keeping.paper.kind).selectOption("doubles");
  await paper.getByLabel(en.keeping.paper.day).fill("2026-03-06");
  const places = paper.getByLabel(en.keeping.paper.place, { exact: true });
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
    await line.getByLabel(en.keeping.paper.points).fill(points);
    await line.getByLabel(en.keeping.paper.won({ currency: "EUR" })).fill(won);
  }
  await paper.getByRole("button", { name: en.keeping.paper.send }).click();
  await paper.getByText(leagueProblems["paper-sum"]({ sum: 25 })).waitFor();
  await expect.poll(() => paper.getByLabel(en.keeping.paper.points).first().inputValue()).toBe("80");
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
  const card = reader
    .getByRole("listitem")
    .filter({ has: reader.getByRole("heading", { name: gameName("doubles") }) });
  await card.getByText(en.leaguePages.onPaper).waitFor();
  await card.getByText("From the old ledger, page 7").waitFor();
  await reader.getByText("Snow").waitFor();
  await card.getByRole("link", { name: gameName("doubles") }).click();
  await reader.getByText(leaguePages.onPaperMeans).waitFor();
  expect(await reader.getByRole("link", { name: en.leaguePages.toBoard }).count()).toBe(0);
  const result = reader.getByRole("region", { name: gameName("doubles") }).getByRole("listitem");
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
  const row = games.getByRole("listitem").filter({ hasText: gameName("doubles") });
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
  await page.getByText(en.keeping.waiting({ count: 1 })).waitFor();
  await context.unrouteAll();
  await page.reload();
  await page.getByText(en.keeping.onServer).waitFor();
  await context.close();
});

const phone = { viewport: { width: 390, height: 844 } };
const [gameKey, leagueKey] = ["g".repeat(43), "l".repeat(43)];
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

/** The page on which a new league of the API is managed. */
async function keeperOf(slug: string) {
  const { url } = site.server;
  const api = await apiOf(url);
  const request = { ...leagueRequest(), slug };
  await api("POST", "/api/leagues", request, bearer(leagueKey));
  const open = async () => {
    const page = await (await site.browser.newContext(phone)).newPage();
    await page.goto(url + secretAddress({ page: "/l/edit", id: request.id, secret: leagueKey }));
    await page.getByText(en.keeping.onServer).waitFor();
    return page;
  };
  return { api, request, open };
}

it("past years are pasted, shown as understood, brought in at once, taken back, and brought back", async () => {
  const { api, request, open } = await keeperOf("past");
  const page = await open();
  const section = await openSection(page, en.keeping.past);
  const table = "Fecha;Ana;Bo;Cleo;Zoe\n13/5/2019;10;7;;3\n14/5/2019;2;9;4;\n30/2/2019;1;2;;";
  await section.getByRole("textbox").fill(table);
  await section.getByRole("button", { name: en.past.read }).click();
  await section.getByText(en.past.newPeople({ names: ["Zoe"] })).waitFor();
  await section.getByText(en.past.problems["line-day"]({ value: "30/2/2019" })).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await section.getByRole("button", { name: en.past.bring({ games: 2 }) }).click();
  await section.getByText(en.past.brought({ games: 2 })).waitFor();
  const counted = async () =>
    (await api("GET", `/api/leagues/${request.id}/standings`)).body.rows.map(
      ({ name, played }: { name: string; played: number }) => [name, played],
    );
  const all = [
    ["Ana", 2],
    ["Bo", 2],
    ["Cleo", 1],
    ["Zoe", 1],
  ];
  expect((await counted()).sort()).toEqual(all);
  await section.getByRole("button", { name: en.past.takeBack }).click();
  await expect.poll(counted).toEqual([]);
  await page.getByRole("button", { name: en.table.undo }).click();
  await expect.poll(async () => (await counted()).sort()).toEqual(all);
  await page.context().close();
});

it("an organiser corrects a game and its day from the league; the phone that scored it says whose corrections they are", async () => {
  const { url } = site.server;
  const { api, request, open } = await keeperOf("corrected");
  const game = doublesGame();
  await api("POST", "/api/games", game, bearer(gameKey));
  const end = { kind: "end", id: uuid(), at: "2026-11-21T20:30:00.000Z" };
  const entries = [hand(40), hand(7), end];
  await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, bearer(gameKey));
  const seats = { a: people[0]?.id, b: people[1]?.id };
  const put = { change: "game", id: uuid(), game: game.id, seats };
  const gameKeys = { [game.id]: gameKey };
  const changes = `/api/leagues/${request.id}/changes`;
  await api("POST", changes, { protocol: 1, changes: [put], gameKeys }, bearer(leagueKey));

  const page = await open();
  await openSection(page, en.keeping.games);
  await page.getByRole("link", { name: en.history.correctGame }).click();
  await page.getByText(en.history.leagueCorrects({ league: request.name })).waitFor();
  await page.getByRole("button", { name: en.table.correct }).click();
  await page.getByRole("rowheader").getByRole("button").nth(1).click();
  await page.getByRole("dialog").getByRole("button", { name: en.history.takeBack }).click();
  await page.getByRole("button", { name: en.history.reallyTakeBack }).click();
  await page.getByText(en.history.wasTakenBack({ what: roundOf("doubles", 2) })).waitFor();
  await page.getByRole("link", { name: en.history.toTable }).click();
  await page.getByText(en.table.saved).waitFor();

  await page.getByRole("button", { name: en.history.ended({ when: "" }) }).click();
  const dialog = page.getByRole("dialog", { name: en.history.changeDay });
  await dialog.getByLabel(en.history.when).fill("9999-01-01T21:00");
  await dialog.getByRole("button", { name: en.history.saveCorrection }).click();
  await dialog.getByText(en.history.dayNotPossible).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel(en.history.when).fill("2026-11-14T21:30");
  await dialog.getByRole("button", { name: en.history.saveCorrection }).click();
  await page.getByRole("button", { name: /14 Nov 2026|Nov 14, 2026/ }).waitFor();
  await expect
    .poll(async () => (await api("GET", `/api/leagues/${request.id}/games`)).body.games[0]?.day)
    .toBe("2026-11-14");

  const table = await (await site.browser.newContext(phone)).newPage();
  await table.goto(inviteLink(url, "play", game.id, gameKey));
  await table.getByRole("button", { name: en.table.correct }).click();
  await table.getByRole("button", { name: new RegExp(`^${en.history.takenBack}`) }).click();
  await table.getByText(en.history.byLeague({ league: undefined })).waitFor();
  await table.getByRole("dialog").getByRole("button", { name: en.history.putBack }).click();
  await expect
    .poll(async () => (await api("GET", `/api/games?ids=${game.id}`)).body.games[0]?.totals)
    .toEqual({ a: 47, b: 0 });
});
