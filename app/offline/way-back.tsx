"use client";

import { useEffect, useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";

/** The first page of the league that a page belongs to, if it opens without a network; otherwise undefined. */
async function leagueHere(): Promise<string | undefined> {
  const [league, slug = ""] = /^\/l\/([a-z0-9-]+)(?=\/.)/.exec(window.location.pathname) ?? [];
  if (league === undefined || !("caches" in window)) return undefined;
  if (await caches.match(league, { ignoreVary: true })) return league;
  const { device } = await import("@/lib/client/device");
  return (await device().store.record(slug)) && league;
}

/** From a page that is not on this device to the nearest one that is: its league, or the games. */
export function WayBack() {
  const { shell } = useWords();
  const [league, setLeague] = useState<string>();
  useEffect(() => void leagueHere().then(setLeague, () => undefined), []);
  return (
    <a href={league ?? "/"} className="action w-full">
      {league === undefined ? shell.toGames : shell.toLeague}
    </a>
  );
}
