import type { Problem } from "../../rules/problem";
import { maxLeagueGames, maxPlayers } from "../limits";
import { currencyProblems } from "../money/currency";
import { resultOnPaper } from "../paper/paper-result";
import { nameKey, normalizedName } from "../roster/names";
import { personIn } from "../roster/roster";
import type { LeagueSettings } from "../settings";
import { leagueProblem } from "../texts";
import type { CountedLeague } from "../value/record";
import type { LeagueValue } from "../value/value";
import type { Draft, LineProblem } from "./drafts";
import type { Match } from "./people";

/** What people are whom a table brings into the league: those of past years may not come any more. */
export const newcomerKinds = ["members", "former", "guests"] as const;
export type Newcomers = (typeof newcomerKinds)[number];

/** Games of a table with players of the league, the earliest first. */
export interface Seated {
  /** The league with everybody who is new. */
  readonly league: CountedLeague;
  readonly newcomers: LeagueSettings["players"];
  readonly games: readonly Draft[];
  /** How many games the league has already, on the same day, of the same kind and with the same places. */
  readonly doubles: number;
  readonly problems: readonly LineProblem[];
  /** Why the league has no room for them. */
  readonly full: Problem | undefined;
}

interface Seating {
  readonly matches: readonly Match[];
  /** The id of somebody new, by the name as the roster compares it. */
  idOf(key: string): string;
  /** Today's date on the league's calendar. */
  readonly today: string;
  readonly newcomers: Newcomers;
  /** Whether games that the league seems to have are brought in nevertheless. */
  readonly withDoubles: boolean;
}

export function seated(
  value: LeagueValue,
  drafts: readonly Draft[],
  { matches, idOf, today, newcomers: kind, withDoubles }: Seating,
): Seated {
  const { players } = value.league;
  const ids = new Map(matches.map(({ key, player }) => [key, player ?? idOf(key)]));
  const newcomers = matches
    .filter(({ player }) => player === undefined)
    .map(({ key, name }) => ({
      id: ids.get(key) ?? "",
      name: normalizedName(name),
      ...(kind === "former" && { former: true as const }),
      ...(kind === "guests" && { guest: true as const }),
    }));
  const league = { ...value.league, players: [...players, ...newcomers] };
  const person = personIn(league.players);
  const problems: LineProblem[] = [];
  const known = doublesIn(value);
  let doubles = 0;
  const games = inOrder(drafts).flatMap((draft): Draft[] => {
    const seats = draft.players.map((each) => ({ ...each, player: ids.get(nameKey(each.player)) ?? "" }));
    const problem = problemOf(
      draft,
      seats.map(({ player }) => person(player)),
      today,
      league.currency,
    );
    if (problem) {
      problems.push({ line: draft.line, problem });
      return [];
    }
    const game = { ...draft, players: seats };
    const key = doubleKey(
      draft.on,
      draft.kind,
      resultOnPaper(league.timeZone, game).seats.map(({ seat, place }) => [person(seat), place]),
    );
    const left = known.get(key) ?? 0;
    if (left === 0) return [game];
    known.set(key, left - 1);
    doubles++;
    return withDoubles ? [game] : [];
  });
  const room = Math.max(0, maxLeagueGames - value.games.length);
  const full =
    games.length > room
      ? leagueProblem("too-many-games/batch", "", { most: maxLeagueGames, room })
      : league.players.length > maxPlayers
        ? leagueProblem("too-many-players", "", { most: maxPlayers })
        : undefined;
  return { league, newcomers, games, doubles, problems, full };
}

/** A table may have the latest first. Games of one day stay in the order in which they were played. */
function inOrder(drafts: readonly Draft[]): readonly Draft[] {
  const isReversed = (drafts[0]?.on ?? "") > (drafts.at(-1)?.on ?? "");
  return (isReversed ? drafts.toReversed() : drafts).toSorted((a, b) =>
    a.on < b.on ? -1 : a.on > b.on ? 1 : 0,
  );
}

function problemOf(
  { on, players, currency }: Draft,
  people: readonly string[],
  today: string,
  usual: string,
): Problem | undefined {
  if (on > today) return leagueProblem("in-future", "", { today });
  const [wrong] = currency === undefined ? [] : currencyProblems(currency);
  if (wrong) return wrong;
  if (currency === undefined && usual === "" && players.some(({ balance }) => balance !== undefined))
    return leagueProblem("no-currency", "");
  const twice = people.findIndex((each, at) => people.indexOf(each) < at);
  return twice < 0 ? undefined : leagueProblem("seat-twice", "", { name: players[twice]?.player ?? "" });
}

const doubleKey = (day: string, kind: string, places: readonly (readonly [string, number])[]): string =>
  `${day} ${kind} ${places
    .map((each) => each.join(" "))
    .sort()
    .join(" ")}`;

/** How many games of each result the league has. */
function doublesIn({ games }: LeagueValue): Map<string, number> {
  const found = new Map<string, number>();
  for (const { day, rulesetId, players } of games) {
    const key = doubleKey(
      day,
      rulesetId,
      players.map(({ person, result }) => [person, result.place]),
    );
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}
