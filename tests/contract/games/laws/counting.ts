import type { Position } from "../../../../lib/rules/game";
import { isRecord } from "../../../../lib/rules/record";
import { amountOf, breakdownOf, sumOfSteps } from "../../../../lib/rules/score/breakdown";
import { sumOfTerms, type Term } from "../../../../lib/rules/score/terms";
import { readTile } from "../../../../lib/rules/tiles/tiles";
import { inEnglish } from "../../../support/english";
import { type Law, openedLog, positionsOf, replayed, same, somePlay } from "./law";

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
  name: "tied players share a place, whatever their seats",
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
  const unplaced = position.players.filter((_, seat) => !seats.includes(seat));
  if (new Set(seats).size !== seats.length || unplaced.some(({ id }) => !position.gone.has(id)))
    problems.push("not everybody who plays has one place");
  const rankOf = (id: string | undefined) => standings.find(({ player }) => player === id)?.rank ?? Infinity;
  const parties = position.sides ?? standings.map(({ player }) => [player]);
  if (parties.some((ids) => new Set(ids.map(rankOf)).size > 1)) problems.push("partners have two places");
  standings.forEach(({ rank }, index) => {
    const before = standings[index - 1];
    const ahead = parties.filter(([first]) => rankOf(first) < rank).length;
    if (rank !== ahead + 1) problems.push(`rank ${rank}, and ${ahead} are ahead`);
    if (rank === before?.rank && (seats[index] ?? 0) < (seats[index - 1] ?? 0))
      problems.push("a tie out of seat order");
  });
  const first = standings.filter(({ rank }) => rank === 1).map(({ player }) => player);
  if (winners.length > 0 && !same(winners, first)) problems.push("winners are not those at rank 1");
  if (!position.over && winners.length > 0) problems.push("somebody won, and it is not over");
  return problems;
}

const totalsAreSums: Law = {
  name: "totals are the sum of the rounds when only hands were entered",
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

const listsAndTotals: Law = {
  name: "a hand counts the same as a list of tiles and as their total",
  breaks: (game, seed) => {
    const play = somePlay(game, seed);
    const positions = positionsOf(game, play);
    return play.sheet.entries.flatMap((entry, index) => {
      const before = positions[index];
      const after = positions[index + 1];
      const counted = before && withTotals(before, entry);
      if (!before || !after || !counted) return [];
      const played = before.play(counted);
      if (!played.ok)
        return played.error.map((problem) => `${JSON.stringify(counted)}: ${inEnglish.problem(problem)}`);
      return same(played.value.position.standing(), after.standing()) ? [] : [JSON.stringify(entry)];
    });
  },
};

/** The entry with each listed hand replaced by its total; undefined when it lists none. */
function withTotals({ about: { counted } }: Position, entry: unknown): object | undefined {
  const left: unknown = Reflect.get(Object(entry), "left");
  if (!isRecord(left) || !Object.values(left).some(Array.isArray)) return undefined;
  const total = (tiles: readonly unknown[]): number =>
    tiles.reduce<number>((sum, text) => {
      const tile = readTile(text);
      return sum + (tile ? counted.pipsOf(tile) : 0);
    }, 0);
  const totals = Object.entries(left).map(([id, held]) => [id, Array.isArray(held) ? total(held) : held]);
  return { ...Object(entry), left: Object.fromEntries(totals) };
}

const termsAddUp: Law = {
  name: "every total and balance is the sum of its terms",
  breaks: (game, seed) => {
    const play = somePlay(game, seed);
    const { sheet } = play;
    const opened = openedLog(game, sheet);
    if (!opened) return ["its own sheet is refused"];
    const wrong = opened.position.players.flatMap(({ id }) => {
      const steps = breakdownOf(opened, id);
      const standing = opened.position.standing();
      return [
        ...(["points", "money"] as const).flatMap((of) =>
          sumOfSteps(steps, of) === amountOf(standing, id, of)
            ? []
            : [`${id}: ${of} stand at ${amountOf(standing, id, of)}, the terms at ${sumOfSteps(steps, of)}`],
        ),
        ...steps.flatMap((step) => [...step.points, ...step.money].flatMap(wrongTerm)),
      ];
    });
    return [
      ...wrong,
      ...positionsOf(game, play).flatMap((before, index) => wrongSteps(before, sheet.entries[index])),
    ];
  },
};

/** Compares what an entry changes with the sum of its terms, player by player. */
function wrongSteps(before: Position, entry: unknown): string[] {
  const played = before.play(entry);
  if (!played.ok) return [];
  const explained = before.explain(entry);
  const after = played.value.position.standing();
  return played.value.position.players.flatMap(({ id }) =>
    (["points", "money"] as const).flatMap((of) => {
      const change = amountOf(after, id, of) - amountOf(before.standing(), id, of);
      const terms = sumOfTerms(explained[id]?.[of] ?? []);
      return change === terms ? [] : [`${JSON.stringify(entry)}: ${id} ${of} ${change}, terms ${terms}`];
    }),
  );
}

function wrongTerm({ label: text, value, tiles }: Term): string[] {
  const label = inEnglish.text(text);
  const sum = tiles?.reduce((all, tile) => all + tile.value, 0) ?? value;
  return [
    ...(label.trim() === "" || /undefined|NaN/.test(label) ? [`a term is called "${label}"`] : []),
    ...(Number.isInteger(value) && sum === value ? [] : [`${label}: ${value}, its tiles come to ${sum}`]),
  ];
}

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

export const countingLaws: readonly Law[] = [
  moneySumsToZero,
  placesAreShared,
  totalsAreSums,
  listsAndTotals,
  termsAddUp,
];
