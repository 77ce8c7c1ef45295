import type { Language } from "../rules/language";
import { type Problem, pointer, under } from "../rules/problem";
import { isTimeZone } from "./calendar";
import { currencyProblems } from "./money/currency";
import { keptName, nameKey, nameProblems } from "./names";
import { seasonProblems } from "./season";
import { slugProblems } from "./slug";
import { pointsProblems, usualPoints } from "./standings/points";
import type { CreateLeagueRequest } from "./wire";
import { leagueWords } from "./words";

/** What keeps a league from being made, except that its address may be taken; paths from the request on. */
export function creationProblems(request: CreateLeagueRequest, language: Language): Problem[] {
  const say = leagueWords[language];
  const {
    name,
    slug,
    players,
    points = usualPoints,
    currency = "",
    timeZone = "UTC",
    seasons = [],
  } = request;
  const problems = [
    ...under("/name", nameProblems(name, language)),
    ...under("/points", pointsProblems(points, language)),
    ...under("/currency", currencyProblems(currency, language)),
    ...(slug === undefined ? [] : under("/slug", slugProblems(slug, language))),
  ];
  if (!isTimeZone(timeZone)) {
    const message = say.notATimeZone({ name: timeZone.slice(0, 60) });
    problems.push({ code: "not-a-time-zone", path: "/timeZone", message });
  }
  if (players.length < 2)
    problems.push({ code: "league-of-one", path: "/players", message: say.leagueOfOne });
  const ids = new Set<string>();
  const names = new Set<string>();
  players.forEach((player, index) => {
    const at = pointer("players", index);
    problems.push(...under(`${at}/name`, nameProblems(player.name, language)));
    const id = player.id.toLowerCase();
    if (ids.has(id))
      problems.push({ code: "player-id-twice", path: `${at}/id`, message: say.playerIdTaken({ id }) });
    if (names.has(nameKey(player.name))) {
      const message = say.nameTaken({ name: keptName(player.name) });
      problems.push({ code: "name-taken", path: `${at}/name`, message });
    }
    ids.add(id);
    names.add(nameKey(player.name));
  });
  seasons.forEach((season, index) => {
    const others = seasons
      .slice(0, index)
      .map((other) => ({ name: other.name, firstDay: other.from, lastDay: other.to }));
    problems.push(...under(pointer("seasons", index), seasonProblems(season, others, language)));
  });
  return problems;
}
