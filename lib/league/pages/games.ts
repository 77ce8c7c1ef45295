import { presetIn } from "../../rules/presets/preset-option";
import { sameJson } from "../../rules/same-json";
import type { LeagueGameReply } from "../page-replies";
import type { FinishedGame, LeagueGamesReply } from "../replies";
import { gameParts, sumOf } from "../scoring/game-points";
import { tableRule } from "../scoring/rule";
import { gamesIn } from "../scoring/scores";
import { seasonOn } from "../season";
import type { Season } from "../settings";
import { type CountedGame, type CountedResult, countedGame } from "../value/counting";
import type { CountedLeague, RecordedGame } from "../value/record";
import type { LeagueValue } from "../value/value";
import { namedIn, type Part, resultsOf } from "./named";
import { byPlace } from "./parties";
import { remarkOn, remarksOn } from "./remarks";

export interface GamesQuery extends Part {
  readonly season: Season | undefined;
  /** "": all games. */
  readonly rulesetId: string;
  /** "": everybody's. */
  readonly player: string;
}

/** Finished games, the latest first, and those in progress, which only the server knows. */
export function gamesPage(
  value: LeagueValue,
  { season, rulesetId, player, page, size }: GamesQuery,
  playing: LeagueGamesReply["playing"],
): LeagueGamesReply {
  const of = player === "" ? value.games : resultsOf(value, player).map(({ game }) => game);
  const asked = gamesIn(of, season, rulesetId);
  const end = Math.max(0, asked.length - (page - 1) * size);
  const games = asked.slice(Math.max(0, end - size), end).reverse();
  return {
    league: value.league.id,
    total: asked.length,
    page,
    size,
    games: finishedGames(value, games),
    evenings: remarksOn(
      value,
      games.map(({ day }) => day),
    ),
    playing,
  };
}

/** One finished game of a league, with the points and rating change of each player. */
export function gamePage(value: LeagueValue, gameId: string): LeagueGameReply | undefined {
  const game = countedGame(value, gameId);
  const [reply] = game ? finishedGames(value, [game]) : [];
  if (!game || !reply) return undefined;
  const worth = gameParts(tableRule(value.league, seasonOn(value.league.seasons, game.day)), game);
  const players = reply.players.map((each) => {
    const index = game.players.findIndex(({ person }) => person === each.player);
    const own = game.players[index];
    const parts = worth[index] ?? [];
    return {
      ...each,
      points: sumOf(parts),
      ...(parts.some(({ of }) => of !== "place") && { parts }),
      rating: own ? ratingChange(value, own) : null,
    };
  });
  return { ...reply, players };
}

/** A player's rating before and after a game. */
function ratingChange(value: LeagueValue, own: CountedResult): LeagueGameReply["players"][number]["rating"] {
  const results = resultsOf(value, own.person);
  const earlier = results[results.lastIndexOf(own) - 1];
  return { before: earlier ? earlier.overall.mu : null, after: own.overall.mu };
}

/** These finished games as the API returns them. */
export function finishedGames(value: LeagueValue, games: readonly CountedGame[]): FinishedGame[] {
  const { league } = value;
  const named = namedIn(league);
  return games.map(({ gameId, rulesetId, finishedAt, day, currency, players, recorded }) => {
    const { seats, paper } = recorded;
    const shutout = players.find(({ result }) => result.shutout)?.result.shutout;
    const written = players.map(({ person, result }) => {
      const { seat, side, place, left, total, balance, money } = result;
      return {
        ...named(person),
        seat,
        place,
        total,
        ...(side !== undefined && { side }),
        ...(left && { left }),
        balance: money ? balance : null,
      };
    });
    return {
      game: gameId,
      kind: rulesetId,
      ...playedBy(league, recorded),
      finishedAt,
      day,
      evening: day,
      ...(players.some(({ result }) => result.early) && { early: true as const }),
      ...(shutout && { shutout }),
      ...(paper && { paper: paper.rankedBy }),
      ...remarkOn(value, gameId),
      currency,
      seats,
      players: written.sort(byPlace(Object.keys(seats))),
    };
  });
}

/** The game's preset, and the league's house rules whose options are exactly the game's. */
export function playedBy(
  { rules = [] }: Pick<CountedLeague, "rules">,
  {
    rulesetId,
    options,
  }: Pick<RecordedGame, "rulesetId"> & { readonly options?: RecordedGame["options"] | undefined },
): Pick<FinishedGame, "preset" | "rules"> {
  if (!options) return {};
  const preset = presetIn(options);
  const ours = rules.find((each) => each.game === rulesetId && sameJson(each.options, options));
  return { ...(preset !== undefined && { preset }), ...(ours && { rules: ours.name }) };
}
