import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Words } from "../../../lib/i18n/catalogue-names";
import { Scorekeeper } from "./scorekeeper";
import { type Site, visitOnce, withoutServer } from "./site";
import { en } from "./words";

/** Plays a whole game offline after one visit, then starts the server again and checks that it has the game. */
export async function playOffline(
  site: Site,
  play: (table: { readonly page: Page; readonly keeper: Scorekeeper }) => Promise<void>,
  totals: readonly number[],
): Promise<void> {
  const page = await visitOnce(site, site.server.url);
  const keeper = new Scorekeeper(page, site.server.url);
  await withoutServer(site, () => play({ page, keeper }));
  await keeper.savedOnServer();
  const id = new URL(page.url()).searchParams.get("game");
  const { games } = await (await fetch(`${site.server.url}/api/games?ids=${id}`)).json();
  expect(games).toMatchObject([{ status: "finished" }]);
  expect(Object.values(games[0].totals)).toEqual(totals);
  await page.context().close();
}

/** Waits until the page announces who won, in its language. */
export const waitForWinner = (page: Page, names: readonly string[], t: Words = en): Promise<void> =>
  page.getByRole("heading", { name: t.table.won({ names, shared: false }) }).waitFor();
