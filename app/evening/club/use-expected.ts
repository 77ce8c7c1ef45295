"use client";

import { useEffect, useState } from "react";
import { useKnownNames } from "@/lib/client/game/games";
import { eveningsOnServer } from "@/lib/client/leagues/attendance";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { eveningIn } from "@/lib/league/evenings/calendar";
import { type Expected, expectedOf } from "@/lib/league/evenings/expected";
import { maxNameLength } from "@/lib/rules/people/player-problems";

/** Far more than a club has at an evening. */
const maxKnown = 60;

/** Who may come: the roster of the evening's league; without a league, those who have played on this device. */
export function useExpected(leagueId: string | undefined): readonly Expected[] {
  const known = useKnownNames();
  const league = (useMyLeagues() ?? []).find(({ stored }) => stored.id === leagueId)?.league;
  const coming = useComing(league?.id, league?.timeZone);
  if (!league) return known.slice(0, maxKnown).map((name) => ({ name, comes: false, guest: true }));
  return expectedOf(league.players, coming).map((each) => ({
    ...each,
    name: [...each.name].slice(0, maxNameLength).join(""),
  }));
}

const nobody: ReadonlySet<string> = new Set();

/** The players who said that they come tonight; nobody while the server cannot be reached. */
function useComing(id: string | undefined, timeZone: string | undefined): ReadonlySet<string> {
  const [coming, setComing] = useState(nobody);
  useEffect(() => {
    if (id === undefined || timeZone === undefined) return undefined;
    let isShown = true;
    void eveningsOnServer(id).then((evenings = []) => {
      const tonight = eveningIn(timeZone, new Date().toISOString());
      const answers = evenings.filter(({ on }) => on === tonight).flatMap((evening) => evening.answers);
      const players = answers.filter(({ answer }) => answer === "coming").map(({ player }) => player);
      if (isShown) setComing(new Set(players));
    });
    return () => {
      isShown = false;
    };
  }, [id, timeZone]);
  return coming;
}
