"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { kitty } from "@/lib/league/money/kitty";
import type { LeagueReply } from "@/lib/league/replies";

/** The name of a player, or the kitty. */
export function usePartyName({ players }: Pick<LeagueReply, "players">): (party: string) => string {
  const t = useCatalogue("keeping");
  return (party) => (party === kitty ? t.kitty : (players.find(({ id }) => id === party)?.name ?? "?"));
}
