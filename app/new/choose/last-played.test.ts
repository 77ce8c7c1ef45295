import { describe, expect, it } from "vitest";
import { emptySetup } from "@/app/shared/setup/setup-draft";
import type { PlayedHere } from "@/lib/client/first-games";
import { savedOffers } from "../saved/saved-offers";
import { gameCards } from "./game-cards";
import { lastGames, lastTables } from "./last-played";
import { withChoice } from "./with-choice";

const cards = gameCards("en");
const friday = {
  id: "f",
  name: "Friday",
  rules: [{ id: "r", name: "House", game: "count", options: { preset: "dominican", target: 150 } }],
};
const people = (...names: readonly string[]) => names.map((name) => ({ id: `id-${name}`, name }));

function played(
  game: string,
  names: readonly string[],
  more: Partial<PlayedHere> & { league?: string } = {},
) {
  const { options = {}, sides, league } = more;
  const counted = league !== undefined && { league: { id: league, seats: { "id-Ana": "roster-ana" } } };
  const next = { game, options, players: people(...names), ...counted };
  return { game, options, next, ...(sides && { sides }) };
}

const tablesOf = (
  all: readonly PlayedHere[],
  {
    leagues = [friday],
    league = undefined as string | undefined,
    seated = people(),
  }: {
    readonly leagues?: Parameters<typeof lastTables>[0]["leagues"];
    readonly league?: string | undefined;
    readonly seated?: ReturnType<typeof people>;
  } = {},
) => {
  const saved = savedOffers(cards, { rules: [], leagues }, league);
  return lastTables({ cards, saved, played: all, leagues }, { league, seated }, "en");
};
const shown = (tables: ReturnType<typeof tablesOf>) =>
  tables.map(({ name, people: names, league }) => [name, names.join(), league]);

const trains = played("mexican-train", ["Ana", "Ben", "Cora"]);
const fridays = played("mexican-train", ["Ana", "Ben", "Cora"], { league: "f" });

describe("lastTables", () => {
  it("offers a game with its people, and names the league it counts in", () => {
    expect(shown(tablesOf([fridays, trains]))).toEqual([
      ["Mexican Train", "Ana,Ben,Cora", "Friday"],
      ["Mexican Train", "Ana,Ben,Cora", undefined],
    ]);
  });

  it("offers what looks the same once, with the latest rules and seats", () => {
    const before = played("mexican-train", ["Cora", "Ana", "Ben"], { options: { highest: 9 } });
    const [table, ...others] = tablesOf([trains, before]);
    expect(others).toEqual([]);
    expect(table?.choice.setup?.players).toEqual(people("Ana", "Ben", "Cora"));
  });

  it("offers every table, the latest first, of games that this version knows", () => {
    const all = ["Ben", "Cora", "Dev", "Eli"].map((name) => played("doubles", ["Ana", name]));
    const unknown = played("whist", ["Ana", "Ben"]);
    expect(tablesOf([unknown, ...all]).map(({ people: [, name] }) => name)).toEqual([
      "Ben",
      "Cora",
      "Dev",
      "Eli",
    ]);
    expect(tablesOf([unknown])).toEqual([]);
  });

  it("has partners together", () => {
    const names = ["Ben", "Cora", "Dev", "Ana"];
    const sides = [
      ["id-Ben", "id-Dev"],
      ["id-Cora", "id-Ana"],
    ];
    const [pairs] = tablesOf([played("count", names, { options: { preset: "dominican" }, sides })]);
    expect(pairs?.people).toEqual(["Ben and Dev", "Cora and Ana"]);
  });

  it("is empty for what an earlier version stored", () => {
    expect(tablesOf([{ game: "doubles", options: {} }])).toEqual([]);
  });

  it("offers only the tables of a chosen league", () => {
    expect(shown(tablesOf([trains, fridays], { league: "f" }))).toEqual([
      ["Mexican Train", "Ana,Ben,Cora", "Friday"],
    ]);
    expect(tablesOf([trains, fridays], { league: "other" })).toEqual([]);
  });

  it("leaves the league out if no game can be started in it from here", () => {
    for (const leagues of [[], [{ ...friday, isClosed: true as const }]]) {
      const [table, ...others] = tablesOf([fridays, trains], { leagues });
      expect(others).toEqual([]);
      expect(table?.league).toBeUndefined();
      expect(table?.choice.setup).not.toHaveProperty("league");
    }
  });

  it("is empty once somebody else was entered, but not while those of a table are seated", () => {
    expect(tablesOf([trains], { seated: people("Ana", "Cora") })).toHaveLength(1);
    expect(tablesOf([trains], { seated: people("Ana", "Zoe") })).toEqual([]);
  });
});

it("lastGames offers at most three games, each once, whoever played it", () => {
  const all = [trains, played("doubles", ["Ana", "Ben"]), fridays];
  expect(lastGames({ cards, saved: [], played: all }).map(({ name }) => name)).toEqual([
    "Mexican Train",
    "Doubles",
  ]);
  const more = ["pip", "fives", "baneberry"].map((game) => played(game, ["Ana", "Ben"]));
  expect(lastGames({ cards, saved: [], played: [...all, ...more] })).toHaveLength(3);
});

describe("withChoice fills in the whole form", () => {
  const chosen = (all: readonly PlayedHere[], leagues = [friday]) => {
    const [table] = tablesOf(all, { leagues });
    if (!table) throw new Error("no table was offered");
    return withChoice({ ...emptySetup, league: { id: "other", seats: {} } }, table.choice);
  };

  it("with the people, the rules and the league of the game", () => {
    const ninth = played("mexican-train", ["Ana", "Ben"], { options: { highest: 9 }, league: "f" });
    expect(chosen([ninth])).toEqual({
      game: "mexican-train",
      players: people("Ana", "Ben"),
      name: "",
      answers: { "mexican-train": { highest: 9 } },
      league: { id: "f", seats: { "id-Ana": "roster-ana" } },
    });
  });

  it("without a league if the game had none, even if the league has these rules under a name", () => {
    const options = { preset: "dominican", target: 150 };
    const draft = chosen([played("count", ["Ana", "Ben"], { options })]);
    expect(draft).toMatchObject({ savedRules: "r", answers: { count: options } });
    expect(draft.league).toBeUndefined();
  });
});
