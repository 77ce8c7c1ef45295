import { afterAll, expect, it } from "vitest";
import { launchBrowser } from "../support/browser/browser";
import { inviteLink } from "../support/browser/invite-link";
import { Scorekeeper } from "../support/browser/scorekeeper";
import { shows } from "../support/browser/standings";
import { en } from "../support/browser/words";
import { startProxy } from "../support/server/proxy";
import { startServer } from "../support/server/server";

const one = await startServer();
const two = await startServer({ DATABASE_URL: one.databaseUrl });
const proxy = await startProxy([one.url, two.url]);
const browser = await launchBrowser([], { serviceWorkers: "block" });
afterAll(async () => {
  await browser.close();
  proxy.close();
  await Promise.all([one.remove(), two.remove()]);
});

async function phone() {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  return { page, keeper: new Scorekeeper(page, proxy.url) };
}

it("two phones behind a proxy keep one game while either server process is killed in turn", async () => {
  const [ana, bo] = [await phone(), await phone()];
  await ana.keeper.setUp("doubles", ["Ana", "Bo"], { fill: { [en.sentences["option/target"]]: "1000" } });
  await ana.keeper.savedOnServer();
  await bo.page.goto(await inviteLink(ana.page));
  await bo.page.getByRole("button", { name: "End of the hand" }).waitFor();

  let total = 0;
  const hand = async (by: typeof ana, watching: typeof ana, pips: number) => {
    await by.keeper.enter({ out: "Ana", left: { Bo: pips } });
    total += pips;
    await shows(watching.page, "Ana", total);
  };
  await hand(ana, bo, 5);
  await hand(bo, ana, 7);
  await one.kill();
  await hand(ana, bo, 11);
  await hand(bo, ana, 13);
  await one.restart();
  await two.kill();
  await hand(ana, bo, 17);
  await hand(bo, ana, 19);
  for (const { keeper } of [ana, bo]) {
    await keeper.savedOnServer();
    expect(await keeper.totals()).toEqual({ Ana: 72, Bo: 0 });
  }
});
