"use client";

import { useCallback, useEffect, useState } from "react";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { device } from "../device";
import { linkIn, onSecretLink } from "../net/secret-links";
import { replyTo } from "../net/server-calls";
import { deviceProblem } from "../problems";
import { newKey } from "../random-ids";
import { type MyLeague, pushToServer, refreshLeagues, useMyLeagues } from "./my-leagues";
import { isScorersKey } from "./scorers-key";
import { leagueCalls } from "./session/league-calls";
import { updateLeague } from "./session/update-league";

/** The result of a keeper key that somebody offered. `slug`: the address of the league's pages, if known. */
export type Offered =
  | { readonly offered: "asking" | "taken" | "damaged" | "missing" | "unreachable" }
  | { readonly offered: "wrong-key"; readonly slug: string | undefined }
  | { readonly offered: "not-stored"; readonly problem: Problem };

interface LeagueHere {
  /** Undefined while the device is read. */
  readonly mine: MyLeague | "missing" | undefined;
  /** The result of the key in the address, if it has one. */
  readonly offer: Offered | undefined;
  /** Offers that key again. */
  again(): void;
}

/** A league of this device, or one whose key is in the address . */
export function useMyLeague(id: string | null): LeagueHere {
  const leagues = useMyLeagues();
  const [key, setKey] = useState<string>();
  const [offer, setOffer] = useState<Offered>();
  const ask = useCallback(async (league: string, invited: string) => {
    setOffer({ offered: "asking" });
    setOffer(await adoptLeague(league, invited));
  }, []);
  useEffect(
    () =>
      onSecretLink((link) => {
        if (link === "damaged") setOffer({ offered: "damaged" });
        if (link === "damaged" || id === null) return;
        setKey(link.secret);
        void ask(id, link.secret);
      }),
    [id, ask],
  );
  return {
    mine: leagues && (leagues.find(({ stored }) => stored.id === id) ?? "missing"),
    offer,
    again: () => {
      if (id !== null && key !== undefined) void ask(id, key);
    },
  };
}

/**
 * Takes over a key if the server says that it is the league's: an old link replaces no valid key, and the scorers' link
 * not that of a keeper.
 */
async function adoptLeague(id: string, key: string): Promise<Offered> {
  const asked = await leagueCalls.change(id, key, [], {});
  if (asked.outcome === "unreachable") return { offered: "unreachable" };
  if (asked.outcome === "refused") {
    if (asked.code !== "wrong-key") return { offered: "missing" };
    return { offered: "wrong-key", slug: (await replyTo(leagueCalls.read(id)))?.slug };
  }
  const known = asked.reply;
  const { store } = device();
  const scorer = isScorersKey(key, known.scorers) && { scorer: true as const };
  const had = (await store.leagues()).find((league) => league.id === known.id);
  if (had && scorer && !had.scorer && !had.locked) return { offered: "taken" };
  const stored = had
    ? await updateLeague(store, known.id, ({ locked: _locked, trouble: _over, scorer: _before, ...now }) => ({
        ...now,
        ...scorer,
        key,
        known,
      }))
    : await store.saveLeague({
        id: known.id,
        ...{ key, ...scorer, known, waiting: [], refused: [], revision: 0 },
      });
  if (!stored.ok) return { offered: "not-stored", problem: deviceProblem(`device-${stored.error}`, "") };
  await pushToServer(known.id);
  return { offered: "taken" };
}

/** Takes over the key of an invite to manage a league; undefined if the link is not an invite to this league. */
export async function adoptLeagueLink(id: string, link: string): Promise<Offered | undefined> {
  const found = await linkIn(link);
  if (found === "damaged") return { offered: "damaged" };
  const isIt = found?.page === "/l/edit" && found.id.toLowerCase() === id.toLowerCase();
  return isIt ? adoptLeague(id, found.secret) : undefined;
}

/**
 * Replaces a league's keeper key, so that old links no longer allow changes. True once the server has it; until then
 * the old key is valid, and the new one is sent when the server can be reached.
 */
export async function replaceLeagueKey(id: string): Promise<Result<boolean, Problem>> {
  const key = newKey();
  const stored = await updateLeague(device().store, id, (now) => ({ ...now, next: now.next ?? key }));
  if (!stored.ok) return err(deviceProblem(`device-${stored.error}`, ""));
  await pushToServer(id);
  const after = (await device().store.leagues()).find((league) => league.id === id);
  await refreshLeagues();
  return ok(!!after && after.next === undefined && after.locked === undefined && !after.trouble);
}
