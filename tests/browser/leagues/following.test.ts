import { expect, it } from "vitest";
import { home } from "../../../lib/i18n/en/home";
import { keepsLeague } from "../../support/browser/kept-league";
import { axeFindings, openSite, visitOnce, withoutServer } from "../../support/browser/site";
import { en } from "../../support/browser/words";
import { key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";

const site = openSite();
/** What a page says that the device draws, before the day and time. */
const [known = ""] = en.leaguePages.here.asOf({ when: "|" }).split("|");

it("a followed league is listed on the home page, opens offline, and disappears when it is unfollowed", async () => {
  const { url } = site.server;
  const request = { ...leagueRequest(), name: "Pier Players", slug: "pier-players" };
  const api = await apiOf(url);
  const keeper = { Authorization: `Bearer ${key}` };
  expect((await api("POST", "/api/leagues", request, keeper)).status).toBe(201);

  const page = await visitOnce(site, `${url}/settings`);
  await page.goto(`${url}/l/pier-players/records`);
  await page.getByRole("button", { name: en.leaguePages.follow }).click();
  await page.getByRole("button", { name: en.leaguePages.following, pressed: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const isCached = () =>
    page.evaluate(async (address) => {
      const name = (await caches.keys()).find((each) => each.startsWith("pipkeeper-seen-"));
      return (await (await caches.open(name ?? "")).match(address, { ignoreVary: true })) !== undefined;
    }, `${url}/l/pier-players`);
  await expect.poll(isCached).toBe(true);
  await expect.poll(() => keepsLeague(page)).toBe(true);

  await page.goto(url);
  const leagues = page.getByRole("region", { name: en.home.leagues });
  await leagues.getByRole("link", { name: "Pier Players" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // The league's front page was never opened on this phone.
  await withoutServer(site, async () => {
    await page.reload();
    await leagues.getByRole("link", { name: "Pier Players" }).click();
    await page.getByRole("status").filter({ hasText: known }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Pier Players" }).waitFor();
  });

  const changes = [
    { change: "name", id: uuid(), name: "Harbour Players" },
    { change: "slug", id: uuid(), slug: "harbour-players" },
  ];
  const renamed = { protocol: 1, changes };
  expect((await api("POST", `/api/leagues/${request.id}/changes`, renamed, keeper)).status).toBe(200);
  await page.goto(`${url}/l/pier-players`);
  await page.getByRole("region", { name: en.leaguePages.share.heading }).getByLabel(en.invite.link).waitFor();
  await page.goto(url);
  expect(await leagues.getByRole("link", { name: "Harbour Players" }).getAttribute("href")).toBe(
    "/l/harbour-players",
  );
  await leagues.getByRole("button", { name: home.unfollowLeague({ name: "Harbour Players" }) }).click();
  await leagues.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("link", { name: en.keeping.newTitle }).first().waitFor();
  await expect.poll(() => leagues.count()).toBe(0);
  await page.context().close();
});

it("the board links back to the league that the spectator came from", async () => {
  const page = await (await site.browser.newContext()).newPage();
  await page.goto(`${site.server.url}/watch?game=nothing&league=pier-players`);
  await expect
    .poll(() => page.getByRole("link", { name: en.shell.toLeague }).first().getAttribute("href"))
    .toBe("/l/pier-players");
  await page.context().close();
});

it("a widget has the theme that its address asks for, or else the reader’s", async () => {
  const request = { ...leagueRequest(), slug: "club-site" };
  const api = await apiOf(site.server.url);
  await api("POST", "/api/leagues", request, { Authorization: `Bearer ${key}` });
  const page = await (await site.browser.newContext({ colorScheme: "dark" })).newPage();
  const groundIn = async (query: string): Promise<string> => {
    await page.goto(`${site.server.url}/l/club-site/widget${query}`);
    return page.locator("main").evaluate((main) => getComputedStyle(main).backgroundColor);
  };
  const dark = await groundIn("");
  expect(await groundIn("?theme=light")).not.toBe(dark);
  expect(await groundIn("?theme=dark")).toBe(dark);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await groundIn("?theme=dark")).toBe(dark);
  expect(await groundIn("")).not.toBe(dark);
  await page.context().close();
});
