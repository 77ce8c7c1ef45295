import { launchBrowser } from "./tests/support/browser/browser";
import { entry, key, uuid } from "./tests/support/entries";
import { personKey } from "./lib/client/evening/keys/keys";
import { startServer } from "./tests/support/server/server";
const server = await startServer();
const call = async (method: string, path: string, body?: object) => {
  const r = await fetch(server.url + path, { method, headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" }, ...(body && { body: JSON.stringify(body) }) });
  const text = await r.text();
  if (!r.ok) console.log(path, r.status, text.slice(0, 300));
  return text.startsWith("{") ? JSON.parse(text) : undefined;
};
const names = ["Ana", "Bo", "Maximiliana-Guadalupe Hernández", "Dev", "Eva", "Fay", "Gus", "Ida", "Jon", "Kim", "Leo", "Mia", "Ned"];
const players = names.map((name) => ({ id: uuid(), name }));
const id = uuid();
await call("POST", "/api/leagues", { protocol: 1, id, name: "Cellar Club", slug: "cellar", players, timeZone: "UTC", seasons: [{ id: uuid(), name: "Autumn", from: "2026-09-01", to: "2026-12-31" }] });
const table = names.map((name, i) => ({ id: `p${i + 1}`, name }));
const seats = Object.fromEntries(table.map(({ id }, i) => [id, players[i]!.id]));
const play = async (at: string, ends: boolean, form = "partners", game = "count") => {
  const evening = uuid();
  await call("POST", "/api/evenings", { protocol: 1, id: evening, game: "evening", options: { form, settings: { rest: "half" }, game }, players: table });
  let head = 0;
  const log: object[] = [];
  const say = async (e: object) => { const sent = entry({ at, ...e } as never); log.push(sent); await call("POST", `/api/evenings/${evening}/entries`, { protocol: 1, base: head++, entries: [sent] }); };
  for (let round = 1; round <= 4; round++) {
    const { draw } = await call("POST", "/api/evening/replay", { format: "pipkeeper/eveningsheet", version: 1, id: evening, form, settings: { rest: "half" }, game, people: table, entries: log, draw: true });
    await say({ kind: "round", round, lot: draw.lot, tables: draw.tables, rest: draw.rest });
    if (round === 4 && !ends) break;
    for (const each of draw.tables) await say({ kind: "result", round, table: each.table, points: [100 + ((round * 7 + each.table) % 20), (round * 31 + each.table * 17) % 99] });
  }
  await say({ kind: "adjust", who: "p2", points: -10, why: "late" });
  if (ends) await say({ kind: "end" });
  await call("POST", `/api/leagues/${id}/changes`, { protocol: 1, changes: [{ id: uuid(), change: "game", game: evening, seats }] });
  return evening;
};
await play("2026-11-13T20:00:00.000Z", true);
await play("2026-11-20T20:00:00.000Z", true);
const open = await play("2026-11-27T09:00:00.000Z", false);
const { table: _t } = { table };
await call("POST", `/api/evenings/${open}/table-keys`, { protocol: 1, keys: ["k".repeat(22)], people: [{ person: "p2", key: personKey(key, "p2") }] });
const season = (await call("GET", `/api/leagues/${id}`)).seasons[0].id;
const browser = await launchBrowser([], {}, { pictures: true });
for (const [name, viewport, colorScheme] of [["360", { width: 360, height: 640 }, "light"], ["390", { width: 390, height: 844 }, "dark"], ["844", { width: 844, height: 390 }, "light"], ["1280", { width: 1280, height: 800 }, "light"]] as const) {
  const device = await browser.newContext({ viewport, colorScheme });
  const page = await device.newPage();
  const shot = async (what: string, path: string, full = true) => {
    await page.goto(server.url + path); await page.waitForTimeout(1500);
    if (what === "evening") await page.locator("details summary").nth(1).click();
    await page.screenshot({ path: `/tmp/season/${name}-${what}.png`, fullPage: full });
    console.log(name, what, await page.evaluate(() => document.documentElement.scrollWidth > innerWidth));
  };
  await shot("front", "/l/cellar");
  await shot("evenings", "/l/cellar/evenings");
  await shot("evening", "/l/cellar/evenings/2026-11-20");
  await shot("season", `/l/cellar/seasons/${season}`);
  await shot("own", `/evening?game=${open}&me=p2#card=${personKey(key, "p2")}`);
  if (name === "390") {
    await page.goto(`${server.url}/evening?game=${open}#k=${key}`); await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/season/${name}-host.png`, fullPage: true });
  }
  await device.close();
}
await browser.close(); await server.remove(); process.exit(0);
