"use client";

import { useEffect, useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";

/** The first page of the league that a page belongs to, if this device has a copy; otherwise undefined. */
async function seenLeague(): Promise<string | undefined> {
  const league = /^\/l\/[a-z0-9-]+(?=\/.)/.exec(window.location.pathname)?.[0];
  if (league === undefined || !("caches" in window)) return undefined;
  return (await caches.match(league, { ignoreVary: true })) ? league : undefined;
}

/** From a page that is not on this device to the nearest one that is: its league, or the games. */
export function WayBack() {
  const { shell } = useWords();
  const [league, setLeague] = useState<string>();
  useEffect(() => void seenLeague().then(setLeague), []);
  return (
    <a href={league ?? "/"} className="action w-full">
      {league === undefined ? shell.toGames : shell.toLeague}
    </a>
  );
}
