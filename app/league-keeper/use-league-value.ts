"use client";

import { useEffect, useState } from "react";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { keepLeague } from "@/lib/client/leagues/record/keep-league";
import { readLeagueHere } from "@/lib/client/leagues/record/use-league-here";
import type { LeagueValue } from "@/lib/league/value/value";

/** The league with what this device has not sent yet, read again after each of its changes. */
export function useLeagueValue({
  known: { id, version },
  waiting,
}: MyLeague["stored"]): LeagueValue | undefined {
  const [value, setValue] = useState<LeagueValue>();
  const changes = `${version} ${waiting.map((each) => each.id).join(" ")}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is read from the device
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      await keepLeague(id);
      const found = await readLeagueHere(id);
      if (isShown) setValue(found?.value);
    };
    void read();
    return () => {
      isShown = false;
    };
  }, [id, changes]);
  return value;
}
