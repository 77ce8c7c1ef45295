import type { TableKeysReply, TableKeysRequest } from "@/lib/sync/wire/wire-keys";
import { requireGameKey, wrongGameKey } from "../games/game-access";
import type { GameStore } from "../games/game-store";
import { answer } from "../http/http";
import { hashKey } from "../http/key";
import type { Call } from "../http/route";
import { insertRows } from "../store/insert-rows";
import { lockGames } from "../store/locks";
import type { Database, Store } from "../store/store";

/** The number of the table that this key opens; undefined if it opens none of this evening's. */
export async function tableOfKey(store: Store, gameId: string, key: string): Promise<number | undefined> {
  const where = { gameId, keyHash: hashKey(key) };
  return (await store.tableKey.findFirst({ where, orderBy: { table: "asc" } }))?.table;
}

/** The keys on the cards of an evening's tables. */
export class TableKeys {
  constructor(
    private readonly database: Database,
    private readonly games: Pick<GameStore, "evening">,
  ) {}

  /** Opens tables 1, 2, 3, … with these keys, authorised by the keeper. Repeating it changes nothing. */
  async open(eveningId: string, key: string, keys: readonly string[]): Promise<TableKeysReply> {
    const { header } = await this.games.evening(eveningId);
    requireGameKey(header, key);
    const { id, keyHash } = header;
    const rows = keys.map((each, index) => ({ gameId: id, table: index + 1, keyHash: hashKey(each) }));
    await this.database.transaction(async (store) => {
      await lockGames(store, [id]);
      if ((await store.game.count({ where: { id, keyHash } })) === 0) throw wrongGameKey();
      await store.tableKey.deleteMany({ where: { gameId: id } });
      await insertRows(store, "TableKey", rows);
    });
    return { id, tables: rows.length };
  }
}

/** `POST /api/evenings/:id/table-keys`: opens the evening's tables. */
export const openTables = async ({ server, id, key, body }: Call<TableKeysRequest>): Promise<Response> =>
  answer(await server.tableKeys.open(id, key, body.keys));
