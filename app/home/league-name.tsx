"use client";

import { useMyLeagues } from "@/lib/client/leagues/my-leagues";

/** The league of a game, where this device knows it. */
export function LeagueName({ id }: { readonly id: string | undefined }) {
  const mine = useMyLeagues()?.find(({ stored }) => stored.id === id);
  return mine === undefined ? null : <> · {mine.league.name}</>;
}
