import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openSection } from "../../support/browser/keeper-page";
import { axeFindings, installing, loseSignal, openSite } from "../../support/browser/site";
import { en } from "../../support/browser/words";
import { dayAhead } from "../../support/days-ahead";
import { key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";

const site = openSite();
const phone = { viewport: { width: 390, height: 844 } };
const bearer = { Authorization: `Bearer ${key}` };

async function newLeague(slug: string) {
  const api = await apiOf(site.server.url);
  const players = ["Ana", "Bo", "Cleo"].map((name) => ({ id: uuid(), name }));
  const request = { ...leagueRequest(), id: uuid(), seasons: [], players, slug };
  const { body } = await api("POST", "/api/leagues", request, bearer);
  const path = `/api/leagues/${body.id}`;
  const evenings = async () => (await api("GET", `${path}/planned-evenings`)).body.evenings;
  return { api, path, slug, evenings, keeper: `${site.server.url}/l/edit?league=${body.id}#key=${key}` };
}

const newPage = async (more: object = {}): Promise<Page> =>
  (await site.browser.newContext({ ...phone, ...more })).newPage();
const regionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const onServer = (page: Page) => page.getByText(en.keeping.onServer).waitFor();

async function plan(page: Page, on: string, place: string): Promise<void> {
  const form = (await openSection(page, en.leaguePages.parts.evenings)).getByRole("form", {
    name: en.plans.plan,
  });
  await form.getByLabel(en.plans.day).fill(on);
  await form.getByLabel(en.plans.time).fill("20:30");
  await form.getByLabel(en.plans.place).fill(place);
  await form.getByRole("button", { name: en.plans.plan }).click();
  await form.getByRole("status").filter({ hasText: en.moved.theirs }).waitFor();
}

/** A player's link as the league's settings page shows it. */
async function linkOf(page: Page, name: string): Promise<string> {
  const section = await openSection(page, en.leaguePages.parts.evenings);
  await section
    .locator("summary")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
  return section.locator(`li:has(summary:text-is("${name}"))`).getByRole("textbox").inputValue();
}

const pressed = (page: Page, name: string) =>
  page.getByRole("button", { name, pressed: true }).first().waitFor();

describe("a planned evening", () => {
  it("needs a date, which the form asks for", async () => {
    const league = await newLeague("needs-a-date");
    const page = await newPage();
    await page.goto(league.keeper);
    await onServer(page);
    const form = (await openSection(page, en.leaguePages.parts.evenings)).getByRole("form", {
      name: en.plans.plan,
    });
    await form.getByRole("button", { name: en.plans.plan }).click();
    await form.getByRole("alert").filter({ hasText: /./ }).waitFor();
    expect(await form.getByLabel(en.plans.day).evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(await league.evenings()).toEqual([]);
  });

  it("is planned by the scorekeeper, offline too; a player answers on their own phone, and both see the answer", async () => {
    const league = await newLeague("plans-evenings");
    const page = await newPage(installing);
    await page.goto(league.keeper);
    await onServer(page);
    await plan(page, dayAhead(7), "Ana’s kitchen");
    await loseSignal(page);
    await plan(page, dayAhead(14), "Club room");
    expect(await league.evenings()).toHaveLength(1);
    await page.context().setOffline(false);
    await onServer(page);
    await expect.poll(league.evenings).toHaveLength(2);

    const link = await linkOf(page, "Bo");
    const bo = await newPage(installing);
    await bo.goto(link);
    await bo.getByRole("heading", { name: en.plans.answerTitle({ name: "Bo" }) }).waitFor();
    await bo.getByRole("button", { name: en.plans.answerKeys.coming }).first().click();
    // The page that the server rendered after it received the answer.
    await bo.getByRole("definition").getByText("Bo", { exact: true }).waitFor();
    await pressed(bo, en.plans.answerKeys.coming);
    expect(await axeFindings(bo)).toEqual([]);
    await expect.poll(league.evenings).toMatchObject([{ answers: [{ name: "Bo", answer: "coming" }] }, {}]);

    // Without a network the answer waits on the phone, says so, and is sent when there is one.
    await loseSignal(bo);
    await bo.getByRole("button", { name: en.plans.answerKeys.not }).first().click();
    await bo.getByRole("status").filter({ hasText: en.plans.unsent }).waitFor();
    expect((await league.evenings())[0].answers).toMatchObject([{ answer: "coming" }]);
    await bo.context().setOffline(false);
    await expect.poll(async () => (await league.evenings())[0].answers).toMatchObject([{ answer: "not" }]);
    await pressed(bo, en.plans.answerKeys.not);

    await page.reload();
    const section = await openSection(page, en.leaguePages.parts.evenings);
    await section.getByText(`${en.plans.counted({ answer: en.plans.answers.not, count: 1 })} (Bo)`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await bo.goto(`${site.server.url}/l/${league.slug}`);
    const next = regionOf(bo, en.plans.next);
    await next.getByText("Ana’s kitchen").waitFor();
    await next.getByText("Bo", { exact: true }).waitFor();
    expect(await axeFindings(bo)).toEqual([]);

    // After the link is replaced, the old one says that it is not valid.
    await section.locator("summary").filter({ hasText: /^Bo$/ }).click();
    await section.getByRole("button", { name: en.plans.replace({ name: "Bo" }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: en.plans.replace({ name: "Bo" }) })
      .click();
    await section.getByRole("status").filter({ hasText: "Replaced." }).waitFor();
    await bo.goto(link);
    await bo.getByRole("heading", { name: en.plans.wrongTitle }).waitFor();

    // The evening is cancelled, and restored with its answers.
    await section.getByRole("button", { name: en.plans.remove }).first().click();
    await expect.poll(league.evenings).toHaveLength(1);
    await page.getByRole("button", { name: en.table.undo }).click();
    await expect.poll(league.evenings).toMatchObject([{ answers: [{ answer: "not" }] }, {}]);
    await page.context().close();
    await bo.context().close();
  });

  it("can be answered without scripts", async () => {
    const league = await newLeague("without-scripts");
    const evening = {
      change: "evening",
      id: uuid(),
      evening: uuid(),
      on: dayAhead(3),
      at: "20:00",
      place: "",
    };
    await league.api("POST", `${league.path}/changes`, { protocol: 1, changes: [evening] }, bearer);
    const { body } = await league.api("GET", `${league.path}/answer-links`, undefined, bearer);
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(`${site.server.url}/l/${league.slug}/answer?as=${body.links[0].as}`);
    await page.getByRole("button", { name: en.plans.answers.maybe }).click();
    await pressed(page, en.plans.answerKeys.maybe);
    expect(await league.evenings()).toMatchObject([{ answers: [{ name: "Ana", answer: "maybe" }] }]);
    await page.context().close();
  });
});
