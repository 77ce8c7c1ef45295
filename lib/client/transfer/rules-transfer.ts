import type { ArchivedRules } from "@/lib/export/archived-rules";
import { sameJson } from "@/lib/rules/same-json";
import type { DeviceStore, ImportResult, StoredRules } from "../store/device-store";

/** What importing house rules would do. `other`: those here were changed since, and stay as they are. */
export interface RulesVerdict {
  readonly type: "new" | "same" | "other";
}

type RulesStore = Pick<DeviceStore, "rules" | "saveRules">;

const isSame = (a: StoredRules, b: StoredRules): boolean =>
  a.name === b.name && a.game === b.game && sameJson(a.options, b.options);

/** What importing house rules would do. Nothing is written. */
export async function planRules(coming: ArchivedRules, store: RulesStore): Promise<RulesVerdict> {
  const here = (await store.rules()) ?? [];
  if (here.some((each) => isSame(each, coming))) return { type: "same" };
  return { type: here.some(({ id }) => id === coming.id) ? "other" : "new" };
}

/** Imports house rules that are new here. */
export async function carryOutRules(
  coming: ArchivedRules,
  store: RulesStore,
): Promise<ImportResult<RulesVerdict>> {
  const verdict = await planRules(coming, store);
  if (verdict.type !== "new") return { verdict };
  // Rules that cannot be read may exist, and are not overwritten.
  if (!(await store.rules())) return { verdict, failed: "closed" };
  const { id, name, game, options } = coming;
  const written = await store.saveRules({ id, name, game, options });
  return written.ok ? { verdict } : { verdict, failed: written.error };
}
