import type { ChangeOf } from "@/lib/league/changes/registry";
import { normalizedComment } from "@/lib/league/evenings/comments";
import type { Store } from "../store/store";
import { touchLeague } from "./league-row";

/** Stores a comment that was checked; an empty one removes it. */
export async function putComment(
  store: Store,
  leagueId: string,
  { about, text: written }: ChangeOf<"comment">,
): Promise<void> {
  const text = normalizedComment(written);
  const changed = await touchLeague(store, leagueId, text === "");
  if (text === "") await store.leagueComment.deleteMany({ where: { leagueId, about } });
  else {
    const where = { leagueId_about: { leagueId, about } };
    const data = { text, changed };
    await store.leagueComment.upsert({ where, create: { leagueId, about, ...data }, update: data });
  }
}
