"use client";

import { useEffect, useState } from "react";
import { device } from "../device";
import { endAll, onResume } from "../net/page-life";
import type { ListedGame } from "../store/device-store";

/** The scoresheet of a table that is kept on this device, kept up to date; undefined if there is none. */
export function useOwnGame(evening: string, round: number, table: number): ListedGame | undefined {
  const [own, setOwn] = useState<ListedGame>();
  useEffect(() => {
    let isOver = false;
    const { store } = device();
    const refresh = async () => {
      const games = await store.games();
      const there = games.filter(
        (each) =>
          each.evening === evening &&
          each.key !== undefined &&
          each.table?.round === round &&
          each.table.table === table,
      );
      if (!isOver) setOwn(there.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]);
    };
    const read = () => void refresh();
    const end = endAll(onResume(read), store.watch(read));
    return () => {
      isOver = true;
      end();
    };
  }, [evening, round, table]);
  return own;
}
