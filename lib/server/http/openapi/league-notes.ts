/**
 * Descriptions of fields in replies about leagues that only one reply has, by the end of their paths, as in
 * `schema-notes.ts`. The schemas are in `lib/league/replies.ts`; `field-notes.ts` describes what many have.
 */
export const leagueNotes: Readonly<Record<string, string>> = {
  begins: "RFC 3339, in UTC.",
  erasedUntil: "RFC 3339, in UTC. A deleted name can be restored until then; null if it is gone.",
  "evenings/at": "A time such as 20:00, in the league's time zone.",
  "evenings/place": "Where it is; may be empty.",
  guest: "A guest, who is not asked to evenings.",
  former: "A former member, who is not asked to evenings. Games and places stay.",
  "evenings/places": "How many can come; absent: everybody.",
  "answers/waits": "Coming, but there was no place left when the answer was given.",
  "League/guests": "Present if guests have no places in tables.",
  mergedInto: "The id of the player that this one was merged into.",
  page: "The page number, from 1.",
  paper:
    "Present if only the result is known, from paper, so that there is no log at `/api/games/{id}`. Says how places were given; with `places`, every `total` is 0 if no points are known.",
  "payments/payment": "The payment's id.",
  "playing/lastEntryAt":
    "RFC 3339, in UTC: when the server stored the last entry, or the game if it has none. Without a new one for a day, pages show the game as unfinished.",
  ratingsPending: "Always false; earlier versions recomputed ratings later.",
  "rules/id": "The id of these house rules.",
  "rules/name": "What the league calls them.",
  "rules/options": "The options that differ from the game's own.",
  "settleUp/exact": "Whether these are the fewest payments that settle it.",
  size: "Rows per page.",
  slug: "The current slug of its address, `/l/SLUG`. Old slugs find the league too.",
  "League/name": "The league's name.",
  "League/seasons/id": "The season's id.",
  "League/seasons/name": "The season's name.",
  "League/version": "Grows with every change to anything that can be read about the league.",
  "ChangeLog/total": "How many changes there are on all pages.",
  "ChangeLog/changes/at": "RFC 3339, in UTC: when the server stored it.",
  "ChangeLog/changes/change": "As it was sent; names that were removed from the league are empty.",
  "ChangeLog/changes/change/change": "Its kind.",
  "ChangeLog/changes/change/id": "The id that the device gave it.",
  "LeagueGames/sheets/sheet": "The evening’s id: its log is at `/api/evenings/{id}`.",
  "LeagueGames/sheets/day": "The day that it counts on; null while it does not count.",
  "LeagueGames/total": "How many rows there are on all pages.",
  "Money/evening": "The day of the requested evening, or empty.",
  "Money/evenings": "The latest evenings with games for money, the latest first.",
  "Money/season": "The season's id; empty for all time, and for one evening.",
};
