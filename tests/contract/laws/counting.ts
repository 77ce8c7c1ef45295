import type { Position } from "../../../lib/rules/game";
import { type Law, positionsOf, replayed, same, somePlay } from "./law";

const moneySumsToZero: Law = {
  name: "money sums to zero in every state",
  breaks: (game, seed) =>
    positionsOf(game, somePlay(game, seed)).flatMap((position, index) => {
      const { balances, pool } = position.standing();
      const sum = Object.values(balances).reduce((all, balance) => all + balance, pool);
      return sum === 0 && Number.isInteger(pool) ? [] : [`after ${index} entries: ${sum}`];
    }),
};

const placesAreShared: Law = {
  name: "places are shared, never decided by the order of seats",
  breaks: (game, seed) =>
    positionsOf(game, somePlay(game, seed)).flatMap((position, index) => [
      ...wrongPlaces(position).map((wrong) => `after ${index} entries: ${wrong}`),
      ...(index === 0 && position.standing().standings.some(({ rank }) => rank !== 1)
        ? ["somebody leads before anything was entered"]
        : []),
    ]),
};

function wrongPlaces(position: Position): string[] {
  const { standings, winners } = position.standing();
  const seats = standings.map(({ player }) => position.players.findIndex(({ id }) => id === player));
  const problems: string[] = [];
  if (new Set(seats).size !== position.players.length) problems.push("not everybody has one place");
  standings.forEach(({ rank }, index) => {
    const before = standings[index - 1];
    if (rank !== index + 1 && rank !== before?.rank) problems.push(`rank ${rank} at place ${index + 1}`);
    if (rank === before?.rank && (seats[index] ?? 0) < (seats[index - 1] ?? 0))
      problems.push("a tie out of seat order");
  });
  const first = standings.filter(({ rank }) => rank === 1).map(({ player }) => player);
  if (winners.length > 0 && !same(winners, first)) problems.push("winners are not those at rank 1");
  if (!position.over && winners.length > 0) problems.push("somebody won, and it is not over");
  return problems;
}

const totalsAreSums: Law = {
  name: "where only hands were entered, totals are the sum of the rounds",
  breaks: (game, seed) => {
    const play = somePlay(game, seed);
    const hands = kindsThatCloseHands(positionsOf(game, play));
    const entries = play.sheet.entries.filter((entry) => !isEnd(entry));
    if (!entries.every((entry) => hands.has(String(Reflect.get(Object(entry), "kind"))))) return [];
    const result = replayed(game, { ...play.sheet, entries });
    if (!result) return ["its own sheet is refused"];
    return play.sheet.players.flatMap(({ id }) => {
      const sum = result.rounds.reduce((all, { points }) => all + (points[id] ?? Number.NaN), 0);
      return sum === result.totals[id]
        ? []
        : [`${id}: rounds come to ${sum}, the total is ${result.totals[id]}`];
    });
  },
};

const isEnd = (entry: unknown): boolean => Reflect.get(Object(entry), "kind") === "end";

const kindsThatCloseHands = (positions: readonly Position[]): Set<string> =>
  new Set(
    positions.flatMap((position) =>
      position
        .prompts()
        .filter(({ when }) => when === "hand")
        .map(({ kind }) => kind),
    ),
  );

export const countingLaws: readonly Law[] = [moneySumsToZero, placesAreShared, totalsAreSums];
