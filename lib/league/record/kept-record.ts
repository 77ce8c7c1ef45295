import { isRecord } from "../../rules/record";
import type { LeagueReply } from "../replies";
import { isDay } from "../season";
import type { LeagueRecord, RecordedGame } from "../value/record";
import { withNews } from "../value/value";
import { packedGames, packedSheets, unpacked } from "./packed";
import type { RecordReply } from "./record-reply";

/** What can be read of a record: a comment about a game without a result is read by nobody. */
export function readable<Read extends LeagueRecord>(record: Read): Read {
  const ids = new Set(record.games.map(({ gameId }) => gameId));
  const comments = [...record.comments].filter(([about]) => isDay(about) || ids.has(about));
  return { ...record, comments: new Map(comments) };
}

/** FNV-1a, 32 bits. Nothing depends on it being hard to guess. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

const digests = new WeakMap<RecordedGame, number>();

/** An evening with its fields in one order: an answer that was read has them in another. */
const writtenSheet = (game: RecordedGame): string =>
  JSON.stringify(packedSheets([game]), (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

function digestOf(game: RecordedGame): number {
  const known =
    digests.get(game) ?? digest(game.sheet ? writtenSheet(game) : JSON.stringify(packedGames([game])));
  digests.set(game, known);
  return known;
}

/** What the games, payments and comments of a record add up to, in any order. */
export function checkOf({ games, payments, comments }: LeagueRecord): string {
  let sum = games.reduce((all, game) => (all + digestOf(game)) >>> 0, 0);
  for (const { payment, from, to, amount, currency, on } of payments)
    sum = (sum + digest(JSON.stringify([payment, from, to, amount, currency, on]))) >>> 0;
  for (const comment of comments) sum = (sum + digest(JSON.stringify(comment))) >>> 0;
  return `${games.length}.${sum.toString(36)}`;
}

/** A record as a device keeps it, with the settings as everybody may read them. */
export interface KeptRecord extends LeagueRecord {
  readonly league: LeagueReply;
}

/**
 * The record after an answer of the server. Undefined if that does not add up to what the server has, so that the device
 * has to ask for all of it: the server was restored from a backup, and others have carried on.
 */
export function afterReply(kept: KeptRecord | undefined, reply: RecordReply): KeptRecord | undefined {
  const { league, after, withdrawn } = reply;
  const news = unpacked(reply);
  if (after === undefined) return { ...news, league };
  if (kept?.league.version !== after) return undefined;
  const record = readable(withNews(kept, { ...news, withdrawn }));
  return checkOf(record) === reply.check ? { ...record, league } : undefined;
}
