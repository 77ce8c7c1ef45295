import { type Problem, pointer, under } from "../rules/problem";
import { timeZoneProblems } from "./evenings/calendar";
import { currencyProblems } from "./money/currency";
import { kitty } from "./money/kitty";
import { nameKey, nameProblems, normalizedName } from "./roster/names";
import { defaultCounting, type Scoring } from "./scoring/rule";
import { scoringProblems } from "./scoring/scoring-problems";
import { seasonProblems } from "./season";
import type { LeagueSettings } from "./settings";
import { slugProblems } from "./slug";
import { defaultPoints, pointsProblems } from "./standings/points";
import { leagueProblem } from "./texts";
import type { CreateLeagueRequest } from "./wire";

/** Why a league cannot be created, apart from its address being taken; paths from the request's root. */
export function creationProblems(request: CreateLeagueRequest): Problem[] {
  const {
    name,
    slug,
    players,
    points = defaultPoints,
    scoring = {},
    currency = "",
    timeZone = "UTC",
    seasons = [],
  } = request;
  const roster = players.map((player) => ({ ...player, id: player.id.toLowerCase() }));
  const problems = [
    ...under("/name", nameProblems(name)),
    ...under("/points", pointsProblems(points)),
    ...under("/scoring", scoringProblems({ players: roster }, withLowerCase(scoring))),
    ...under("/currency", currencyProblems(currency)),
    ...under("/timeZone", timeZoneProblems(timeZone)),
    ...(slug === undefined ? [] : under("/slug", slugProblems(slug))),
  ];
  if (players.length < 2) problems.push(leagueProblem("league-of-one", "/players"));
  const ids = new Set<string>();
  const names = new Set<string>();
  players.forEach((player, index) => {
    const at = pointer("players", index);
    problems.push(...under(`${at}/name`, nameProblems(player.name)));
    const id = player.id.toLowerCase();
    if (id === kitty) problems.push(leagueProblem("kitty-id", `${at}/id`));
    if (ids.has(id)) problems.push(leagueProblem("player-id-twice/league", `${at}/id`, { id }));
    if (names.has(nameKey(player.name)))
      problems.push(leagueProblem("name-taken", `${at}/name`, { name: normalizedName(player.name) }));
    ids.add(id);
    names.add(nameKey(player.name));
  });
  seasons.forEach((season, index) => {
    const at = pointer("seasons", index);
    const earlier = seasons.slice(0, index);
    const id = season.id.toLowerCase();
    if (earlier.some((each) => each.id.toLowerCase() === id))
      problems.push(leagueProblem("same-id-twice/season", `${at}/id`, { id }));
    problems.push(...under(at, seasonProblems(withLowerCaseIn(season), earlier, roster)));
  });
  return problems;
}

/** With the players' ids as they are stored. */
const withLowerCase = ({ handicaps, ...scoring }: Scoring): Scoring => ({
  ...scoring,
  ...(handicaps && {
    handicaps: handicaps.map(({ player, points }) => ({ player: player.toLowerCase(), points })),
  }),
});

const withLowerCaseIn = <Of extends { readonly scoring?: Scoring | undefined }>({ scoring, ...of }: Of) => ({
  ...of,
  ...(scoring && { scoring: withLowerCase(scoring) }),
});

/** The settings of a league that was created by a valid request. */
export const createdLeague = (
  { name, players, points, scoring = {}, currency = "", timeZone = "UTC", seasons = [] }: CreateLeagueRequest,
  slug: string,
): LeagueSettings => ({
  name: normalizedName(name),
  slug,
  points: [...(points ?? defaultPoints)],
  ...(Object.keys(scoring).length > 0 && { scoring: withLowerCase(scoring) }),
  currency,
  timeZone,
  players: players.map((player) => ({ id: player.id.toLowerCase(), name: normalizedName(player.name) })),
  seasons: seasons.map(({ counting = defaultCounting, ...season }) => ({
    ...withLowerCaseIn(season),
    id: season.id.toLowerCase(),
    name: normalizedName(season.name),
    counting,
  })),
});
