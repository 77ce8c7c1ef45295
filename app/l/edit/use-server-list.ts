"use client";

import { useEffect, useState } from "react";
import type { StoredLeague } from "@/lib/client/store/device-store";
import type { LeagueChange } from "@/lib/league/wire";

/** A list of the server's; `undefined` while it is asked for. */
interface ServerList<List> {
  readonly list: List | "unreachable" | undefined;
  /** Changes that the list does not have in it: those that wait, and those made since the server was asked. */
  readonly since: readonly LeagueChange[];
}

/**
 * What the server says of a league that the device does not keep, asked for again with each version of the league and
 * with each `ask`, which therefore has to stay the same while nothing else is asked for. Until the new list is here the
 * changes made since the old one still count, so that a removed row does not reappear in between.
 */
export function useServerList<List>(
  { known: { version }, waiting }: StoredLeague,
  ask: () => Promise<List | undefined>,
): ServerList<List> {
  const [answer, setAnswer] = useState<{ readonly list: List | "unreachable"; readonly version: number }>();
  const [waited, setWaited] = useState(waiting);
  useEffect(() => {
    let isShown = true;
    void ask().then((list) => {
      if (isShown) setAnswer({ list: list ?? "unreachable", version });
    });
    return () => {
      isShown = false;
    };
  }, [ask, version]);

  const isOld = answer !== undefined && answer.version !== version;
  const since = isOld
    ? [...waited, ...waiting.filter(({ id }) => waited.every((each) => each.id !== id))]
    : waiting;
  if (since.length !== waited.length || since.some(({ id }, index) => id !== waited[index]?.id))
    setWaited(since);
  return { list: answer?.list, since };
}
