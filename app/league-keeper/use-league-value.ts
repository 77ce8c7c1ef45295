"use client";

import { useEffect, useState } from "react";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { keepLeague } from "@/lib/client/leagues/record/keep-league";
import { readLeagueHere, readRecordHere } from "@/lib/client/leagues/record/use-league-here";
import type { LeagueRecord } from "@/lib/league/value/record";
import type { LeagueValue } from "@/lib/league/value/value";

type Stored = MyLeague["stored"];

/** What is read of a league here, with what this device has not sent yet; read again after each of its changes. */
function useHere<Found>(
  { known: { id, version }, waiting }: Stored,
  read: (id: string) => Promise<Found | undefined>,
): Found | undefined {
  const [found, setFound] = useState<Found>();
  const changes = `${version} ${waiting.map((each) => each.id).join(" ")}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is read from the device
  useEffect(() => {
    let isShown = true;
    const readAgain = async () => {
      await keepLeague(id);
      const found = await read(id);
      if (isShown) setFound(found);
    };
    void readAgain();
    return () => {
      isShown = false;
    };
  }, [id, changes]);
  return found;
}

/** The league's value; counting a large one takes a phone seconds. */
export const useLeagueValue = (stored: Stored): LeagueValue | undefined =>
  useHere(stored, readLeagueHere)?.value;

/** What the league has, without counting it. */
export const useLeagueRecord = (stored: Stored): LeagueRecord | undefined =>
  useHere(stored, readRecordHere)?.record;
