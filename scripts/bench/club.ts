import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gameId, gameKey, tableKey } from "../../lib/client/evening/keys/keys";
import { callsOver } from "../../lib/client/net/server-calls";
import { type SeatPlan, sidesAt } from "../../lib/evening/hall/seat-plan";
import { secretAddress } from "../../lib/export/links/secret-link";
import { isRecord } from "../../lib/rules/record";
import { launchBrowser } from "../../tests/support/browser/browser";
import { ClubNight } from "../../tests/support/evening/club-night";
import { startServer } from "../../tests/support/server/server";
import type { DevicePhone } from "../../tests/support/sync/device-phone";
import { median, printFigures } from "./support/figures";

// A club's evening of sixty people at fifteen tables, with four phones at each and ten boards on the walls, in its
// busiest minute: each table has a scoresheet, every table says its result, and the other side agrees. How long after
// the answer that a result is stored each board's device has it (it shows it when the host presses), and what the
// host's phone, a browser with the evening open, sends and receives in a minute, headers included.
// Usage: npx tsx scripts/bench/club.ts [seconds]

const seconds = Number(process.argv[2] ?? 60);
const size = { tables: 15, phonesATable: 4, boards: 10 };

/** Passes everything on to the server, and counts it. */
async function countingProxy(to: string) {
  const { hostname, port } = new URL(to);
  let bytes = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("data", (part) => {
        bytes += part.length;
      });
      one.on("error", () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const at = typeof address === "object" ? address?.port : 0;
  return { url: `http://127.0.0.1:${at}`, bytes: () => bytes, close: () => server.close() };
}

/** When each entry was first known on a phone, by its id. */
function watched(phone: DevicePhone): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  let looked = 0;
  phone.game.subscribe(() => {
    const phase = phone.game.snapshot();
    if (phase.type !== "ready" || "game" in phase.view) return;
    const { lines } = phase.view.log;
    for (const { written } of lines.slice(looked))
      if (isRecord(written)) seen.set(String(written.id), performance.now());
    looked = lines.length;
  });
  return seen;
}

/** Each table begins its scoresheet, as its phone does. */
async function beginGames(url: string, { evening, host }: ClubNight, { round, tables }: SeatPlan) {
  const calls = callsOver((path, init) => fetch(`${url}${path}`, init));
  const { keeper = "" } = host.evening().keys;
  const { game, options } = evening.options as { readonly game: string; readonly options?: object };
  for (const each of tables) {
    const sides = sidesAt(each);
    const seated = [0, 1].flatMap((seat) => sides.flatMap((side) => side.slice(seat, seat + 1)));
    const players = seated.flatMap((id) => evening.players.filter((player) => player.id === id));
    const ofTable = tableKey(keeper, each.table);
    const id = gameId(ofTable, { evening: evening.id, round, before: 0, players });
    const request = { protocol: 1 as const, id, game, options: { ...options }, players };
    const made = await calls.create(request, gameKey(ofTable, id));
    if (made.outcome !== "answered") throw new Error(`a scoresheet was not made: ${made.outcome}`);
  }
}

const server = await startServer();
const browser = await launchBrowser();
const proxy = await countingProxy(server.url);
try {
  const night = await ClubNight.open([server.url], size);
  const seen = night.boards.map(watched);
  const plan = await night.draw();
  await beginGames(server.url, night, plan);
  const { keeper: secret = "" } = night.host.evening().keys;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(proxy.url + secretAddress({ page: "/evening", id: night.evening.id, secret }));
  await page.locator('input[name="points"]').first().waitFor();
  await page.waitForLoadState("networkidle").catch(() => {});

  const [before, began] = [proxy.bytes(), performance.now()];
  const minute = sleep(seconds * 1_000);
  await Promise.all(
    plan.tables.map(async ({ table }, index) => {
      await sleep(((index + 0.5) / size.tables) * seconds * 800);
      await night.play(plan, table, seconds * 100);
    }),
  );
  await minute;
  const kilobytes = (proxy.bytes() - before) / 1_024;
  const minutes = (performance.now() - began) / 60_000;

  await Promise.all(night.boards.map((board) => night.knowsAll(board)));
  const results = night.entered.slice(1);
  const took = seen.flatMap((at) =>
    results.map((id) => Math.max(0, (at.get(id) ?? Number.NaN) - (night.acknowledged.get(id) ?? 0))),
  );
  if (took.some(Number.isNaN)) throw new Error("a board does not have everything");
  night.close();
  const figures = {
    "result to board, median milliseconds": median(took),
    "result to board, worst milliseconds": Math.max(...took),
    "host's phone, KB a minute": kilobytes / minutes,
  };
  for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure.toFixed(1)}`);
  printFigures(figures);
} finally {
  await browser.close();
  proxy.close();
  await server.remove();
}
process.exit(0);
