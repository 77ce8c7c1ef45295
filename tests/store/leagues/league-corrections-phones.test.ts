import { expect, it } from "vitest";
import { newKey } from "../../../lib/client/random-ids";
import { createdLeague } from "../../../lib/league/creation";
import { isRecord } from "../../../lib/rules/record";
import { uuid } from "../../support/entries";
import { leagueRequest, people } from "../../support/league/world";
import { hand, newGame, Phone, server, startFileServer } from "../../support/sync/real-phones";

await startFileServer();

const [ana = "", bo = ""] = people.map(({ id }) => id);

async function post(path: string, key: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const answer = await server(path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
}

/** A phone that scored a game which Ana won 40 to 0, and one that has only the key of the league that the game is in. */
async function tableAndOrganiser(isByKey: boolean) {
  const [table] = (await newGame(1)) as [Phone];
  const { id } = table.game;
  await table.game.enter(hand(40));
  await table.game.enter({ kind: "end" });
  await table.game.sync();
  const gameKey = (await table.store.game(id))?.key ?? "";
  const [request, key] = [leagueRequest(), newKey()];
  await post("/api/leagues", key, request);
  const put = { change: "game", id: uuid(), game: id, seats: { a: ana, b: bo } };
  const gameKeys = isByKey ? { [id]: gameKey } : {};
  await post(`/api/leagues/${request.id}/changes`, key, { protocol: 1, changes: [put], gameKeys });
  const organiser = new Phone(id);
  const settings = createdLeague(request, "friday");
  const known = { protocol: 1 as const, id: request.id, version: 1, ratingsPending: false, ...settings };
  await organiser.store.saveLeague({ id: request.id, key, known, waiting: [], refused: [], revision: 0 });
  await organiser.game.correctFor(request.id);
  await organiser.game.sync();
  const line = organiser.phase().view.lines[0]?.written;
  const target = isRecord(line) ? String(line.id) : "";
  const corrects = (pips: number) => ({
    kind: "amend",
    target,
    entry: { kind: "hand", out: "b", left: { a: pips } },
  });
  return { table, organiser, corrects, league: request.id };
}

it("an organiser's phone corrects what a table's phone scored; the table sees whose correction it is and takes it back", async () => {
  const { table, organiser, corrects, league } = await tableAndOrganiser(true);
  expect(organiser.phase()).toMatchObject({ mayCorrect: true, mayWrite: false, correctsFor: league });
  expect((await organiser.game.enter(corrects(30))).ok).toBe(true);
  await organiser.game.sync();
  expect(organiser.phase()).toMatchObject({ saved: "saved", view: { result: { totals: { a: 0, b: 30 } } } });

  await table.game.sync();
  const { lines, result } = table.phase().view;
  expect(result.totals).toEqual({ a: 0, b: 30 });
  expect(lines[0]).toMatchObject({ written: { out: "a" }, effective: { out: "b" }, corrections: [2] });
  expect(lines[2]).toMatchObject({ written: { kind: "amend", league } });

  await table.game.enter({ ...corrects(0), entry: hand(40) });
  await table.game.sync();
  await organiser.game.sync();
  expect(organiser.phase().view.result.totals).toEqual({ a: 40, b: 0 });
  expect(organiser.phase().view.lines[3]).not.toMatchObject({ written: { league } });
});

it("corrections made without a network wait, survive a killed tab, and are sent", async () => {
  const { table, organiser, corrects } = await tableAndOrganiser(true);
  organiser.fate = "request lost";
  await organiser.game.sync();
  expect((await organiser.game.enter(corrects(30))).ok).toBe(true);
  organiser.reopen();
  await organiser.game.sync();
  expect(organiser.phase()).toMatchObject({ saved: "waiting", waiting: 1, mayCorrect: true });
  organiser.fate = "through";
  await organiser.game.sync();
  expect(organiser.phase()).toMatchObject({ saved: "saved", waiting: 0 });
  await table.game.sync();
  expect(table.phase().view.result.totals).toEqual({ a: 0, b: 30 });
});

it("where the table did not give the league the game's key, the organiser's phone says so before anything is corrected", async () => {
  const { organiser, corrects } = await tableAndOrganiser(false);
  expect(organiser.phase()).toMatchObject({ mayCorrect: false, mayWrite: false, noKey: "not-league" });
  expect((await organiser.game.enter(corrects(30))).ok).toBe(false);
});

it("what was corrected before the table's key was replaced stays on the organiser's phone, which says why", async () => {
  const { table, organiser, corrects } = await tableAndOrganiser(true);
  organiser.fate = "request lost";
  await organiser.game.sync();
  await organiser.game.enter(corrects(30));
  const key = (await table.store.game(table.game.id))?.key ?? "";
  await post(`/api/games/${table.game.id}/keeper-key`, key, { protocol: 1, key: newKey() });
  organiser.fate = "through";
  await organiser.game.sync();
  expect(organiser.phase()).toMatchObject({ waiting: 1, mayCorrect: false, noKey: "not-league" });
});

it("two phones that correct a game's day differently at the same time are asked about it; the same day is said once", async () => {
  const [one, two] = (await newGame(2)) as [Phone, Phone];
  await one.game.enter(hand(40));
  await one.game.enter({ kind: "end" });
  await one.game.sync();
  await two.game.sync();
  const end = one.phase().view.lines[1]?.written;
  const target = isRecord(end) ? String(end.id) : "";
  const ended = (at: string) => ({ kind: "amend", target, entry: { kind: "end", at } });
  const [monday, tuesday] = [ended("2026-11-16T21:00:00.000Z"), ended("2026-11-17T21:00:00.000Z")];
  await one.game.enter(monday);
  await one.game.sync();
  await two.game.enter(monday);
  await two.game.sync();
  expect(two.phase().unsettled).toEqual([]);
  await one.game.enter(tuesday);
  await one.game.sync();
  await two.game.enter(ended("2026-11-18T21:00:00.000Z"));
  await two.game.sync();
  expect(two.phase().unsettled).toMatchObject([{ entry: { target } }]);
});
