import { describe, expect, it } from "vitest";
import type { ChangeOf } from "../../../lib/league/changes/registry";
import { eveningIn } from "../../../lib/league/evenings/calendar";
import { gamesCsv } from "../../../lib/league/pages/csv/csv-tables";
import { paperChangeOf } from "../../../lib/league/paper/paper-change";
import { messages } from "../../../lib/server/words/words";
import { uuid } from "../../support/entries";
import { day, hands, openLeagueStore } from "../../support/league/open-league-store";
import { readGames, readLeagueGame, readMoney, readRecords } from "../../support/league/read-pages";
import { tablesOf, verifiedTablesOf } from "../../support/league/tables";
import { people } from "../../support/league/world";
import { refusalOf } from "../../support/store/refusal";

const { database, store, newLeague, change, refused, rowOf, standings, places } = await openLeagueStore();
const [ana, bo, cleo, dev] = people.map(({ id }) => id) as [string, string, string, string];

type PaperChange = ChangeOf<"paper-result">;
const onPaper = (more: Partial<PaperChange> = {}): PaperChange => ({
  change: "paper-result",
  id: uuid(),
  game: uuid(),
  kind: "doubles",
  on: "2026-03-06",
  rankedBy: "places",
  players: [
    { player: ana, place: 2 },
    { player: bo, place: 1 },
    { player: cleo, place: 2 },
  ],
  ...more,
});
const all = { season: undefined, rulesetId: "", player: "", page: 1, size: 50 };

