import { expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { Deletions } from "../../../lib/server/deletion/deletions";
import { GameStore } from "../../../lib/server/games/game-store";
import type { LogEntry } from "../../../lib/sync/wire/wire";
import { doublesGame, entry, hand, key as leagueKey, uuid } from "../../support/entries";
import { openLeagueStore } from "../../support/league/open-league-store";
import { readValue } from "../../support/league/read-pages";
import { people } from "../../support/league/world";
import { problemsOf, refusalOf } from "../../support/store/refusal";

const { database, leagues, store, newLeague, change, rowOf } = await openLeagueStore();
const [ana = "", bo = ""] = people.map(({ id }) => id);
const tableKey = "t".repeat(32);
const at = "2026-11-21T20:30:00.000Z";

/** A game that Ana won, put into a league with the game's key, or by its id alone. */
async function gameIn(gameKeys: "with its key" | "by its id") {
  const game = doublesGame();
  const last = hand(40);
  await store.create(game, tableKey);
  const entries = [last, { kind: "end", id: uuid(), at }];
  await store.append(game.id, tableKey, { protocol: 1, base: 0, entries });
  const { league } = await newLeague();
  const put = { change: "game" as const, id: uuid(), game: game.id, seats: { a: ana, b: bo } };
  await leagues.change(league.id, leagueKey, [put], {
    gameKeys: gameKeys === "with its key" ? { [game.id]: tableKey } : {},
  });
  const correction = (body: object = {}): LogEntry =>
    entry({ kind: "amend", target: last.id, entry: boWins, league: league.id, ...body });
  /** Sends entries after all that are there. */
  const send = async (sent: LogEntry[], key = leagueKey, to = store) => {
    const { head } = await store.read(game.id, 0);
    return to.append(game.id, key, { protocol: 1, base: head, entries: sent });
  };
  const winner = async () => {
    const { games: counted } = await readValue(database, await rowOf(league.id));
    return counted[0]?.recorded.played?.seats.find(({ place }) => place === 1)?.seat;
  };
  return { game, league, last, end: entries[1] as LogEntry, correction, send, winner };
}

const boWins = { kind: "hand", out: "b", left: { a: 30 } };
const outcomeOf = async (sent: ReturnType<GameStore["append"]>) => (await sent).outcome;

it("a league's keeper corrects a game that its table put there, again, and takes it back; both versions and whose they are stay", async () => {
  const { game, correction, last, send, winner, league } = await gameIn("with its key");
  expect(await outcomeOf(send([correction()]))).toBe("stored");
  expect(await winner()).toBe("b");
  expect(await outcomeOf(send([correction({ entry: last })]))).toBe("stored");
  expect(await winner()).toBe("a");
  const { entries } = await store.read(game.id, 0);
  expect(entries.slice(2).map(({ entry: { kind, target, league: by } }) => [kind, target, by])).toEqual([
    ["amend", last.id, league.id],
    ["amend", last.id, league.id],
  ]);
});

it("a game counts on the day that a correction of its end says, and again on its own", async () => {
  const { end, correction, send, league } = await gameIn("with its key");
  const finished = async () => {
    const { games: counted } = await readValue(database, await rowOf(league.id));
    return counted[0]?.recorded.played?.finishedAt;
  };
  const moved = { ...end, at: "2026-11-14T21:00:00.000Z" };
  const before = await finished();
  await send([correction({ target: end.id, entry: moved })]);
  expect(await finished()).toBe("2026-11-14T21:00:00.000Z");
  await send([correction({ target: end.id, entry: { kind: "end", id: end.id, at } })]);
  expect(await finished()).toBe(before);
  // Nobody moves a game into the future, or before anybody kept score here.
  for (const wrong of ["9999-12-31T23:59:59Z", "1970-01-01T00:00:00Z"]) {
    await send([correction({ target: end.id, entry: { kind: "end", at: wrong } })]);
    expect(Date.parse((await finished()) ?? "")).toBeLessThanOrEqual(Date.now());
    expect((await finished())?.slice(0, 4)).not.toBe("1970");
  }
});

it("whoever knows a game's id and puts it into a league of their own corrects nothing with that league's key", async () => {
  const { correction, send, winner } = await gameIn("by its id");
  expect(await refusalOf(send([correction()]))).toBe("wrong-key");
  expect(await winner()).toBe("a");
});

it("the key of a league that has not the game, or no longer, or was deleted, or had another key, corrects nothing", async () => {
  const { game, league, correction, send, winner } = await gameIn("with its key");
  const otherKey = "o".repeat(32);
  await leagues.create({ ...(await newLeague()).request, id: uuid() }, otherKey);
  expect(await refusalOf(send([correction()], otherKey))).toBe("wrong-key");

  const nextKey = "n".repeat(32);
  await leagues.replaceKey(league.id, leagueKey, nextKey);
  expect(await refusalOf(send([correction()]))).toBe("wrong-key");
  expect(await outcomeOf(send([correction()], nextKey))).toBe("stored");
  expect(await winner()).toBe("b");

  const deletions = new Deletions(database, games);
  await deletions.deleteLeague(league.id, nextKey);
  expect(await refusalOf(send([correction()], nextKey))).toBe("wrong-key");
  await deletions.restoreLeague(league.id, nextKey);
  await change(league.id, { change: "remove-game", id: uuid(), game: game.id }, nextKey);
  expect(await refusalOf(send([correction()], nextKey))).toBe("wrong-key");
});

it("a deleted game is corrected by nobody", async () => {
  const { game, correction, send } = await gameIn("with its key");
  const sent = send([correction()]);
  await sent;
  await new Deletions(database, games).deleteGame(game.id, tableKey);
  const append = { protocol: 1 as const, base: 3, entries: [correction()] };
  expect(await refusalOf(store.append(game.id, leagueKey, append))).toBe("game-deleted");
});

it("a game's keeper refuses a league's corrections by taking them back, and any more with a new key", async () => {
  const { game, correction, last, send, winner } = await gameIn("with its key");
  await send([correction()]);
  await send([entry({ kind: "amend", target: last.id, entry: last })], tableKey);
  expect(await winner()).toBe("a");
  await store.replaceKey(game.id, tableKey, "u".repeat(32));
  expect(await refusalOf(send([correction()]))).toBe("wrong-key");
});

it("a correction is refused if the game's key is replaced, or the league loses the game, while it is being checked", async () => {
  const { game, correction, send, winner } = await gameIn("with its key");
  const late = new GameStore(database, games, undefined, {
    post: async (transaction, gameId) =>
      void (await transaction.leagueGame.updateMany({ where: { gameId }, data: { byKeeper: false } })),
  });
  expect(await refusalOf(send([correction()], leagueKey, late))).toBe("wrong-key");
  expect((await store.read(game.id, 0)).head).toBe(2);
  expect(await winner()).toBe("a");
});

it("a league's key enters nothing but corrections under the league's own id, of games that are over", async () => {
  const { game, last, correction, send } = await gameIn("with its key");
  const only = ["league-only-corrects /entries/0"];
  const { league: other } = await newLeague();
  for (const sent of [
    entry({ kind: "amend", target: last.id, entry: boWins }),
    correction({ league: other.id }),
    entry({ kind: "rename", player: "a", name: "Anna" }),
    entry({ kind: "hold", entry: { kind: "end" }, problems: [] }),
    entry({ kind: "settle", target: last.id }),
  ]) {
    const answer = await send([sent]);
    expect([
      answer.outcome,
      "problems" in answer && answer.problems.map((p) => `${p.code} ${p.path}`),
    ]).toEqual(["unfit", only]);
  }
  expect(await refusalOf(store.replaceKey(game.id, leagueKey, "x".repeat(32)))).toBe("wrong-key");
  expect(await problemsOf(new Deletions(database, games).deleteGame(game.id, leagueKey))).not.toEqual([]);

  // One that lets the game go on can be followed by another, until the table goes on with it.
  const { entries } = await store.read(game.id, 0);
  const end = entries[1]?.entry.id ?? "";
  const reopens = () => entry({ kind: "void", target: end, league: correction().league });
  expect(await outcomeOf(send([reopens()]))).toBe("stored");
  expect(await outcomeOf(send([correction({ target: end, entry: { kind: "end" } })]))).toBe("stored");
  await send([reopens()]);
  await send([hand(7)], tableKey);
  expect(await outcomeOf(send([correction()]))).toBe("unfit");
});

it("a league corrects a game after its players were merged", async () => {
  const { league, correction, send, winner } = await gameIn("with its key");
  await change(league.id, { change: "merge", id: uuid(), player: people[3]?.id ?? "", into: bo });
  await send([correction()]);
  expect(await winner()).toBe("b");
});
