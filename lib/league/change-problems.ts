import type { Player } from "../rules/people/table";
import { type Problem, pointer, under } from "../rules/problem";
import type { LeagueSettings } from "./after-changes";
import { timeZoneProblems } from "./evenings/calendar";
import { commentTextProblems } from "./evenings/comments";
import { eveningProblems } from "./evenings/evenings";
import { currencyProblems } from "./money/currency";
import { type PaperFacts, paperProblems } from "./paper/paper-problems";
import { nameKey, nameProblems, normalizedName } from "./roster/names";
import { peopleOn, personIn } from "./roster/roster";
import { seatedProblems } from "./roster/seating";
import { rulesProblems } from "./rules-problems";
import { isDay, seasonProblems } from "./season";
import { slugProblems } from "./slug";
import { pointsProblems } from "./standings/points";
import { leagueProblem } from "./texts";
import { type ChangeOf, type LeagueChange, maxPlayers, maxSeasons } from "./wire";

/** The most slugs that a league can have had. All of them keep working. */
const maxSlugs = 20;

/**
 * The most leagues that a game can be in by its keeper key, and as many again by its id alone, since each league makes
 * saving at the table slower. They are counted separately, so that strangers cannot use up the places of the players.
 */
const maxLeagues = 4;

/** What checking a change needs besides the league's settings. */
export interface Facts {
  /** For a slug: who has it, how many slugs the league has had, and a similar free one. */
  readonly slug?: {
    readonly isOwn: boolean;
    readonly isTaken: boolean;
    readonly had: number;
    readonly free: string;
  };
  /** For removing a player: the player's games, finished or not, and payments. */
  readonly traces?: { readonly games: number; readonly payments: number };
  /** For restoring a name: the names that others have now. */
  readonly namesTaken?: readonly string[];
  /** For merging two players. */
  readonly playedTogether?: boolean;
  /** For adding a game; undefined if it does not exist. `leagues`: how many leagues have it in the same way. */
  readonly game?:
    | {
        readonly began: readonly Player[];
        readonly players: readonly Player[];
        readonly isIn: boolean;
        readonly leagues: number;
      }
    | undefined;
  /** For adding a game that does not exist: whether it was deleted. */
  readonly isDeleted?: boolean;
  /** For house rules: why they cannot be played. */
  readonly unplayable?: readonly Problem[];
  /** For a game or a payment: whether the league has it. For a comment: whether it has the game. */
  readonly isThere?: boolean;
  /** For a payment: today's date on the league's calendar. */
  readonly today?: string;
  /** For a result from paper. */
  readonly paper?: PaperFacts;
}

/** The problems of a change; paths are relative to it. Its ids are in lower case. */
export function changeProblems(
  settings: LeagueSettings,
  change: LeagueChange,
  facts: Facts,
): readonly Problem[] {
  switch (change.change) {
    case "name":
      return under("/name", nameProblems(change.name));
    case "slug":
      return slugChangeProblems(change, facts);
    case "points":
      return under("/points", pointsProblems(change.points));
    case "currency":
      return under("/currency", currencyProblems(change.currency));
    case "time-zone":
      return under("/timeZone", timeZoneProblems(change.timeZone));
    case "player":
      return playerProblems(settings, change);
    case "remove-player":
      return removalProblems(settings, change, facts);
    case "merge":
      return mergeProblems(settings, change, facts);
    case "unmerge": {
      const player = settings.players.find(({ id }) => id === change.player);
      if (!player) return [noSuchPlayer(change.player, "/player")];
      if (player.mergedInto !== undefined) return [];
      return [leagueProblem("not-merged", "/player", { name: player.name })];
    }
    case "erase-player":
    case "restore-player":
      return erasureProblems(settings, change, facts);
    case "season":
      return seasonChangeProblems(settings, change);
    case "remove-season":
      if (settings.seasons.some(({ id }) => id === change.season)) return [];
      return [leagueProblem("no-such-season", "/season", { id: change.season })];
    case "rules":
      return [...rulesProblems(settings, change), ...(facts.unplayable ?? [])];
    case "remove-rules":
      if (settings.rules?.some(({ id }) => id === change.rules)) return [];
      return [leagueProblem("no-such-rules", "/rules", { id: change.rules })];
    case "evening":
      return eveningProblems(settings.evenings ?? [], change);
    case "remove-evening":
      if (settings.evenings?.some(({ id }) => id === change.evening)) return [];
      return [leagueProblem("no-such-evening", "/evening", { id: change.evening })];
    case "game":
      return gameProblems(settings, change, facts);
    case "remove-game":
      if (facts.isThere) return [];
      return [leagueProblem("not-in-league", "/game", { id: change.game })];
    case "payment":
      return paymentProblems(settings, change, facts);
    case "remove-payment":
      if (facts.isThere) return [];
      return [leagueProblem("no-such-payment", "/payment", { id: change.payment })];
    case "comment": {
      const problems = commentTextProblems(change);
      if (facts.isThere || isDay(change.about)) return problems;
      return [...problems, leagueProblem("not-in-league", "/about", { id: change.about })];
    }
    case "paper-result":
      return paperProblems(
        settings,
        change,
        facts.paper ?? { isTaken: false, today: change.on, noRuleset: [] },
      );
  }
}

const noSuchPlayer = (id: string, path: string): Problem =>
  leagueProblem("no-such-player/league", path, { id });

function slugChangeProblems({ slug }: ChangeOf<"slug">, { slug: fact }: Facts): Problem[] {
  const problems = under("/slug", slugProblems(slug));
  if (problems.length > 0 || !fact || fact.isOwn) return problems;
  if (fact.isTaken) return [leagueProblem("slug-taken", "/slug", { slug, free: fact.free })];
  if (fact.had < maxSlugs) return [];
  return [leagueProblem("too-many-slugs", "/slug", { most: maxSlugs })];
}

