import { expect, it } from "vitest";
import { leagueReply } from "@/tests/support/league/league-reply";
import { placeOf } from "../paper/paper-result";
import { understood } from "./import";
import { linesOf } from "./source";

/**
 * Files in which people have kept score elsewhere, of the same shape and with the same totals as four that are public;
 * who met whom on which day is made up.
 */

type Totals = Readonly<Record<string, readonly number[]>>;

/** Won, drawn and lost, by player: github.com/brentjohnson/elo, `scores.js` and what it was before September 2022. */
const now: Totals = {
  ...{ Ally: [69, 3, 47], Bobby: [74, 3, 66], Brian: [0, 1, 11], Caleb: [13, 1, 11], Chad: [106, 0, 46] },
  ...{ Joe: [30, 7, 48], Omar: [22, 5, 67], Ryan: [61, 2, 80], Tony: [33, 8, 56], Travis: [79, 8, 55] },
};
const before: Totals = {
  ...{ Austen: [18, 3, 9], Bobby: [6, 0, 12], Brent: [35, 7, 20], Brian: [47, 11, 55], Caleb: [78, 3, 29] },
  ...{ Chad: [138, 8, 44], Eric: [1, 1, 4], Francisco: [3, 2, 4], Jerod: [4, 4, 24], Joe: [47, 12, 65] },
  ...{ Marcus: [2, 2, 5], Mike: [32, 0, 27], Omar: [28, 15, 60], Ryan: [6, 5, 33], Tony: [35, 29, 104] },
  Travis: [88, 30, 73],
};
/** Played and won, by player, and how many games had so many players: github.com/acodcha/catan-leaderboard. */
const played: Totals = {
  ...{ Alex: [61, 18], Eftychi: [17, 2], Jay: [15, 7], Jess: [152, 56], Laura: [49, 12], Mic: [201, 21] },
  ...{ PA: [2, 1], Phil: [64, 11], Rachel: [206, 58], Scott: [158, 47], Sean: [57, 7], Stuart: [1, 0] },
  ...{ Thompson: [5, 0], Valerie: [3, 1], Victoria: [2, 0], Wendy: [25, 0], Wilson: [7, 1] },
};
const sizes: Readonly<Record<number, number>> = { 3: 80, 4: 72, 5: 54, 6: 29, 7: 3, 8: 4 };

/** Takes one of this list: whoever has most left in all lists, and is not in the game already. */
function take(
  left: Map<string, number>,
  all: readonly Map<string, number>[],
  seated: readonly string[],
): string {
  const total = (name: string) => all.reduce((sum, each) => sum + (each.get(name) ?? 0), 0);
  const [name = ""] = [...left.keys()]
    .filter((each) => (left.get(each) ?? 0) > 0 && !seated.includes(each))
    .sort((a, b) => total(b) - total(a));
  left.set(name, (left.get(name) ?? 0) - 1);
  return name;
}

const part = (totals: Totals, at: number) =>
  new Map(Object.entries(totals).map(([name, each]) => [name, each[at] ?? 0]));
const sum = (left: ReadonlyMap<string, number>): number =>
  [...left.values()].reduce((all, each) => all + each, 0);

/** Two names and an outcome a line, in lists by evening under comments with their date. */
function listed(totals: Totals): string {
  const [won, drawn, lost] = [part(totals, 0), part(totals, 1), part(totals, 2)];
  const rows: string[] = [];
  while (sum(won) > 0) {
    const both = [won, lost];
    const isByWins = Math.max(...won.values()) > Math.max(...lost.values());
    const first = take(isByWins ? won : lost, both, []);
    const second = take(isByWins ? lost : won, both, [first]);
    const [winner, loser] = isByWins ? [first, second] : [second, first];
    rows.push(rows.length % 3 === 0 ? `['${loser}', '${winner}', 'L']` : `['${winner}', '${loser}', 'W']`);
  }
  while (sum(drawn) > 0) {
    const one = take(drawn, [drawn], []);
    rows.push(`['${one}', '${take(drawn, [drawn], [one])}', 'D',]`);
  }
  const evenings = Array.from({ length: Math.ceil(rows.length / 12) }, (_, evening) => {
    const day = new Date(Date.UTC(2022, 8, 6 + 7 * evening)).toISOString().slice(0, 10);
    return `  [\n  // ${day} SET:DMU 40 card\n    ${rows.slice(evening * 12, evening * 12 + 12).join(",\n    ")}\n  ]`;
  });
  return `\nvar game = [\n${evenings.join(",\n")}\n]\n\nmodule.exports = game\n`;
}

