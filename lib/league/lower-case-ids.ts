import type { ChangeOf, LeagueChange } from "./wire";

const idFields = new Set([
  "player",
  "into",
  "season",
  "rules",
  "evening",
  "game",
  "payment",
  "from",
  "to",
  "about",
]);

/** The change with its ids as they are stored: in lower case. Days have no case. */
export function withLowerCaseIds(change: LeagueChange): LeagueChange {
  const lowered = Object.entries(change).map(([field, value]) => {
    if (idFields.has(field)) return [field, String(value).toLowerCase()];
    if (field === "players") {
      const players = value as ChangeOf<"paper-result">["players"];
      return [field, players.map((each) => ({ ...each, player: each.player.toLowerCase() }))];
    }
    if (field !== "seats") return [field, value];
    return [
      field,
      Object.fromEntries(Object.entries(value).map(([seat, id]) => [seat, String(id).toLowerCase()])),
    ];
  });
  return Object.fromEntries(lowered);
}
