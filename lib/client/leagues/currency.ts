"use client";

import { useEffect, useState } from "react";
import type { GameLeague } from "@/lib/league/roster/seating";
import { device } from "../device";

/** What a game's money is counted in, as its league says; "" where there is none, or this device does not keep it. */
export function useCurrency(league: GameLeague | undefined): string {
  const [currency, setCurrency] = useState("");
  const id = league?.id;
  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    void device()
      .store.leagues()
      .then((leagues) => {
        if (!gone) setCurrency(leagues.find((each) => each.id === id)?.known.currency ?? "");
      });
    return () => {
      gone = true;
    };
  }, [id]);
  return currency;
}