/** A date, the target, and everybody's points, the latest first; a star where the points are equal. */
function written(): string {
  const won = part(played, 1);
  const others = new Map(Object.entries(played).map(([name, [all = 0, first = 0]]) => [name, all - first]));
  const lines = Object.entries(sizes)
    .sort((a, b) => Number(b[0]) - Number(a[0]))
    .flatMap(([size, count]) => Array.from({ length: count }, () => Number(size)))
    .map((size, game) => {
      const seated = [take(won, [won, others], [])];
      while (seated.length < size) seated.push(take(others, [won, others], seated));
      const scores = seated.map((name, at) => `${name} ${at === 0 || game < 2 ? 10 : 10 - at}`);
      if (game < 2) scores[0] += " * ";
      const day = new Date(Date.UTC(2024, 11, 31 - 8 * game)).toISOString().slice(0, 10);
      return `${day} : 10 : ${scores.join(game % 2 === 0 ? ", " : " , ")}`;
    });
  return `${lines.join("\n")}\n`;
}

const domino = JSON.stringify(
  [
    { Corey: 340, Dale: 245 },
    { Corey: 260, Dale: 305 },
    { Dale: 350, Corey: 235 },
    { Dale: 275, Corey: 335 },
  ].map((totals, game) => {
    const [[winner] = []] = Object.entries(totals).sort((a, b) => b[1] - a[1]);
    return {
      date: `2025-12-2${8 + Math.floor(game / 2)}T2${game}:53:03.607422`,
      totals,
      winner,
      finished: true,
    };
  }),
  null,
  2,
);

function bringIn(text: string) {
  const lines = linesOf(text);
  if (!lines.ok) throw new Error(lines.error.code);
  const record = { league: leagueReply({ players: [] }), games: [], payments: [], comments: new Map() };
  const into = { record, kinds: new Map(), aims: {}, today: "2026-11-27", idOf: (key: string) => key };
  return understood(lines.value, { kind: "fives", people: {} }, into);
}

/** Won, drawn and lost, by player. */
function outcomes(text: string) {
  const totals: Record<string, number[]> = {};
  for (const game of bringIn(text).seated.games) {
    const first = game.players.filter((each) => placeOf(game, each) === 1);
    for (const each of game.players) {
      const own = totals[each.player] ?? [0, 0, 0];
      const at = !first.includes(each) ? 2 : first.length > 1 ? 1 : 0;
      own[at] = (own[at] ?? 0) + 1;
      totals[each.player] = own;
    }
  }
  return totals;
}

const byKey = (totals: Totals) =>
  Object.fromEntries(Object.entries(totals).map(([name, each]) => [name.toLowerCase(), each]));

it("506 results of two players, W, D or L", () => {
  expect(outcomes(listed(now))).toEqual(byKey(now));
  // Only what is no result is left out, and said.
  expect(bringIn(listed(now)).understood.problems.map(({ problem }) => problem.code)).toEqual([
    "line-day-missing",
    "line-without-result",
  ]);
});

it("634 results of sixteen players", () => expect(outcomes(listed(before))).toEqual(byKey(before)));

it("242 games of three to eight players, with points", () => {
  const totals = Object.entries(outcomes(written())).map(([name, [won = 0, drawn = 0, lost = 0]]) => [
    name,
    [won + drawn + lost, won],
  ]);
  expect(Object.fromEntries(totals)).toEqual(byKey(played));
  expect(bringIn(written()).understood).toMatchObject({ games: 242, problems: [], rankedBy: "most" });
});

it("four games of dominoes, in JSON", () => {
  expect(outcomes(domino)).toEqual({ corey: [2, 0, 2], dale: [2, 0, 2] });
  const points = bringIn(domino).seated.games.flatMap(({ players }) => players);
  const of = (name: string) =>
    points.filter(({ player }) => player === name).reduce((all, each) => all + (each.points ?? 0), 0);
  expect([of("corey"), of("dale")]).toEqual([1170, 1175]);
});
