"use client";

import { useEffect, useState } from "react";
import type { Ended } from "@/lib/evening/home/at-table";
import { sameJson } from "@/lib/rules/same-json";
import { maxGames } from "@/lib/sync/wire/protocol";
import type { GameSummary } from "@/lib/sync/wire/wire";
import { device } from "../device";
import { endAll, listen, onResume } from "../net/page-life";

/** A scoresheet that is or was played at the table, as this device knows it. */
export interface TableGame {
  readonly summary: GameSummary;
  /** Whether its score is kept on this device. */
  readonly isHere: boolean;
}

export type TableGames = ReadonlyMap<string, TableGame>;

const none: TableGames = new Map();

/**
 * Those of the evening, kept up to date, by id; `now` is being played. They are not added to this device's games. The
 * server is asked again whenever `asked` changes.
 */
export function useTableGames(ids: readonly string[], now: string | undefined, asked = 0): TableGames {
  const [known, setKnown] = useState(none);
  const all = ids.join(" ");
  // Of fewer than were asked about nothing is new: a table that has its result only leaves the list.
  const [about, setAbout] = useState(all);
  if (ids.some((id) => !about.includes(id))) setAbout(all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` and `asked` only say when to ask again
  useEffect(() => {
    if (all === "") return undefined;
    let isOver = false;
    const { store, server, ...parts } = device();
    const ask = async () => {
      const wanted = all.split(" ");
      const stored = (await store.games()).filter(({ id }) => wanted.includes(id));
      const here = new Map(
        stored.map(({ id, summary, key }) => [id, { summary, isHere: key !== undefined }] as const),
      );
      const elsewhere = wanted.filter((id) => !here.has(id));
      const there: [string, TableGame][] = [];
      for (let from = 0; from < elsewhere.length; from += maxGames) {
        const listed = await server.list(elsewhere.slice(from, from + maxGames));
        if (listed.outcome === "answered")
          there.push(
            ...listed.reply.games.map((summary): [string, TableGame] => [
              summary.id,
              { summary, isHere: false },
            ]),
          );
      }
      if (isOver) return;
      setKnown((before) => {
        const after = new Map([...before, ...there, ...here]);
        return sameJson([...before], [...after]) ? before : after;
      });
    };
    const refresh = () => void ask();
    const ends = [onResume(refresh), store.watch(refresh)];
    // What is on this device is known without the server, which may not have it yet.
    if (now !== undefined)
      void store.game(now).then((here) => {
        if (!isOver && !here) ends.push(listen(now, parts, undefined, { onHead: refresh, missed: refresh }));
      });
    return () => {
      isOver = true;
      endAll(...ends)();
    };
  }, [about, now, asked]);
  return known;
}

/**
 * How a game ended for these two sides; undefined while it is played, where nobody won, or if it is another table's. Of a
 * side that somebody was replaced in, the points are those of whoever stayed.
 */
export function endOf(summary: GameSummary, sides: readonly (readonly string[])[]): Ended | undefined {
  const { id, status, winners, totals } = summary;
  const isTheirs = sides.length === 2 && sides.flat().every((player) => Object.hasOwn(totals, player));
  if (status !== "finished" || !isTheirs) return undefined;
  const wins = sides.map((side) => side.some((player) => winners.includes(player)));
  if (wins[0] === wins[1]) return undefined;
  const points = pointsIn(summary, sides);
  return { game: id, won: wins[0] ? 0 : 1, ...(points && { points: points as [number, number] }) };
}

/**
 * The points of these sides in a finished game; undefined while it is played, and where a total falls back to nothing: it
 * is not what was won in all.
 */
export function pointsIn(
  { status, totals, gone = [], preset }: Pick<GameSummary, "status" | "totals" | "gone" | "preset">,
  sides: readonly (readonly string[])[],
): readonly number[] | undefined {
  if (status !== "finished" || preset === "six-love") return undefined;
  const points = sides.map((side) => totals[side.find((player) => !gone.includes(player)) ?? ""]);
  return points.every((each) => each !== undefined) ? points : undefined;
}
