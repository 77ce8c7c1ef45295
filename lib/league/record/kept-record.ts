import { isRecord } from "../../rules/record";
import { linesBeside, readableBeside } from "../beside/beside";
import type { LeagueReply } from "../replies";
import { isDay } from "../season";
import type { LeagueRecord, RecordedGame } from "../value/record";
import { withNews } from "../value/value";
import { packedGames, packedSheets, unpacked } from "./packed";
import type { RecordReply } from "./record-reply";

/** What can be read of a record: of a game without a result nobody reads anything. */
export function readable<Read extends LeagueRecord>(record: Read): Read {
  const ids = new Set(record.games.map(({ gameId }) => gameId));
  return readableBeside(record, (about) => isDay(about) || ids.has(about));
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

/** What a record adds up to, but for its settings, in any order. */
export function checkOf(record: Omit<LeagueRecord, "league">): string {
  let sum = record.games.reduce((all, game) => (all + digestOf(game)) >>> 0, 0);
  for (const line of linesBeside(record)) sum = (sum + digest(line)) >>> 0;
  return `${record.games.length}.${sum.toString(36)}`;
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
