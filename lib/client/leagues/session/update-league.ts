import type { DeviceStore, StoredLeague } from "../../store/device-store";

/**
 * Reads a league, changes it and writes it; repeated if another page wrote meanwhile. Undefined: it could not be
 * stored.
 */
export async function updateLeague(
  store: Pick<DeviceStore, "leagues" | "saveLeague">,
  id: string,
  change: (league: StoredLeague) => StoredLeague,
): Promise<StoredLeague | undefined> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const before = (await store.leagues()).find((league) => league.id === id);
    if (!before) return undefined;
    const after = change(before);
    const stored = await store.saveLeague(after);
    if (stored.ok) return { ...after, revision: stored.value };
    if (stored.error !== "changed") return undefined;
  }
  return undefined;
}