function playerProblems(
  { players }: LeagueSettings,
  { player, name: written }: ChangeOf<"player">,
): Problem[] {
  const name = normalizedName(written);
  const problems = under("/name", nameProblems(name));
  if (problems.length > 0) return problems;
  if (players.some((each) => each.id === player && each.name === ""))
    return [leagueProblem("erased", "/player")];
  const twin = players.find((each) => each.id !== player && nameKey(each.name) === nameKey(name));
  if (twin) return [leagueProblem("name-taken", "/name", { name: twin.name })];
  if (players.length < maxPlayers || players.some(({ id }) => id === player)) return [];
  return [leagueProblem("too-many-players", "/player", { most: maxPlayers })];
}

function erasureProblems(
  { players }: LeagueSettings,
  { change, player: id }: ChangeOf<"erase-player" | "restore-player">,
  { namesTaken: [taken] = [] }: Facts,
): Problem[] {
  const player = players.find((each) => each.id === id);
  if (!player) return [noSuchPlayer(id, "/player")];
  if (change === "erase-player") return [];
  if (player.name !== "") return [leagueProblem("not-erased", "/player", { name: player.name })];
  if (player.erasedUntil === null) return [leagueProblem("erased/for-good", "/player")];
  return taken === undefined ? [] : [leagueProblem("name-taken", "/player", { name: taken })];
}

/** A player with results or payments stays on the roster. */
function removalProblems(
  { players }: LeagueSettings,
  { player: id }: ChangeOf<"remove-player">,
  { traces = { games: 0, payments: 0 } }: Facts,
): Problem[] {
  const player = players.find((each) => each.id === id);
  if (!player) return [noSuchPlayer(id, "/player")];
  const path = "/player";
  const { name } = player;
  const into = players.find((each) => each.id === player.mergedInto);
  if (into) return [leagueProblem("merged", path, { name, into: into.name })];
  if (players.some(({ mergedInto }) => mergedInto === id))
    return [leagueProblem("merged/has-merged", path, { name })];
  if (traces.games > 0) return [leagueProblem("has-results", path, { name, games: traces.games })];
  if (traces.payments > 0) return [leagueProblem("has-payments", path, { name })];
  return peopleOn(players).length > 2 ? [] : [leagueProblem("league-of-one", path)];
}

function mergeProblems(
  { players }: LeagueSettings,
  change: ChangeOf<"merge">,
  { playedTogether = false }: Facts,
): Problem[] {
  const [player, other] = [change.player, change.into].map((id) => players.find((each) => each.id === id));
  if (!player) return [noSuchPlayer(change.player, "/player")];
  if (!other) return [noSuchPlayer(change.into, "/into")];
  const path = "/into";
  const before = players.find(({ id }) => id === player.mergedInto);
  if (before) return [leagueProblem("merged", path, { name: player.name, into: before.name })];
  if (personIn(players)(other.id) === player.id) return [leagueProblem("merge-itself", path)];
  const names = { name: player.name, into: other.name };
  return playedTogether ? [leagueProblem("played-together", path, names)] : [];
}

function seasonChangeProblems({ seasons }: LeagueSettings, change: ChangeOf<"season">): Problem[] {
  const others = seasons.filter(({ id }) => id !== change.season);
  const problems = seasonProblems(change, others);
  if (problems.length > 0 || others.length < seasons.length || seasons.length < maxSeasons) return problems;
  return [leagueProblem("too-many-seasons", "/season", { most: maxSeasons })];
}

/** Everybody who started the game needs a player of the league; those who joined later may get one later. */
function gameProblems(
  settings: LeagueSettings,
  { game: id, seats, currency = settings.currency }: ChangeOf<"game">,
  { game, isDeleted = false }: Facts,
): Problem[] {
  if (isDeleted) return [leagueProblem("game-deleted/league", "/game")];
  if (!game) return [leagueProblem("no-such-game", "/game", { id })];
  const seated = Object.entries(seats).map(([seat, player]) => [pointer("seats", seat), player] as const);
  const strangers = Object.keys(seats).filter((seat) => !game.players.some((each) => each.id === seat));
  const problems = [
    ...strangers.map((id) => leagueProblem("no-such-seat", pointer("seats", id), { id })),
    ...seatedProblems(settings.players, seated),
  ];
  const missing = game.began.filter((each) => !Object.hasOwn(seats, each.id)).map(({ name }) => name.trim());
  if (missing.length > 0) problems.push(leagueProblem("seat-missing/league", "/seats", { names: missing }));
  problems.push(...under("/currency", currencyProblems(currency)));
  if (problems.length > 0 || game.isIn || game.leagues < maxLeagues) return problems;
  return [leagueProblem("too-many-leagues", "/game", { most: maxLeagues })];
}

function paymentProblems(
  settings: LeagueSettings,
  change: ChangeOf<"payment">,
  { isThere = false, today }: Facts,
): Problem[] {
  const { payment: id, from, to, on, currency = settings.currency } = change;
  const problems = Object.entries({ from, to })
    .filter(([, player]) => !settings.players.some((each) => each.id === player))
    .map(([field, player]) => noSuchPlayer(player, `/${field}`));
  if (from === to) problems.push(leagueProblem("pays-itself", "/to"));
  if (!isDay(on)) problems.push(leagueProblem("not-a-day", "/on"));
  else if (today !== undefined && on > today) problems.push(leagueProblem("in-future", "/on", { today }));
  if (isThere) problems.push(leagueProblem("payment-taken", "/payment", { id }));
  if (currency === "") problems.push(leagueProblem("no-currency", ""));
  return [...problems, ...under("/currency", currencyProblems(currency))];
}
