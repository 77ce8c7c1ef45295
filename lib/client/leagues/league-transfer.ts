import type { ArchivedLeague } from "@/lib/export/archived-league";
import type { DeviceStore, KeptLeague, NotKept } from "../device-store";
import type { LeagueCalls } from "./league-calls";

/** What the importing of a league would do here. */
export type LeagueVerdict =
  | { readonly verdict: "new" }
  /** It is here, and so many of the file's changes are not. */
  | { readonly verdict: "more"; readonly changes: number }
  | { readonly verdict: "same" }
  /** It is not here, and the file has no key: it can only be read, at its address. */
  | { readonly verdict: "no-key" };

export interface LeagueTransferParts {
  readonly store: Pick<DeviceStore, "leagues" | "keepLeague">;
  readonly calls: Pick<LeagueCalls, "read">;
  newKey(): string;
}

interface Plan {
  readonly verdict: LeagueVerdict;
  /** What is to be written; undefined when nothing is. */
  readonly write?: KeptLeague;
}

/** A league of this device as it goes into a file. */
export const leagueGoingOut = ({ id, key, create, known, waiting }: KeptLeague): ArchivedLeague => ({
  ...{ id, key, known, waiting: [...waiting] },
  ...(create && { create }),
});

/** What importing a league would do. Reads the device, and may ask the server whether it has it. */
export async function planLeague(coming: ArchivedLeague, parts: LeagueTransferParts): Promise<Plan> {
  const here = (await parts.store.leagues()).find(({ id }) => id === coming.id);
  const has = new Set([...(here?.waiting.map(({ id }) => id) ?? []), ...(here?.taken ?? [])]);
  const missing = coming.waiting.filter(({ id }) => !has.has(id));
  const taken = [...(here?.taken ?? []), ...missing.map(({ id }) => id)];
  if (here) {
    if (missing.length === 0) return { verdict: { verdict: "same" } };
    const write = { ...here, waiting: [...here.waiting, ...missing], taken };
    return { verdict: { verdict: "more", changes: missing.length }, write };
  }
  const key = coming.key ?? (coming.create && (await ownKey(coming.id, parts)));
  if (key === undefined) return { verdict: { verdict: "no-key" } };
  const { id, create, known, waiting } = coming;
  const write = {
    ...{ id, key, known, waiting, refused: [], taken, revision: 0 },
    ...(create && { create }),
  };
  return { verdict: { verdict: "new" }, write };
}

/** Imports a league: as planned, given what is here now. */
export async function carryOutLeague(
  coming: ArchivedLeague,
  parts: LeagueTransferParts,
): Promise<{ readonly verdict: LeagueVerdict; readonly failed?: NotKept }> {
  for (;;) {
    const { verdict, write } = await planLeague(coming, parts);
    if (!write) return { verdict };
    const kept = await parts.store.keepLeague(write);
    if (kept.ok) return { verdict };
    if (kept.error !== "changed") return { verdict, failed: kept.error };
  }
}

/** A key of this device's own for a league that no server has; undefined when one has it by now. */
async function ownKey(id: string, { calls, newKey }: LeagueTransferParts): Promise<string | undefined> {
  const read = await calls.read(id);
  return read.outcome === "answered" ? undefined : newKey();
}
