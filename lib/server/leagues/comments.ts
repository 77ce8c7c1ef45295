import type { ChangeOf } from "@/lib/league/changes/registry";
import { normalizedComment } from "@/lib/league/evenings/comments";
import type { Store } from "../store/store";

/** Stores a comment that was checked; an empty one removes it. */
export async function putComment(
  store: Store,
  leagueId: string,
  { about, text: written }: ChangeOf<"comment">,
): Promise<void> {
  const text = normalizedComment(written);
  if (text === "") await store.leagueComment.deleteMany({ where: { leagueId, about } });
  else {
    const where = { leagueId_about: { leagueId, about } };
    await store.leagueComment.upsert({ where, create: { leagueId, about, text }, update: { text } });
  }
}

/** The comments on these games and evenings, by what they are about. */
export async function commentsOn(
  store: Store,
  leagueId: string,
  abouts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const about = { in: [...new Set(abouts)] };
  const rows = await store.leagueComment.findMany({ where: { leagueId, about } });
  return new Map(rows.map((row) => [row.about, row.text]));
}
