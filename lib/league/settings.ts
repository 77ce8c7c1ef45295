import type { LeagueReply } from "./replies";

/** The settings that a league's managers have chosen. */
export type LeagueSettings = Pick<
  LeagueReply,
  | "name"
  | "slug"
  | "points"
  | "scoring"
  | "currency"
  | "timeZone"
  | "players"
  | "guests"
  | "scorers"
  | "sign"
  | "seasons"
  | "rules"
  | "evenings"
>;

export type Season = LeagueSettings["seasons"][number];
