import type { PersonLink, TableKeysReply } from "@/lib/sync/wire/wire-keys";
import { hashKey } from "../http/key";
import { insertRows } from "../store/insert-rows";
import { lockGames } from "../store/locks";
import type { Database } from "../store/store";
import { requireGameKey, wrongGameKey } from "./game-access";
import type { GameStore } from "./game-store";

/** The keys on the cards of an evening's tables, and in the links of its people. */
export class TableKeys {
  constructor(
    private readonly database: Database,
    private readonly games: Pick<GameStore, "evening">,
  ) {}

  /**
   * Opens tables 1, 2, 3, … with these keys, and with others what `people` say of being there, authorised by the keeper;
   * without `people`, their keys stay as they are. Repeating it changes nothing.
   */
  async open(
    eveningId: string,
    key: string,
    keys: readonly string[],
    people: readonly PersonLink[] | undefined,
  ): Promise<TableKeysReply> {
    const { header } = await this.games.evening(eveningId);
    requireGameKey(header, key);
    const { id, keyHash } = header;
    const rows = keys.map((each, index) => ({ gameId: id, table: index + 1, keyHash: hashKey(each) }));
    const links = [...new Map((people ?? []).map((each) => [each.person, each.key]))].map(
      ([person, link]) => {
        return { gameId: id, person, keyHash: hashKey(link) };
      },
    );
    await this.database.transaction(async (store) => {
      await lockGames(store, [id]);
      if ((await store.game.count({ where: { id, keyHash } })) === 0) throw wrongGameKey();
      await store.tableKey.deleteMany({ where: { gameId: id } });
      await insertRows(store, "TableKey", rows);
      if (people) await store.personKey.deleteMany({ where: { gameId: id } });
      await insertRows(store, "PersonKey", links);
    });
    return { id, tables: rows.length, ...(links.length > 0 && { people: links.length }) };
  }
}
