"use client";

import { useEffect, useState } from "react";
import { useKnownNames } from "@/lib/client/game/games";
import { eveningsOnServer } from "@/lib/client/leagues/attendance";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { eveningIn } from "@/lib/league/evenings/calendar";
import { nameKey } from "@/lib/league/roster/names";
import { membersOn } from "@/lib/league/roster/roster";
import { maxNameLength } from "@/lib/rules/people/player-problems";

/** Somebody who may come. */
export interface Expected {
  readonly name: string;
  /** Has said so. */
  readonly comes: boolean;
}

/** Far more than a club has at an evening. */
const maxKnown = 60;

/**
 * Who may come: the roster of the evening's league, those first who said that they come tonight; without a league, those
 * who have played on this device.
 */
export function useExpected(leagueId: string | undefined): readonly Expected[] {
  const known = useKnownNames();
  const league = (useMyLeagues() ?? []).find(({ stored }) => stored.id === leagueId)?.league;
  const coming = useComing(league?.id, league?.timeZone);
  if (!league) return known.slice(0, maxKnown).map((name) => ({ name, comes: false }));
  return membersOn(league.players)
    .filter(({ id, name, former }) => name !== "" && (!former || coming.has(id)))
    .map(({ id, name, guest = false }) => ({
      name: [...name].slice(0, maxNameLength).join(""),
      comes: coming.has(id),
      guest,
    }))
    .sort(
      (a, b) =>
        Number(b.comes) - Number(a.comes) ||
        Number(a.guest) - Number(b.guest) ||
        nameKey(a.name).localeCompare(nameKey(b.name)),
    );
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
