import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { table } from "../../../lib/i18n/en/table/table";
import { launchBrowser, launchProfile } from "../../support/browser/browser";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { en } from "../../support/browser/words";
import { doublesGame, entry, hand, key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { type Answer, apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";
import { thorough } from "../scale";
import { fileLimit, type SmallDisk, tmpfs } from "../small-disk";

// The server's disk is full: stored data can be read, writes are refused with 507 and stored nowhere, phones keep their
// entries and say so, and everything resumes by itself once there is room. A phone's own disk can be full too.

const mountable = thorough ? tmpfs(8) : undefined;
/** A browser writes about 30 MB before its first page. */
const phones = thorough ? tmpfs(120) : undefined;
const disks: SmallDisk[] = [fileLimit(), ...(mountable ? [mountable] : [])];
const rounds = thorough ? 20 : 2;
afterAll(() => {
  for (const disk of [...disks, ...(phones ? [phones] : [])]) disk.remove();
});
const bearer = { Authorization: `Bearer ${key}` };

it.each(disks)(
  "$kind: reads continue, writes are refused with 507, and writes resume once there is room",
  async (disk) => {
    const server = await startServer({}, disk.started);
    const browser = await launchBrowser();
    try {
      const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
      const keeper = new Scorekeeper(page, server.url);
      await keeper.setUp("doubles", ["Ana", "Bo"]);
      await keeper.savedOnServer();
      const api = await apiOf(server.url);
      const league = leagueRequest();
      await api("POST", "/api/leagues", league, bearer);
      const raw = async (path: string, body: object) => {
        const headers = { ...bearer, "Content-Type": "application/json" };
        const response = await fetch(server.url + path, {
          method: "POST",
          headers,
          body: JSON.stringify(body),
        });
        return { status: response.status, body: await response.json() } as Answer;
      };
      let [stored, refused] = [0, 0];
      /** The refusal while the disk is full. */
      const full = { status: 507, code: disk.code, detail: expect.stringMatching(/Nothing was stored/) };
      /** Creates games of this many entries until there is no room for another. */
      const fillUp = async (count: number) => {
        for (;;) {
          const more = doublesGame();
          const made = await raw("/api/games", more);
          if (made.status === 507) return made;
          const base = { protocol: 1, base: 0, entries: Array.from({ length: count }, () => hand(2)) };
          const answer = await raw(`/api/games/${more.id}/entries`, base);
          if (answer.status === 507) return answer;
          expect([made.status, answer.status]).toEqual([201, 200]);
          stored += count;
        }
      };

      for (let round = 0; round < rounds; round++) {
        const game = doublesGame();
        const entries = [...Array.from({ length: 40 }, () => hand(2)), entry({ kind: "end" })];
        const end = () => raw(`/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries });
        const seats = { a: league.players[0]?.id, b: league.players[1]?.id };
        const change = { change: "game", id: uuid(), game: game.id, seats };
        const path = `/api/leagues/${league.id}`;
        await api("POST", "/api/games", game, bearer);
        await api("POST", `${path}/changes`, { protocol: 1, changes: [change] }, bearer);

        disk.fill(server, 20_000 + round * 5_000);
        for (const answer of [await fillUp(40), await end(), await end()]) {
          expect(answer.body).toMatchObject(full);
          refused++;
        }
        const read = await api("GET", `/api/games/${game.id}`);
        expect([read.status, read.body.head]).toEqual([200, 0]);
        expect((await fetch(`${server.url}/`)).status).toBe(200);
        expect((await api("GET", `${path}/standings`)).status).toBe(200);
        disk.makeRoom(server);
        expect((await end()).status).toBe(200);
        stored += entries.length;
        const { body } = await api("GET", `${path}/standings`);
        const played = body.rows.reduce((sum: number, each: { played: number }) => sum + each.played, 0);
        expect(played).toBe(2 * (round + 1));
      }
      disk.fill(server, 0);
      // The journal may have some room left, so fill it until not even one hand fits.
      for (const count of [40, 1]) await fillUp(count);
      await checkPhone(page, keeper, () => disk.makeRoom(server));
      await server.stop();
      const database = new Database(server.databaseFile);
      expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
      database.close();
      console.log(
        `${disk.kind}: filled ${rounds + 1} times, ${refused} writes refused with 507, ${stored} entries stored`,
      );
    } finally {
      await browser.close();
      await server.remove();
    }
  },
);

/** A phone keeps entries while the server has no room, says so, and sends them once there is some. */
async function checkPhone(page: Page, keeper: Scorekeeper, makeRoom: () => void): Promise<void> {
  await keeper.enter({ out: "Ana", left: { Bo: 7 } });
  await page.getByText(table.trouble["server-full"]).waitFor();
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 7, Bo: 0 });
  await sleep(100);
  makeRoom();
  await keeper.savedOnServer();
  await page.getByText(table.trouble["server-full"]).waitFor({ state: "detached" });
}

if (phones) {
  it("a phone with a full disk says at once that an entry is not saved, and saves it once there is room", async () => {
    const server = await startServer();
    const context = await launchProfile(join(phones.started.folder ?? "", "profile"));
    try {
      const [page = await context.newPage()] = context.pages();
      const keeper = new Scorekeeper(page, server.url);
      await keeper.setUp("doubles", ["Ana", "Bo"], { fill: { [en.sentences["option/target"]]: "1000" } });
      await keeper.enter({ out: "Bo", left: { Ana: 7 } });
      await keeper.savedOnServer();
      await server.stop();
      phones.fill(server, 0);
      const refusal = page.getByRole("dialog", { name: "Not saved on this device" });
      let [pips, total] = [0, 0];
      // The rest of a file's last page holds another hand or two.
      do {
        pips++;
        total += pips;
        await page.getByRole("button", { name: "End of the hand" }).click();
        await keeper.answer({ out: "Ana", left: { Bo: pips } });
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await refusal.or(page.getByRole("status").filter({ hasText: `Ana +${pips}` })).waitFor();
      } while (!(await refusal.isVisible()));
      await refusal.getByText("its storage is full").waitFor();
      await page.keyboard.press("Escape");
      phones.makeRoom(server);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect.poll(() => keeper.totals()).toEqual({ Ana: total, Bo: 7 });
      await server.restart();
      await keeper.savedOnServer();
      await page.reload();
      await expect.poll(() => keeper.totals()).toEqual({ Ana: total, Bo: 7 });
      console.log(
        `a phone's disk was full: ${pips - 1} hands kept, then one refused, and kept once there was room`,
      );
    } finally {
      await context.close();
      await server.remove();
    }
  });
}
