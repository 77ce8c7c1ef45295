"use client";

import { useMemo } from "react";
import { type CarriedSeats, seatsIn } from "@/lib/export/packed/packed-seats";
import type { ListedGame } from "../store/device-store";
import { type EveningView, personSides } from "./evenings";
import { useOwnGames } from "./use-own-game";

/** A round that this phone's log does not have yet, at the table whose card the phone has read. */
export interface Ahead {
  readonly seats: CarriedSeats;
  /** The scoresheet that these people have on this device. */
  readonly own: ListedGame | undefined;
}

/**
 * What is played at a table without a network, after a round that came with the table's code: `text`, as the address has
 * it, or, once the score is kept, the scoresheet itself. Where the log has that round, the log says who sits there.
 */
export function useAhead(
  view: EveningView,
  table: number | undefined,
  text: string | undefined,
): Ahead | undefined {
  const games = useOwnGames(view.id, table);
  const { setup, state } = view.log.position;
  const read = useMemo(() => (text === undefined ? undefined : seatsIn(text)), [text]);
  const [latest] = games;
  const seats = [
    ...(read?.table === table && read && personSides(setup.form, read.players) ? [read] : []),
    ...(latest?.table ? [{ ...latest.table, began: Number.NaN, players: latest.players }] : []),
  ].reduce<CarriedSeats | undefined>(
    (best, each) => (best && best.round >= each.round ? best : each),
    undefined,
  );
  if (!seats || seats.round <= state.rounds.length || state.over) return undefined;
  const seated = idsOf(seats);
  const own = games.find((game) => game.table?.round === seats.round && idsOf(game) === seated);
  return { seats, own };
}

const idsOf = ({ players }: Pick<CarriedSeats, "players">): string => players.map(({ id }) => id).join(" ");
