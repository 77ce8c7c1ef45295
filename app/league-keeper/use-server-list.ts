"use client";

import { useEffect, useState } from "react";
import { type Answered, replyTo } from "@/lib/client/net/server-calls";
import type { StoredLeague } from "@/lib/client/store/device-store";
import type { LeagueChange } from "@/lib/league/changes/registry";

/** A list from the server; `undefined` while it is being requested. */
interface ServerList<List> {
  readonly list: List | "unreachable" | undefined;
  /** Changes that the list does not include: those waiting, and those made since it was requested. */
  readonly since: readonly LeagueChange[];
}

/**
 * A part of a league that the device does not store. It is requested again with each version of the league and whenever
 * `ask` changes, so `ask` must be stable. Until the new list arrives, the changes made since the old one still apply,
 * so that a removed row does not reappear in between.
 */
export function useServerList<List>(
  { create, known: { version }, waiting }: StoredLeague,
  ask: () => Promise<Answered<List>>,
): ServerList<List> {
  const [answer, setAnswer] = useState<{ readonly list: List | "unreachable"; readonly version: number }>();
  const [waited, setWaited] = useState(waiting);
  const isMade = create === undefined;
  useEffect(() => {
    let isShown = true;
    void (isMade ? replyTo(ask()) : Promise.resolve(undefined)).then((list) => {
      if (isShown) setAnswer({ list: list ?? "unreachable", version });
    });
    return () => {
      isShown = false;
    };
  }, [ask, version, isMade]);

  const isOld = answer !== undefined && answer.version !== version;
  const since = isOld
    ? [...waited, ...waiting.filter(({ id }) => waited.every((each) => each.id !== id))]
    : waiting;
  if (since.length !== waited.length || since.some(({ id }, index) => id !== waited[index]?.id))
    setWaited(since);
  return { list: answer?.list, since };
}
