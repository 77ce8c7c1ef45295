import * as z from "../rules/zod";

/**
 * Fields that many replies about leagues have. The API's description recognizes them by these schemas and describes each
 * once (`lib/server/http/openapi/field-notes.ts`); here there are no sentences, since devices load these schemas.
 */

export const leagueId = z.string();
export const playerId = z.string();
export const playerName = z.string();
export const gameId = z.string();
export const seatId = z.string();
/** Player id at the table → player of the roster, as sent with the game, even if merged since. */
export const seats = z.record(z.string(), z.string());
export const side = z.int();
export const placed = z.int();
export const leftEarly = z.literal(true);
export const totalPoints = z.int();
/** Minor units; null in a game without money. */
export const gameBalance = z.nullable(z.int());
export const finishedTime = z.string();
export const day = z.string();
/** The day on which the evening began: a game that goes on past midnight belongs to it. */
export const evening = z.string();
export const plannedEveningId = z.string();
export const endedEarly = z.literal(true);
/** What the keeper has written about a game or an evening. */
export const comment = z.string();
export const remark = { comment: z.optional(comment) };
export const remarkedEvening = z.object({ evening, comment });
/** The preset of its family; absent if the scoresheet names none. */
export const preset = z.string();
/** The current name of the league's house rules that it is played by. */
export const houseRules = z.string();
export const placePoints = z.array(z.int());
export const timeZone = z.string();

/** A player of a league, as replies name one. */
export const namedPlayer = z.object({ player: playerId, name: playerName });
/** The same under other names of the fields. */
export const rosterPlayer = z.object({ id: playerId, name: playerName });
