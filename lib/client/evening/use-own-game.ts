"use client";

import { useEffect, useState } from "react";
import { device } from "../device";
import { endAll, onResume } from "../net/page-life";
import type { ListedGame } from "../store/device-store";

const none: readonly ListedGame[] = [];

/** The scoresheets of an evening that are on this device, the latest first, and kept up to date. */
export function useGamesOf(evening: string): readonly ListedGame[] {
  const [games, setGames] = useState(none);
  useEffect(() => {
    let isOver = false;
    const { store } = device();
    const refresh = async () => {
      const there = (await store.games()).filter((each) => each.evening === evening);
      if (!isOver) setGames(there.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)));
    };
    const read = () => void refresh();
    const end = endAll(onResume(read), store.watch(read));
    return () => {
      isOver = true;
      end();
    };
  }, [evening]);
  return games;
}

/** Those of a table, in any round, whose score is kept here. */
export const useOwnGames = (evening: string, table: number | undefined): readonly ListedGame[] =>
  useGamesOf(evening).filter((each) => each.key !== undefined && each.table?.table === table);

/** That of one round; undefined if there is none. */
export const useOwnGame = (evening: string, round: number, table: number): ListedGame | undefined =>
  useOwnGames(evening, table).find((each) => each.table?.round === round);
