"use client";

import { useEffect, useState } from "react";
import type { GameLeague } from "@/lib/league/roster/seating";
import { device } from "../device";

/** The currency of a game, by its league; "" if it has none, or this device does not manage it. */
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
