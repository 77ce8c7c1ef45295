import { join } from "../../store/sql";
import { inParts, type Store } from "../../store/store";

/** The state of a game for its watchers. */
export interface Watchable {
  readonly id: string;
  readonly head: number;
  /** A text that changes with the proposed hands. */
  readonly hands: string;
  readonly isDeleted: boolean;
}

/** The current state of games. In SQL, because Prisma's calls would read all entries of each to find the last. */
export function watchablesOf(store: Store, ids: readonly string[]): Promise<Watchable[]> {
  return inParts(ids, async (some) => {
    const heads = await store.$queryRaw<{ id: string; head: number | bigint | null; deletedAt: unknown }[]>`
      SELECT g."id", g."deletedAt", (SELECT MAX(e."seq") FROM "Entry" e WHERE e."gameId" = g."id") AS "head"
      FROM "Game" g WHERE g."id" IN (${join(some)})`;
    const hands = await store.hand.findMany({
      where: { gameId: { in: some } },
      orderBy: [{ gameId: "asc" }, { player: "asc" }],
      select: { gameId: true, player: true, createdAt: true },
    });
    return heads.map(({ id, head, deletedAt }) => {
      const own = hands.filter(({ gameId }) => gameId === id);
      const texts = own.map(({ player, createdAt }) => `${player} ${createdAt.getTime()}`);
      return { id, head: Number(head ?? 0), hands: texts.join("\n"), isDeleted: deletedAt !== null };
    });
  });
}
