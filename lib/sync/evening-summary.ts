import type { EveningMoment } from "@/lib/evening/moment";
import { Ranking } from "@/lib/evening/standings/ranking";
import { rowsOf } from "@/lib/evening/standings/rows";
import { unitAt } from "@/lib/evening/state";
import { playerRecord } from "@/lib/rules/people/table";
import type { Summary } from "./shared/shared";

/** An evening's place in lists: its people, and the games that each has won. Judges no round. */
export function eveningSummary({ setup, state }: EveningMoment): Summary {
  const ranking = new Ranking(setup, state);
  const rows = rowsOf(setup, state, ranking);
  const ofUnit = (unit: number) => unitAt(state, unit).people;
  const everybody = state.units.flatMap((_, unit) => ofUnit(unit).map((person) => ({ unit, person })));
  const placed = rows.flatMap(({ unit, place }) =>
    place === undefined ? [] : ofUnit(unit).map(({ id }) => ({ player: id, rank: place, unit })),
  );
  const hasPlayed = (unit: number) => ranking.tally(unit).games > 0;
  return {
    players: everybody.map(({ person: { id, name } }) => ({ id, name })),
    status: state.over ? "finished" : "playing",
    // In half-wins, of which a level game gives each one.
    totals: playerRecord(
      everybody.map(({ unit, person }) => [person.id, Math.floor(ranking.tally(unit).wins / 2)]),
    ),
    balances: {},
    rankedBy: "points",
    standings: placed.map(({ player, rank }) => ({ player, rank })),
    winners: state.over
      ? placed.flatMap(({ player, rank, unit }) => (rank === 1 && hasPlayed(unit) ? [player] : []))
      : [],
    ...(state.now.some(({ here }) => !here) && {
      gone: everybody.flatMap(({ unit, person }) => (state.now[unit]?.here ? [] : [person.id])),
    }),
  };
}
