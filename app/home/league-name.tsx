"use client";

import { useLeagueName } from "@/lib/client/leagues/my-leagues";

/** The league of a game, if this device knows it. */
export function LeagueName({ id }: { readonly id: string | undefined }) {
  const name = useLeagueName(id);
  return name === undefined ? null : <> · {name}</>;
}
