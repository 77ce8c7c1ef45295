import type { LeagueReply } from "../../../lib/league/replies";

export const leagueId = "019ab000-0000-7000-8000-000000000001";

/** A new league as a device knows it before the server has answered. */
export function leagueReply(more: Partial<LeagueReply> = {}): LeagueReply {
  return {
    protocol: 1,
    id: leagueId,
    slug: "",
    name: "Friday",
    points: [5, 3],
    currency: "",
    timeZone: "UTC",
    version: 0,
    ratingsPending: false,
    players: [],
    seasons: [],
    ...more,
  };
}
