import type { ChangeOf } from "../changes/registry";
import { maxBatchGames } from "../limits";
import type { Draft } from "./drafts";
import type { Seated } from "./seated";

type Unnamed<Kind extends "player" | "paper-results"> = Omit<ChangeOf<Kind>, "id">;

/** The changes that bring games into a league: first everybody new, then the games, in as many parts as needed. */
export function batchChanges(
  { newcomers, games }: Pick<Seated, "newcomers" | "games">,
  batch: string,
): readonly (Unnamed<"player"> | Unnamed<"paper-results">)[] {
  const parts = Array.from(
    { length: Math.ceil(games.length / maxBatchGames) },
    (_, part) => part * maxBatchGames,
  );
  const played = new Set(games.flatMap(({ players }) => players.map(({ player }) => player)));
  return [
    ...newcomers
      .filter(({ id }) => played.has(id))
      .map(({ id: player, name, guest, former }) => ({
        change: "player" as const,
        player,
        name,
        ...(guest && { guest }),
        ...(former && { former }),
      })),
    ...parts.map((from) => batchPart(games.slice(from, from + maxBatchGames), batch, from)),
  ];
}

/** Games in one change, as they are in a batch from a place on. */
export function batchPart(
  games: readonly Omit<Draft, "line">[],
  batch: string,
  from: number,
): Unnamed<"paper-results"> {
  const at = new Map<string, number>();
  const placeOf = (player: string): number => {
    const place = at.get(player) ?? at.size;
    at.set(player, place);
    return place;
  };
  const written = games.map(({ kind, on, rankedBy, players, currency }) => {
    const list = (of: "place" | "points" | "side" | "balance"): number[] =>
      players.flatMap((each) => (each[of] === undefined ? [] : [each[of]]));
    const [places, points, sides, balances] = [list("place"), list("points"), list("side"), list("balance")];
    return {
      kind,
      on,
      rankedBy,
      players: players.map(({ player }) => placeOf(player)),
      ...(places.length > 0 && { places }),
      ...(points.length > 0 && { points }),
      ...(sides.length > 0 && { sides }),
      ...(balances.length > 0 && { balances, ...(currency !== undefined && { currency }) }),
    };
  });
  return { change: "paper-results", batch, from, players: [...at.keys()], games: written };
}
