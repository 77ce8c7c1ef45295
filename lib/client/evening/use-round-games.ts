"use client";

import { useEffect, useMemo, useState } from "react";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { EveningResult } from "@/lib/evening/result/types";
import { type EveningView, sheetOf } from "./evenings";
import { tableKey } from "./keys/keys";
import { type TableGame, useTableGames } from "./use-table-game";

/** How often the server is asked for scoresheets that a table's phone may have started meanwhile. */
const interval = 20_000;

/**
 * The scoresheets of the open tables, by "round table". A table's phone tells the evening nothing: with the evening's key
 * the id of its scoresheet is known before it exists, so whoever keeps the evening finds it.
 */
export function useRoundGames(
  view: EveningView,
  { rounds }: EveningResult,
  keeper: string | undefined,
): ReadonlyMap<string, TableGame> {
  const sheets = useMemo(() => {
    const open = rounds.flatMap(({ round, tables }) =>
      tables.filter(({ points }) => points === undefined).map((table) => ({ round, table })),
    );
    return open.flatMap(({ round, table }): [string, string][] => {
      const seated = { round, table: table.table, sides: sidesAt(table) };
      const id =
        table.game ??
        (keeper === undefined ? undefined : sheetOf(view, seated, tableKey(keeper, table.table)));
      return id === undefined ? [] : [[`${round} ${table.table}`, id]];
    });
  }, [view, rounds, keeper]);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (sheets.length === 0) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setAsked((before) => before + 1);
    }, interval);
    return () => clearInterval(timer);
  }, [sheets.length]);
  const games = useTableGames(
    sheets.map(([, id]) => id),
    undefined,
    asked,
  );
  return new Map(
    sheets.flatMap(([at, id]): [string, TableGame][] => {
      const game = games.get(id);
      return game ? [[at, game]] : [];
    }),
  );
}
