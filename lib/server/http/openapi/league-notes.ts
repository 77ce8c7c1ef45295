const leagueId = "The league's id.";
const playerId = "A player's id in the league.";
const playerName = "The player's name; empty if it was deleted.";
const evening = "The day on which the evening began, such as 2026-11-21, in the league's time zone.";
const gameId = "The game's id.";
const houseRules = "The current name of the league's house rules that it is played by.";
const preset = "The preset of its options; absent if it has none. More may be added.";
const finished = "RFC 3339, in UTC; for a result from paper, the end of its day.";
const place = "1 is first. Equals share a place.";
const balance = "Minor units of the currency: 125 with EUR is 1.25. Null in a game without money.";
const early = "Present if the game was ended early.";
const left = "Present if the player left before the game ended and kept a place.";
const timeZone = "IANA name.";
const points = "Points for each place, starting with the first.";
const plannedEvening = "The id of the planned evening.";

/**
 * Descriptions of the fields in replies about leagues that devices read, by the end of their paths, as in
 * `schema-notes.ts`. The schemas are in `lib/league/replies.ts`.
 */
export const leagueNotes: Readonly<Record<string, string>> = {
  "answers/name": playerName,
  "answers/player": playerId,
  "balances/name": playerName,
  "balances/player": playerId,
  begins: "RFC 3339, in UTC.",
  comment: "The keeper's comment, one line.",
  day: "A day such as 2026-11-21, in the league's time zone.",
  erasedUntil: "RFC 3339, in UTC. A deleted name can be restored until then; null if it is gone.",
  "evenings/at": "A time such as 20:00, in the league's time zone.",
  "evenings/evening": evening,
  "evenings/id": plannedEvening,
  "evenings/place": "Where it is; may be empty.",
  "games/early": early,
  "games/evening": evening,
  "games/finishedAt": finished,
  "games/game": gameId,
  "games/players/balance": balance,
  "games/players/left": left,
  "games/players/name": playerName,
  "games/players/place": place,
  "games/players/player": playerId,
  "games/preset": preset,
  "games/rules": houseRules,
  "links/name": playerName,
  "links/player": playerId,
  mergedInto: "The id of the player that this one was merged into.",
  page: "The page number, from 1.",
  paper:
    "Present if only the result is known, from paper, so that there is no log at `/api/games/{id}`. Says how places were given; with `places`, every `total` is 0.",
  "payments/from": playerId,
  "payments/payment": "The payment's id.",
  "payments/to": playerId,
  "players/total": "In points of the game.",
  "playing/game": gameId,
  "playing/lastEntryAt":
    "RFC 3339, in UTC: when the server stored the last entry, or the game if it has none. Without a new one for a day, pages show the game as unfinished.",
  "playing/players/name": playerName,
  "playing/players/player": playerId,
  "playing/preset": preset,
  "playing/rules": houseRules,
  ratingsPending: "Always false; earlier versions recomputed ratings later.",
  "rules/id": "The id of these house rules.",
  "rules/name": "What the league calls them.",
  "rules/options": "The options that differ from the game's own.",
  seat: "The player's id at that table.",
  seats:
    "The player's id at the table → the player's id in the league, as sent with the game, even if merged since.",
  "settleUp/exact": "Whether these are the fewest payments that settle it.",
  side: "The side of partners, 0 or 1; absent if everybody plays alone.",
  size: "Rows per page.",
  slug: "The current slug of its address, `/l/SLUG`. Old slugs find the league too.",
  "waitsFor/id": playerId,
  "waitsFor/name": playerName,
  "League/id": leagueId,
  "League/name": "The league's name.",
  "League/players/id": playerId,
  "League/players/name": playerName,
  "League/points": points,
  "League/seasons/id": "The season's id.",
  "League/seasons/name": "The season's name.",
  "League/seasons/points": points,
  "League/timeZone": timeZone,
  "League/version": "Grows with every change to anything that can be read about the league.",
  "LeagueGames/league": leagueId,
  "LeagueGames/total": "How many rows there are on all pages.",
  "LeagueGame/early": early,
  "LeagueGame/evening": evening,
  "LeagueGame/finishedAt": finished,
  "LeagueGame/game": gameId,
  "LeagueGame/players/balance": balance,
  "LeagueGame/players/left": left,
  "LeagueGame/players/name": playerName,
  "LeagueGame/players/place": place,
  "LeagueGame/players/player": playerId,
  "LeagueGame/preset": preset,
  "LeagueGame/rules": houseRules,
  "Money/evening": "The day of the requested evening, or empty.",
  "Money/evenings": "The latest evenings with games for money, the latest first.",
  "Money/league": leagueId,
  "Money/season": "The season's id; empty for all time, and for one evening.",
  "LeaguePlannedEvenings/league": leagueId,
  "LeaguePlannedEvenings/timeZone": timeZone,
  "AnswerReply/evening": plannedEvening,
  "AnswerReply/league": leagueId,
  "AnswerReply/name": playerName,
  "AnswerReply/player": playerId,
  "AnswerLinks/league": leagueId,
};
