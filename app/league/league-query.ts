import { findGameWords } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import { eveningIn } from "@/lib/league/evenings/calendar";
import { currentSeason } from "@/lib/league/season";
import type { LeagueSettings, Season } from "@/lib/league/settings";

/** A page's query as Next gives it. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the query of a league page asks for. */
export interface Chosen {
  readonly season: Season | undefined;
  /** "": all kinds of games. */
  readonly rulesetId: string;
  readonly search: string;
  /** From 1 on. */
  readonly page: number;
}

export const allTime = "all";

export const textOf = (query: Query, field: string): string => {
  const value = query[field];
  return (typeof value === "string" ? value : (value?.[0] ?? "")).slice(0, 200).trim();
};

/** Reads a query. An unknown season or page becomes the default, because people type addresses. */
export function chosenOf(
  query: Query,
  league: Pick<LeagueSettings, "seasons">,
  usual: Season | undefined,
): Chosen {
  const asked = textOf(query, "season").toLowerCase();
  const named = league.seasons.find(({ id }) => id === asked);
  const page = /^[1-9]\d{0,5}$/.test(textOf(query, "page")) ? Number(textOf(query, "page")) : 1;
  return {
    season: asked === allTime ? undefined : (named ?? usual),
    rulesetId: textOf(query, "kind"),
    search: textOf(query, "search"),
    page,
  };
}

type Dated = Pick<LeagueSettings, "seasons" | "timeZone">;

/** The current season, or else the last one that has begun; undefined in a league without one. */
export function seasonNow({ seasons, timeZone }: Dated, now: Date): Season | undefined {
  return currentSeason(seasons, eveningIn(timeZone, now.toISOString()));
}

/** An address with these query fields, without empty ones. */
export function addressWith(path: string, fields: Query): string {
  const query = new URLSearchParams();
  for (const field of Object.keys(fields)) {
    const text = textOf(fields, field);
    if (text !== "") query.set(field, text);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The name of a kind of game. */
export const rulesetName = (rulesetId: string, language: Language): string =>
  findGameWords(rulesetId, language)?.name ?? rulesetId;
