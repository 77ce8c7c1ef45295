"use client";

import { sentTo } from "@/lib/client/leagues/in-league";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";

interface LeagueNameProps {
  readonly id: string | undefined;
  readonly game: string;
}

/** The league of a game, if this device knows it, and whether it did not take the game. */
export function LeagueName({ id, game }: LeagueNameProps) {
  const t = useCatalogue("home");
  const mine = useMyLeagues()?.find(({ stored }) => stored.id === id);
  if (!mine) return null;
  const { name } = mine.league;
  return <> · {sentTo(mine.stored, game) === "refused" ? t.notInLeague({ league: name }) : name}</>;
}
