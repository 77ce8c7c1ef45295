import { err, ok, type Result } from "@/lib/rules/result";
import type { DeviceStore, StoredLeague, WriteFailure } from "../../store/device-store";

/** Reads a league, changes it and writes it; repeated if another page wrote meanwhile. */
export async function updateLeague(
  store: Pick<DeviceStore, "leagues" | "saveLeague">,
  id: string,
  change: (league: StoredLeague) => StoredLeague,
): Promise<Result<StoredLeague, WriteFailure>> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const before = (await store.leagues()).find((league) => league.id === id);
    // Also if the device cannot be read.
    if (!before) return err("closed");
    const after = change(before);
    const stored = await store.saveLeague(after);
    if (stored.ok) return ok({ ...after, revision: stored.value });
    if (stored.error !== "changed") return stored;
  }
  return err("changed");
}
