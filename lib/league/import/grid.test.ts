import { describe, expect, it } from "vitest";
import { leagueReply } from "@/tests/support/league/league-reply";
import { tableOfGrid } from "./grid";
import { understood } from "./import";
import { linesOf } from "./source";

const players = ["Ana", "Bo", "Cleo"].map((name) => ({ id: name, name }));
const record = { league: leagueReply({ players }), games: [], payments: [], comments: new Map() };
const into = { record, kinds: new Map(), aims: {}, today: "2026-11-27", idOf: (key: string) => `new ${key}` };

/** What an evening is understood as: its games, and what is wrong with which of them. */
function evening(rows: Readonly<Record<string, string>>, rankedBy: "most" | "fewest" | "places" = "most") {
  const names = Object.keys(rows);
  const cells = Object.values(rows).map((row) => row.split(","));
  const { text, choices, gameAt } = tableOfGrid({ day: "2026-11-20", kind: "pip", rankedBy, names, cells });
  const lines = linesOf(text);
  if (!lines.ok) throw new Error(lines.error.code);
  const { seated, understood: found } = understood(lines.value, choices, into);
  return {
    games: seated.games.map(({ on, kind, players }) => [
      `${on} ${kind}`,
      ...players.map(({ player, points, place, side }) => `${player} ${points ?? `#${place}`}${side ?? ""}`),
    ]),
    problems: found.problems.map(({ line, problem }) => `${gameAt(line)} ${problem.code}`),
    people: found.people.map(({ name, player, near }) => [name, player ?? near]),
  };
}

describe("an evening typed from paper", () => {
  it("is a game for each column with figures, of those who have one, under the names of the roster", () => {
    const { games, problems } = evening({ ana: "10,,,7", " Bo ": "5,,,9", Cleo: ",,,8", "": ",,," });
    expect(games).toEqual([
      ["2026-11-20 pip", "Ana 10", "Bo 5"],
      ["2026-11-20 pip", "Ana 7", "Bo 9", "Cleo 8"],
    ]);
    expect(problems).toEqual([]);
  });

  it("has places, partners, and somebody new", () => {
    expect(evening({ Ana: "2", Bo: "1", Cleo: "3" }, "places").games).toEqual([
      ["2026-11-20 pip", "Ana #2", "Bo #1", "Cleo #3"],
    ]);
    const { games, people } = evening({ "Ana & Bo": "200", "Cleo & Zoe": "150" });
    expect(games).toEqual([["2026-11-20 pip", "Ana 2000", "Bo 2000", "Cleo 1501", "new zoe 1501"]]);
    expect(people).toContainEqual(["Zoe", []]);
  });

  it("says game by game what is wrong, by the numbers that they have on paper, and brings in the others", () => {
    const { games, problems } = evening({ Ana: "10,,q,1", Bo: "5,,6,", Cleo: ",,," });
    expect(games).toEqual([["2026-11-20 pip", "Ana 10", "Bo 5"]]);
    expect(problems).toContain("4 line-one-player");
    expect(problems).toContain("3 line-number");
  });

  it("takes names as they are, whatever they look like", () => {
    for (const name of ['"Ana', "[Ana", "Date", "a : b", "{}", "2026-01-01", "1,2;3|4"])
      expect(evening({ [name]: "3", Bo: "4" }).people.map(([told]) => told)).toEqual([name, "Bo"]);
  });
});
