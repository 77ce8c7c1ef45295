import { type DeletionReply, undoUntil } from "@/lib/sync/wire/wire-deletion";
import { refuse } from "../http/http";
import { RequestRefused } from "../http/refused";
import type { Store } from "../store/store";
import { messages } from "../words/words";

/** What can be deleted. */
export type Kind = "game" | "league";

/** The answer about something deleted. Everybody may know when it can no longer be restored, and nothing else. */
function deleted(kind: Kind, deletedAt: Date | undefined): Response {
  const code = `${kind}-deleted` as const;
  const until = deletedAt && undoUntil(deletedAt);
  const t = messages();
  const message = until ? t.deletedUntil({ day: until.slice(0, 10) }) : t.deletedForGood;
  return refuse(code, [{ code, path: "", message }], until === undefined ? {} : { until });
}

/** Refuses a request about something that was deleted and can still be restored. */
export function refuseDeleted(kind: Kind, deletedAt: Date | null): void {
  if (deletedAt) throw new RequestRefused(() => deleted(kind, deletedAt));
}

/** Refuses a request about something that was purged. */
export async function refusePurged(store: Store, kind: Kind, id: string): Promise<void> {
  if (await store.purged.findUnique({ where: { id } }))
    throw new RequestRefused(() => deleted(kind, undefined));
}

/** Which of these games were deleted or purged, in the order of `ids`. */
export async function deletionsOf(store: Store, ids: readonly string[]): Promise<DeletionReply[]> {
  const where = { id: { in: [...ids] } };
  const marked = await store.game.findMany({
    where: { ...where, deletedAt: { not: null } },
    select: { id: true, deletedAt: true },
  });
  const purged = await store.purged.findMany({ where });
  const untils = new Map<string, string | null>([
    ...purged.map(({ id }) => [id, null] as const),
    ...marked.flatMap(({ id, deletedAt }) => (deletedAt ? [[id, undoUntil(deletedAt)] as const] : [])),
  ]);
  return ids.flatMap((id) => {
    const until = untils.get(id);
    return until === undefined ? [] : [{ id, until }];
  });
}
