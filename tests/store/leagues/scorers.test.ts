import { describe, expect, it } from "vitest";
import { newScorers, scorersKey } from "../../../lib/client/leagues/scorers-key";
import { newKey } from "../../../lib/client/random-ids";
import { changeSchemas } from "../../../lib/league/change/schemas";
import type { LeagueChange } from "../../../lib/league/changes/registry";
import { leagueWithKey } from "../../../lib/server/games/league-corrections";
import { readChangeLog } from "../../../lib/server/leagues/change-log";
import { someChange } from "../../contract/leagues/some-change";
import { doublesGame, key, tableEvening, uuid } from "../../support/entries";
import { openLeagueStore } from "../../support/league/open-league-store";
import { people } from "../../support/league/world";
import { Dice } from "../../support/simulate/dice";
import { problemsOf, refusalOf } from "../../support/store/refusal";

const { database, leagues, store, newLeague, change, rowOf } = await openLeagueStore();
const [ana = "", bo = ""] = people.map(({ id }) => id);

/** A league with a scorers' key. */
async function withScorers() {
  const { league } = await newLeague();
  const scorers = newScorers(key, uuid());
  await change(league.id, { change: "scorers", id: uuid(), scorers });
  const scorer = scorersKey(key, scorers) ?? "";
  const refused = (made: LeagueChange, gameKeys: Record<string, string> = {}) =>
    problemsOf(leagues.change(league.id, scorer, [made], { gameKeys }));
  return { id: league.id, scorer, scorers, refused };
}

const paper = (game: string): LeagueChange => ({
  change: "paper-result",
  id: uuid(),
  game,
  kind: "doubles",
  on: "2026-11-02",
  rankedBy: "places",
  players: [ana, bo].map((player, index) => ({ player, place: index + 1 })),
});
const putIn = (game: string): LeagueChange => ({
  change: "game",
  id: uuid(),
  game,
  seats: { a: ana, b: bo },
});

describe("with the scorers’ key", () => {
  it("games and evenings are put in by their own keys, new results from paper, and new players, and the log says so", async () => {
    const { id, refused } = await withScorers();
    const [theirs, others] = [doublesGame(), doublesGame()];
    const gameKey = newKey();
    await store.create(theirs, gameKey);
    await store.create(others, newKey());
    expect(await refused(putIn(theirs.id), { [theirs.id]: gameKey })).toEqual([]);
    expect(await refused(putIn(others.id))).toEqual(["keepers-only /changes/0"]);
    const evening = tableEvening("ab");
    await store.create(evening, gameKey);
    expect(await refused(putIn(evening.id))).toEqual(["keepers-only /changes/0"]);
    expect(await refused(putIn(evening.id), { [evening.id]: gameKey })).toEqual([]);
    const [result, person] = [uuid(), uuid()];
    expect(await refused(paper(result))).toEqual([]);
    expect(await refused(paper(result))).toEqual(["keepers-only /changes/0"]);
    expect(await refused({ change: "player", id: uuid(), player: person, name: "Nia" })).toEqual([]);
    expect(await refused({ change: "player", id: uuid(), player: person, name: "Not Nia" })).toEqual([
      "keepers-only /changes/0",
    ]);
    const { changes } = await readChangeLog(database, await rowOf(id), 1);
    expect(changes.map(({ by, change }) => `${by} ${change.change}`)).toEqual([
      "scorer player",
      "scorer paper-result",
      "scorer game",
      "scorer game",
      "undefined scorers",
    ]);
  });

  it("a batch of results from paper is put in once, and not replaced", async () => {
    const { refused } = await withScorers();
    const game = {
      kind: "doubles",
      on: "2020-01-01",
      rankedBy: "most" as const,
      players: [0, 1],
      points: [9, 3],
    };
    const batch = {
      change: "paper-results" as const,
      batch: uuid(),
      from: 0,
      players: [ana, bo],
      games: [game],
    };
    expect(await refused({ ...batch, id: uuid() })).toEqual([]);
    expect(await refused({ ...batch, id: uuid(), games: [game, game] })).toEqual(["keepers-only /changes/0"]);
    expect(await refused({ ...batch, id: uuid(), from: 1 })).toEqual([]);
  });

  it("no change of any other kind is made, whatever is in it", async () => {
    const { id, scorer } = await withScorers();
    const before = await rowOf(id);
    const dice = new Dice(7);
    for (const [kind, schema] of Object.entries(changeSchemas)) {
      if (["game", "player", "paper-result", "paper-results"].includes(kind)) continue;
      const made = someChange(dice, schema, before);
      expect(await problemsOf(leagues.change(id, scorer, [made]))).toEqual(["keepers-only /changes/0"]);
    }
    expect(await rowOf(id)).toEqual(before);
  });

  it("a forbidden change takes an allowed one of the same request with it", async () => {
    const { id, scorer } = await withScorers();
    const before = await rowOf(id);
    const name: LeagueChange = { change: "name", id: uuid(), name: "Theirs" };
    expect(await problemsOf(leagues.change(id, scorer, [paper(uuid()), name]))).toEqual([
      "keepers-only /changes/1",
    ]);
    expect(await rowOf(id)).toEqual(before);
  });

  it("the keepers’ key cannot be replaced, and a game of the league not be corrected", async () => {
    const { id, scorer } = await withScorers();
    const game = doublesGame();
    await store.create(game, key);
    await leagues.change(id, key, [putIn(game.id)], { gameKeys: { [game.id]: key } });
    expect(await refusalOf(leagues.replaceKey(id, scorer, newKey()))).toBe("wrong-key");
    expect(await leagueWithKey(database, game.id, scorer)).toBeUndefined();
    expect(await leagueWithKey(database, game.id, key)).toBe(id);
  });
});

describe("the scorers’ key", () => {
  it("ends when another is made, when it is taken back, and with the keepers’ key", async () => {
    const { id, scorer, scorers } = await withScorers();
    const works = async (by: string) => (await refusalOf(leagues.change(id, by, []))) === undefined;
    expect(await works(scorer)).toBe(true);
    const next = newScorers(key, uuid());
    await change(id, { change: "scorers", id: uuid(), scorers: next });
    const later = scorersKey(key, next) ?? "";
    expect([await works(scorer), await works(later)]).toEqual([false, true]);
    await change(id, { change: "scorers", id: uuid() });
    expect([await works(scorer), await works(later)]).toEqual([false, false]);
    await change(id, { change: "scorers", id: uuid(), scorers });
    expect(await works(scorer)).toBe(true);
    const replaced = await leagues.replaceKey(id, key, newKey());
    expect(replaced.scorers).toBeUndefined();
    expect(await works(scorer)).toBe(false);
  });

  it("is known to whoever has the keepers’ key it was made with, and to nobody else", async () => {
    const scorers = newScorers(key, uuid());
    expect(scorersKey(key, scorers)).toMatch(/^[0-9a-f]{64}$/);
    expect(scorersKey(newKey(), scorers)).toBeUndefined();
    expect(scorersKey(key, { ...scorers, link: uuid() })).toBeUndefined();
  });
});