describe("a paper result", () => {
  it("counts for places, points, wins, streaks, ratings and head-to-head, but not for rounds", async () => {
    const { league, world, request } = await newLeague();
    await world.play({ rulesetId: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 200 * day }, true);
    const sent = onPaper();
    expect(await refused(league.id, sent)).toEqual([]);
    // Sent again, it is the same change.
    expect(await refused(league.id, sent)).toEqual([]);
    const { rows } = await standings(league.id);
    expect(rows.map(({ name, played, won, points }) => [name, played, won, points / 27_720])).toEqual([
      ["Bo", 2, 1, 8],
      ["Ana", 2, 1, 7.5],
      ["Cleo", 1, 0, 2.5],
    ]);
    expect(rows.find(({ name }) => name === "Cleo")).toMatchObject({
      rounds: 0,
      scored: 0,
      outs: 0,
      best: null,
    });
    expect((await standings(league.id, "", request.seasons[0]?.id)).rows).toHaveLength(3);
    expect(
      (await readRecords(database, await rowOf(league.id), { season: undefined, rulesetId: "" })).kinds[0]
        ?.high,
    ).toHaveLength(1);

    const { games } = await readGames(database, await rowOf(league.id), all);
    const listed = games.find(({ game }) => game === sent.game);
    expect(listed).toMatchObject({
      day: "2026-03-06",
      evening: "2026-03-06",
      paper: "places",
      kind: "doubles",
    });
    expect(eveningIn("Europe/Berlin", listed?.finishedAt ?? "")).toBe("2026-03-06");
    expect(await readLeagueGame(database, await rowOf(league.id), sent.game)).toMatchObject({
      players: [
        { name: "Bo", place: 1, points: 5 * 27_720, rating: { before: null } },
        { name: "Ana", place: 2, points: 2.5 * 27_720 },
        { name: "Cleo", place: 2 },
      ],
    });
    // It has no log and nobody's key.
    expect(await refusalOf(store.read(sent.game, 0))).toBe("no-such-game");
    const csv = gamesCsv({ games } as never, messages().csv);
    expect(csv.find(([game, , , , , player]) => game === sent.game && player === bo)?.slice(7)).toEqual([
      "",
      "",
      "EUR",
      "",
      "places",
      "",
    ]);
    await verifiedTablesOf(database, league.id);
  });

  it("can be removed, restored by the change made from its row, and replaced", async () => {
    const { league, world } = await newLeague();
    await world.play({ rulesetId: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    const before = await tablesOf(database, league.id);
    const money = [
      { player: ana, points: 100, balance: 300 },
      { player: bo, points: 60, balance: -100 },
      { player: cleo, points: 20, balance: -200 },
    ];
    const sent = onPaper({ rankedBy: "most", players: money });
    expect(await refused(league.id, sent)).toEqual([]);
    const counted = await tablesOf(database, league.id);
    const { games } = await readGames(database, await rowOf(league.id), all);
    const [listed] = games.filter(({ game }) => game === sent.game);
    if (!listed?.paper) throw new Error("it is not listed");

    expect(await refused(league.id, { change: "remove-game", id: uuid(), game: sent.game })).toEqual([]);
    expect(await tablesOf(database, league.id)).toEqual(before);
    const back = { ...paperChangeOf(listed, listed.paper), id: uuid() };
    expect(await refused(league.id, back)).toEqual([]);
    expect(await tablesOf(database, league.id)).toEqual(counted);

    const fewest = { ...sent, id: uuid(), kind: "pip", rankedBy: "fewest" as const };
    expect(await refused(league.id, fewest)).toEqual([]);
    expect(await places(league.id, "pip")).toEqual(["1 Cleo", "2 Bo", "3 Ana"]);
    const { ledgers } = await readMoney(database, await rowOf(league.id), {
      season: undefined,
      evening: "2026-03-06",
    });
    expect(ledgers[0]?.balances.map(({ name, balance }) => [name, balance])).toEqual([
      ["Ana", 300],
      ["Bo", -100],
      ["Cleo", -200],
    ]);
    await verifiedTablesOf(database, league.id);
  });

  it("has partners where sides were played, and follows a merged player", async () => {
    const { league } = await newLeague();
    const players = [ana, bo, cleo, dev].map((player, seat) => ({
      player,
      side: seat % 2,
      place: 1 + (seat % 2),
    }));
    expect(await refused(league.id, onPaper({ players, kind: "count" }))).toEqual([]);
    expect(await places(league.id)).toEqual(["1 Ana", "1 Cleo", "3 Bo", "3 Dev"]);
    const eve = people[4]?.id ?? "";
    expect(await refused(league.id, { change: "merge", id: uuid(), player: dev, into: eve })).toEqual([]);
    expect(await places(league.id)).toEqual(["1 Ana", "1 Cleo", "3 Bo", "3 Eve"]);
    await verifiedTablesOf(database, league.id);
  });

  it("is refused with every problem and its path", async () => {
    const { league, world } = await newLeague({ currency: "" });
    await world.play({ rulesetId: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    const taken = world.tables[0]?.id ?? "";
    const two = (a: object, b: object) => [
      { player: ana, ...a },
      { player: bo, ...b },
    ];
    const cases: [Partial<PaperChange>, string[]][] = [
      [{ game: taken }, ["game-id-taken /game"]],
      [{ kind: "chess" }, ["unknown-game /kind"]],
      [{ on: "2026-02-30" }, ["not-a-day /on"]],
      [{ on: "2999-01-01" }, ["in-future /on"]],
      [
        {
          players: [
            { player: ana, place: 1 },
            { player: uuid(), place: 2 },
          ],
        },
        ["no-such-player /players/1/player"],
      ],
      [
        {
          players: [
            { player: ana, place: 1 },
            { player: ana, place: 2 },
          ],
        },
        ["seat-twice /players/1/player"],
      ],
      [{ players: two({ place: 1 }, {}) }, ["paper-place /players/1/place"]],
      [{ players: two({ place: 1 }, { place: 2, points: 3 }) }, ["paper-points /players/0/points"]],
      [
        { rankedBy: "most", players: two({ place: 1, points: 3 }, { points: 3 }) },
        ["paper-not-both /players/0/place"],
      ],
      [{ players: two({ place: 1 }, { place: 3 }) }, ["paper-gap /players/1/place"]],
      [{ players: two({ place: 2 }, { place: 2 }) }, ["paper-gap /players/0/place"]],
      [{ rankedBy: "most", players: two({ points: 3 }, {}) }, ["paper-points /players/1/points"]],
      [{ players: two({ place: 1, side: 0 }, { place: 2 }) }, ["paper-side /players/1/side"]],
      [{ players: two({ place: 1, side: 0 }, { place: 1, side: 0 }) }, ["paper-one-side /players"]],
      [
        { players: two({ place: 1, balance: 5 }, { place: 2 }), currency: "EUR" },
        ["paper-balance /players/1/balance"],
      ],
      [
        { players: two({ place: 1, balance: 5 }, { place: 2, balance: -4 }), currency: "EUR" },
        ["paper-sum /players"],
      ],
      [{ players: two({ place: 1, balance: 5 }, { place: 2, balance: -5 }) }, ["no-currency /currency"]],
    ];
    const before = await tablesOf(database, league.id);
    for (const [wrong, problems] of cases)
      expect(await refused(league.id, onPaper(wrong)), JSON.stringify(wrong)).toEqual(
        problems.map((problem) => problem.replace(" ", " /changes/0")),
      );
    expect(await tablesOf(database, league.id)).toEqual(before);
  });
});

describe("a comment", () => {
  it("on a game or an evening is stored, replaced and taken back", async () => {
    const { league, world } = await newLeague();
    await world.play({ rulesetId: "doubles", seats: [0, 1], hands: hands(0, 3, 10), ended: 10 * day }, true);
    const game = world.tables[0]?.id ?? "";
    const t = (about: string, text: string) =>
      refused(league.id, { change: "comment", id: uuid(), about, text });
    const said = async () => {
      const { games, evenings } = await readGames(database, await rowOf(league.id), all);
      return [games[0]?.comment, evenings];
    };
    const { evening } = (await readGames(database, await rowOf(league.id), all)).games[0] ?? { evening: "" };
    expect(await t(game.toUpperCase(), "  A close\n one ")).toEqual([]);
    expect(await t(evening, "Ana’s birthday")).toEqual([]);
    expect(await said()).toEqual(["A close one", [{ evening, comment: "Ana’s birthday" }]]);
    expect(await t(game, "Closer")).toEqual([]);
    expect(await t(evening, " ")).toEqual([]);
    expect(await said()).toEqual(["Closer", []]);

    // It stays with a game that is removed and added again.
    await change(league.id, { change: "remove-game", id: uuid(), game });
    expect(await t(game, "Gone")).toEqual(["not-in-league /changes/0/about"]);
    await change(league.id, { change: "game", id: uuid(), game, seats: { p0: ana, p1: bo } });
    expect(await said()).toEqual(["Closer", []]);
  });

  it("is a single line of limited length about something that exists", async () => {
    const { league } = await newLeague();
    const t = (about: string, text: string) =>
      refused(league.id, { change: "comment", id: uuid(), about, text });
    expect(await t("2026-03-06", "🁣".repeat(281))).toEqual(["long-comment /changes/0/text"]);
    expect(await t("2026-03-06", "🁣".repeat(280))).toEqual([]);
    expect(await t(uuid(), "Hello")).toEqual(["not-in-league /changes/0/about"]);
    expect(await t("yesterday", "Hello")).toEqual(["not-in-league /changes/0/about"]);
  });
});
