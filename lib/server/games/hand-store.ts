import type { Problem } from "@/lib/rules/problem";
import { handProblems } from "@/lib/sync/proposal";
import type { HandRequest, HandsReply } from "@/lib/sync/wire/wire-hands";
import { type KeysReply, maxHandKeys } from "@/lib/sync/wire/wire-keys";
import { hashKey, isKey } from "../http/key";
import { lockGames } from "../store/locks";
import type { Database } from "../store/store";
import { messages } from "../words/words";
import { requireGameKey, wrongGameKey } from "./game-access";
import type { GameStore } from "./game-store";
import type { ReplayedGame } from "./replayed-game";

/** How a proposal ended; `behind`: the round it was made for is closed. */
type Proposed =
  | { readonly outcome: "stored"; readonly hands: HandsReply }
  | { readonly outcome: "behind" | "unfit"; readonly problems: readonly Problem[] };

/** The hands that players propose, and their keys. Never touches a game's entries. */
export class HandStore {
  constructor(
    private readonly database: Database,
    private readonly games: Pick<GameStore, "peek">,
    /** Called for every game whose proposed hands have changed. */
    private readonly changed: (gameId: string) => void,
  ) {}

  /** Lets `hand` propose hands, authorised by the keeper; `only`: no other key. Repeating it changes nothing. */
  async addKey(gameId: string, key: string, hand: string, only: boolean): Promise<KeysReply | "too-many"> {
    const { header } = await this.games.peek(gameId);
    requireGameKey(header, key);
    const { id, keyHash } = header;
    const row = { gameId: id, keyHash: hashKey(hand) };
    return this.database.transaction(async (store) => {
      await lockGames(store, [id]);
      if ((await store.game.count({ where: { id, keyHash } })) === 0) throw wrongGameKey();
      if (only) await store.handKey.deleteMany({ where: { gameId: id, NOT: { keyHash: row.keyHash } } });
      const known = await store.handKey.findUnique({ where: { gameId_keyHash: row } });
      const count = await store.handKey.count({ where: { gameId: id } });
      if (!known && count >= maxHandKeys) return "too-many";
      if (!known) await store.handKey.create({ data: row });
      return { id, handKeys: known ? count : count + 1 };
    });
  }

  /** The number of a game's hand keys. */
  async keys(gameId: string): Promise<KeysReply> {
    const id = gameId.toLowerCase();
    return { id, handKeys: await this.database.handKey.count({ where: { gameId: id } }) };
  }

  /** Stores the hand that a player proposes for the round being entered. */
  async propose(gameId: string, key: string, request: HandRequest): Promise<Proposed> {
    const game = await this.allowed(gameId, key);
    const { rounds, position, header } = game;
    if (request.round !== rounds) {
      const message = messages().roundOver({ round: request.round, rounds });
      return { outcome: "behind", problems: [{ code: "behind", path: "/round", message }] };
    }
    const problems = handProblems(position, request);
    if (problems.length > 0) return { outcome: "unfit", problems };
    const place = { gameId: header.id, player: request.player };
    const row = { round: rounds, held: JSON.stringify(request.held), createdAt: new Date() };
    await this.database.transaction(async (store) => {
      await lockGames(store, [header.id]);
      const where = { gameId_player: place };
      await store.hand.upsert({ where, create: { ...place, ...row }, update: row });
    });
    this.changed(header.id);
    return { outcome: "stored", hands: await this.handsOf(game) };
  }

  /** The proposed hands, for the keeper and for players. */
  async read(gameId: string, key: string): Promise<HandsReply> {
    return this.handsOf(await this.allowed(gameId, key));
  }

  private async allowed(gameId: string, key: string): Promise<ReplayedGame> {
    const game = await this.games.peek(gameId);
    const { id, keyHash } = game.header;
    const hands = await this.database.handKey.findMany({ where: { gameId: id } });
    const may = [keyHash, ...hands.map((hand) => hand.keyHash)].some((hash) => isKey(key, hash));
    if (!may) throw wrongGameKey();
    return game;
  }

  /** Those for the round being entered: an entry that closes a round puts its hands out of date. */
  private async handsOf({ header: { id }, rounds }: ReplayedGame): Promise<HandsReply> {
    const rows = await this.database.hand.findMany({ where: { gameId: id, round: rounds } });
    const hands = rows.map(({ player, held, createdAt }) => ({
      player,
      held: JSON.parse(held),
      at: createdAt.toISOString(),
    }));
    return { id, round: rounds, hands };
  }
}
