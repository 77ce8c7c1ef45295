import { expect, it } from "vitest";
import { openSite } from "../../support/browser/site";
import { weigh, weightOf } from "../../support/browser/weight";
import { longSheet } from "../../support/long-sheet";

const site = openSite();

/**
 * What the first load of the table may take over the wire in all, in bytes. Everything is in it that entering a hand
 * needs without a network (decision 0065); the limit set for the table is 200 KB until it can be used.
 */
const budget = 160_000;

it("the table's first load, in all, keeps to its budget", async () => {
  const { browser, server } = site;
  const loaded = await weigh(browser, await longSheet(server.url, 13), "main button");
  const list = loaded.map(({ address, bytes }) => `${bytes} ${address}`).join("\n");
  expect(
    loaded.some(({ address }) => /\/table\/doubles-/.test(address)),
    list,
  ).toBe(true);
  expect(weightOf(loaded), list).toBeLessThanOrEqual(budget);
});

it("the table loads no game but its own, and nothing of Next's client", async () => {
  const { browser, server } = site;
  const loaded = await weigh(browser, await longSheet(server.url, 1), "main button");
  const scripts = loaded.filter(({ kind }) => kind === "Script").map(({ address }) => address);
  const games = scripts.filter((address) =>
    /\/table\/(?:baneberry|domino-pool|mexican-train|pip)-/.test(address),
  );
  expect(games).toEqual([]);
  expect(scripts.filter((address) => address.startsWith("/_next/static/chunks/"))).toEqual([]);
});
