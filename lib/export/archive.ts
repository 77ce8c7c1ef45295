import { type Scoresheet, sheetFormat, sheetVersion } from "@/lib/rules/document/scoresheet";
import type { Player } from "@/lib/rules/people/table";
import { keeperKey } from "@/lib/sync/wire/protocol";
import type { LogEntry } from "@/lib/sync/wire/wire";
import * as z from "../rules/zod";
import type { ArchivedLeague } from "./archived-league";
import type { ArchivedRules } from "./archived-rules";

export const archiveFormat = "pipkeeper/archive";
export const archiveVersion = 1;

/**
 * One game of an archive. Its scoresheet is checked separately, so that one damaged game does not affect the others.
 */
export const archivedGame = z.strictObject({
  id: z.guid(),
  createdAt: z.iso.datetime(),
  /** Whether a server was seen to have the game. */
  onServer: z.boolean(),
  /** The keeper key, if the person wanted keys in the file: anyone with the file can then write. */
  key: z.optional(z.string().check(z.regex(keeperKey))),
  /** The key that will replace `key`; the server may already have it. Only with `key`. */
  next: z.optional(z.string().check(z.regex(keeperKey))),
  sheet: z.unknown(),
});
type ArchivedGame = z.infer<typeof archivedGame>;

/** Everything a device has, as one file. */
export interface Archive {
  readonly format: typeof archiveFormat;
  readonly version: typeof archiveVersion;
  readonly games: readonly ArchivedGame[];
  /** The leagues that the device manages, if any. */
  readonly leagues?: readonly ArchivedLeague[];
  /** Named house rules, if any. Programs that do not know them read the rest. */
  readonly rules?: readonly ArchivedRules[];
}

/** A game with its entries, as it is exported. */
export interface Exported {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
  readonly createdAt: string;
  readonly onServer: boolean;
  readonly key?: string;
  /** The key that is to replace `key`. */
  readonly next?: string;
  /** In order, without held entries. */
  readonly entries: readonly LogEntry[];
}

/** One game as a scoresheet. */
export function sheetOf({ game, options, players, entries }: Omit<Exported, "id">): Scoresheet {
  return {
    format: sheetFormat,
    version: sheetVersion,
    game,
    options: { ...options },
    players: players.map(({ id, name }) => ({ id, name })),
    entries: [...entries],
  };
}

const keysOf = ({ key, next }: { [Name in "key" | "next"]?: string | undefined }) =>
  key === undefined ? {} : { key, ...(next !== undefined && { next }) };

/** Games, leagues and house rules as one file; `keys`: including what lets others write to them. */
export function archiveOf(
  games: readonly Exported[],
  keys: boolean,
  leagues: readonly ArchivedLeague[] = [],
  rules: readonly ArchivedRules[] = [],
): Archive {
  return {
    format: archiveFormat,
    version: archiveVersion,
    games: games.map((game) => ({
      id: game.id,
      createdAt: game.createdAt,
      onServer: game.onServer,
      ...(keys && keysOf(game)),
      sheet: sheetOf(game),
    })),
    ...(leagues.length > 0 && {
      leagues: leagues.map(({ key, next, ...league }) => ({ ...league, ...(keys && keysOf({ key, next })) })),
    }),
    ...(rules.length > 0 && { rules: rules.map((each) => ({ ...each, options: { ...each.options } })) }),
  };
}
