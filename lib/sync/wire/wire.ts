import { eveningGame } from "@/lib/evening/evening-game";
import { maxLength, minLength } from "@/lib/rules/document/read";
import { rulesetId, rulesetIdOfLog } from "@/lib/rules/document/ruleset-id";
import { shutoutCounts } from "@/lib/rules/score/shutout";
import * as z from "../../rules/zod";
import { maxEntries, protocol } from "./protocol";

/**
 * The messages between devices and server about games. Requests are strict: an unknown key is an error that names it.
 * Replies may gain fields that an older device does not know.
 */

/** A name as it is sent, with any surrounding blanks; the game limits its length. */
const maxSent = 400;

/** Creates a game. The keeper key is the bearer token; anyone who has it may write. */
export const createRequest = z.strictObject({
  protocol: z.literal(protocol),
  /** A UUIDv7 that the device made. */
  id: z.guid(),
  game: rulesetId,
  options: z.optional(z.record(z.string(), z.unknown())),
  players: z.array(z.strictObject({ id: z.string(), name: z.string().check(maxLength(maxSent)) })),
});
export type CreateRequest = z.infer<typeof createRequest>;

/** Creates an evening, whose log is kept as a game's: `options` are the sheet's form, settings, game and its options. */
export const createEvening = z.extend(createRequest, { game: z.literal(eveningGame) });

/** An entry of the log: one of its game's entries, with `id` and `at`. The game checks the rest when it is appended. */
export const logEntry = z.looseObject({
  kind: z.string(),
  id: z.guid(),
  at: z.iso.datetime({ offset: true, local: true }),
});
export type LogEntry = z.infer<typeof logEntry>;

/** The same when it is sent: a second has a limited number of digits. */
const sentEntry = z.extend(logEntry, {
  at: z.iso.datetime({ offset: true, local: true }).check(maxLength(40)),
});

/** Appends entries to a log whose last sequence number the device believes to be `base`. */
export const appendRequest = z.strictObject({
  protocol: z.literal(protocol),
  base: z.int().check(z.minimum(0)),
  entries: z.array(sentEntry).check(minLength(1), maxLength(maxEntries)),
});
export type AppendRequest = z.infer<typeof appendRequest>;

/** An entry with its place in the server's order: 1, 2, 3 … without gaps. */
const storedEntry = z.object({ seq: z.int().check(z.minimum(1)), entry: logEntry });
export type StoredEntry = z.infer<typeof storedEntry>;

/** Every reply about a game's log: its last sequence number, and all entries after the one the device named. */
export const pull = z.object({ head: z.int().check(z.minimum(0)), entries: z.array(storedEntry) });
export type Pull = z.infer<typeof pull>;

const player = z.object({ id: z.string(), name: z.string() });

/** A game: what is played, by whom, and its log. */
export const gameReply = z.extend(pull, {
  protocol: z.literal(protocol),
  id: z.guid(),
  game: rulesetIdOfLog,
  options: z.record(z.string(), z.unknown()),
  players: z.array(player),
  createdAt: z.iso.datetime(),
});
export type GameReply = z.infer<typeof gameReply>;

export const eveningReply = z.extend(gameReply, { game: z.literal(eveningGame) });

/** A game's summary in a list. Points by player id; money in minor units, empty in a game without money. */
export const gameSummary = z.object({
  id: z.guid(),
  game: rulesetIdOfLog,
  /** Which game of its family it is. */
  preset: z.optional(z.string()),
  players: z.array(player),
  status: z.enum(["playing", "finished"]),
  totals: z.record(z.string(), z.int()),
  balances: z.record(z.string(), z.int()),
  /**
   * Places, ties sharing a rank, and what they are decided by. Missing in what a device stored before this field
   * existed.
   */
  standings: z.optional(z.array(z.object({ player: z.string(), rank: z.int() }))),
  rankedBy: z.optional(z.enum(["points", "money"])),
  winners: z.array(z.string()),
  /** As how many games it counts if it was won to nothing. Missing in what was stored before this field existed. */
  shutout: z.optional(z.enum(shutoutCounts)),
  /** The partners, by side, if partners play together. */
  sides: z.optional(z.array(z.array(z.string()))),
  /** The players who left during the game, if any did. Missing in what was stored before this field existed. */
  gone: z.optional(z.array(z.string())),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type GameSummary = z.infer<typeof gameSummary>;

/**
 * The requested games, in that order, as far as the server has them; and those that were deleted, with the time until
 * which they can be restored, if they can.
 */
export const listReply = z.object({
  games: z.array(gameSummary),
  deleted: z.optional(z.array(z.object({ id: z.guid(), until: z.nullable(z.iso.datetime()) }))),
});
export type ListReply = z.infer<typeof listReply>;

/** One problem, and its place: a JSON pointer into the request. */
const problem = z.object({
  code: z.string(),
  path: z.string(),
  message: z.string(),
  /** The params of the sentence. */
  params: z.optional(z.record(z.string(), z.unknown())),
  /** For a refused entry: its index in the log, and that of a later entry that a correction would break. */
  entry: z.optional(z.int()),
  later: z.optional(z.int()),
});

/** Why a request was refused (RFC 9457). If it was to append to a log, it is a pull as well. */
export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** Stable, kebab-case; the last part of `type`. */
  code: z.string(),
  problems: z.array(problem),
  head: z.optional(z.int()),
  entries: z.optional(z.array(storedEntry)),
  /** For a deleted item: the time until which it can be restored. Missing once it is gone for good. */
  until: z.optional(z.iso.datetime()),
});
export type ProblemDocument = z.infer<typeof problemDocument>;
