import type { ArchivedLeague } from "@/lib/export/archived-league";
import type { DeviceStore, ImportResult, StoredLeague } from "../store/device-store";
import type { LeagueCalls } from "./session/league-calls";

/** What importing a league would do here. */
export type LeagueVerdict =
  | { readonly type: "new" }
  /** It is here, but lacks this many of the file's changes. */
  | { readonly type: "more"; readonly changes: number }
  /** All of it is here; the file has the key that is about to replace the one here. */
  | { readonly type: "key" }
  | { readonly type: "same" }
  /** It is not here, and the file has no key: it can only be read at its address. */
  | { readonly type: "no-key" };

export interface LeagueTransferParts {
  readonly store: Pick<DeviceStore, "leagues" | "saveLeague">;
  readonly calls: Pick<LeagueCalls, "read">;
  newKey(): string;
}

interface Plan {
  readonly verdict: LeagueVerdict;
  /** What has to be written; undefined if nothing. */
  readonly write?: StoredLeague;
}

/** A league of this device as it is exported. */
export const exportedLeague = (league: StoredLeague): ArchivedLeague => {
  const { id, key, scorer, next, create, known, waiting, refused } = league;
  return {
    id,
    key,
    known,
    waiting: [...waiting],
    ...(scorer && { scorer }),
    ...(next !== undefined && { next }),
    ...(create && { create }),
    ...(refused.length > 0 && { refused: refused.map(({ seen: _, ...each }) => each) }),
  };
};

/** What importing a league would do. Reads the device, and may ask the server whether it has it. */
export async function planLeague(coming: ArchivedLeague, parts: LeagueTransferParts): Promise<Plan> {
  const here = (await parts.store.leagues()).find(({ id }) => id === coming.id);
  return here ? planMore(coming, here) : planNew(coming, parts);
}

function planMore(coming: ArchivedLeague, here: StoredLeague): Plan {
  const changesHere = [...here.waiting, ...here.refused.map(({ change }) => change)];
  const has = new Set([...[...changesHere, ...(here.sent ?? [])].map(({ id }) => id), ...(here.taken ?? [])]);
  const waiting = coming.waiting.filter(({ id }) => !has.has(id));
  const refused = (coming.refused ?? []).filter(({ change }) => !has.has(change.id));
  const changes = waiting.length + refused.length;
  const { next } = coming;
  // Whoever has the current key may replace it; a replacement already under way here stays.
  const isNextHere = coming.key !== here.key || here.next !== undefined || next === here.key;
  const isNew = next !== undefined && !isNextHere;
  // The key here is no longer valid: the one in the file may be.
  const isOther = here.locked === true && coming.key !== undefined && coming.key !== here.key;
  if (changes === 0 && !isNew && !isOther) return { verdict: { type: "same" } };
  const { locked: _locked, scorer: _scorer, ...unlocked } = here;
  const { key, scorer } = coming;
  const write = {
    ...(isOther && key !== undefined ? { ...unlocked, key, ...(scorer && { scorer }) } : here),
    waiting: [...here.waiting, ...waiting],
    refused: [...here.refused, ...refused],
    taken: [...(here.taken ?? []), ...idsOf(waiting, refused)],
    ...(isNew && { next }),
  };
  return { verdict: changes > 0 ? { type: "more", changes } : { type: "key" }, write };
}

async function planNew(coming: ArchivedLeague, parts: LeagueTransferParts): Promise<Plan> {
  const key = coming.key ?? (coming.create && (await ownKey(coming.id, parts)));
  if (key === undefined) return { verdict: { type: "no-key" } };
  const { id, next, create, known, waiting, refused = [] } = coming;
  const write = {
    id,
    key,
    known,
    waiting,
    refused,
    taken: idsOf(waiting, refused),
    revision: 0,
    ...(coming.key !== undefined && next !== undefined && { next }),
    ...(coming.key !== undefined && coming.scorer && { scorer: coming.scorer }),
    ...(create && { create }),
  };
  return { verdict: { type: "new" }, write };
}

const idsOf = (waiting: StoredLeague["waiting"], refused: StoredLeague["refused"]): string[] =>
  [...waiting, ...refused.map(({ change }) => change)].map(({ id }) => id);

/** Imports a league as planned, given what is here now. */
export async function carryOutLeague(
  coming: ArchivedLeague,
  parts: LeagueTransferParts,
): Promise<ImportResult<LeagueVerdict>> {
  for (;;) {
    const { verdict, write } = await planLeague(coming, parts);
    if (!write) return { verdict };
    const stored = await parts.store.saveLeague(write);
    if (stored.ok) return { verdict };
    if (stored.error !== "changed") return { verdict, failed: stored.error };
  }
}

/** A new key for a league that no server has; undefined if one has it by now. */
async function ownKey(id: string, { calls, newKey }: LeagueTransferParts): Promise<string | undefined> {
  const read = await calls.read(id);
  return read.outcome === "answered" ? undefined : newKey();
}
