import type { LeagueProblems, LeagueTexts } from "@/lib/league/texts";
import type { Catalogue } from "../../catalogue";
import { number } from "../counted";

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const problems: Catalogue<LeagueProblems> = {
  name: (f) => `A name has 1 to ${number(f.most)} characters.`,
  "name-taken": (f) =>
    `There is already a player called ${f.name}. Give one of them another name, or merge them if they are one person.`,
  "league-of-one": "A league needs two players or more.",
  "player-id-twice/league": (f) => `Two players have the id ${f.id}.`,
  "not-a-time-zone": (f) => `There is no time zone "${f.name}". Time zones are written like Europe/Berlin.`,
  "not-a-currency": "Write a currency as three letters, such as EUR.",

  "not-a-day": "There is no such day. A date is written like 2026-11-21.",
  "ends-first": (f) => `The season ends (${f.to}) before it begins (${f.from}).`,
  "seasons-overlap": (f) =>
    `${f.name} runs from ${f.from} to ${f.to}. A day can belong to only one season, so choose other days.`,

  "points-rise": (f) =>
    `Place ${f.place} would get ${number(f.points)} points, more than the ${number(f.before)} for the place before it. From place to place, points may stay the same or fall.`,

  "points-for-all": "Say for which kind of game these points are, or for how many players or sides.",
  "points-twice": "There are points for the same games already. Keep one of the two.",
  "handicap-twice": (f) => `${f.name} has a handicap already. Keep one of the two.`,

  "slug-shape":
    "The address of a league has 3 to 40 characters: lower-case letters, digits, and hyphens between them.",
  "slug-reserved": (f) => `"${f.slug}" is an address of Pipkeeper itself. Choose another.`,

  "slug-taken": (f) => `Another league has the address "${f.slug}". "${f.free}" is free.`,
  "too-many-slugs": (f) =>
    `The league has had ${number(f.most)} addresses, which all still work. It cannot have more.`,

  "no-such-player/league": () => "The league does not have this player.",
  "too-many-players": (f) => `A league has room for ${number(f.most)} players.`,
  merged: (f) => `${f.name} was merged with ${f.into}. Separate them first.`,
  "merged/has-merged": (f) => `Another player was merged with ${f.name}. Separate them first.`,
  "merge-itself": "A player cannot be merged with themselves.",
  "not-merged": (f) => `${f.name} is not merged with anybody.`,
  "played-together": (f) => `${f.name} and ${f.into} have played in the same game, so they are two people.`,
  "has-results": (f) =>
    `${f.name} has played ${f.games === 1 ? "a game" : `${number(f.games)} games`} in this league and stays in its tables. Remove the games from the league first, or merge ${f.name} with the right player.`,
  "has-payments": (f) => `There are payments of ${f.name} in the ledger. Take them back first.`,

  erased: "This player’s name was removed from the league. Restore it first.",
  "erased/for-good": "This player’s name is gone and cannot be restored.",
  "not-erased": (f) => `${f.name} still has a name in the league.`,

  "no-such-season": () => "The league does not have this season.",
  "too-many-seasons": (f) => `A league has room for ${number(f.most)} seasons.`,

  "name-taken/rules": (f) => `The league has house rules called “${f.name}” already.`,
  "no-such-rules": () => "The league does not have these house rules.",
  "too-many-rules": (f) => `A league has room for ${number(f.most)} sets of house rules.`,

  "not-a-time": "Write a time like 20:00.",
  place: (f) => `A place can have up to ${number(f.most)} characters.`,
  "no-such-evening": () => "The league has not planned this evening.",
  "too-many-evenings": (f) =>
    `A league has room for ${number(f.most)} evenings. Remove one that is over first.`,

  "no-such-game": () =>
    "The server does not have this game yet. It can be added to a league once it is there.",
  "game-deleted/league": "The game was deleted on the server.",
  "not-in-league": () => "This game is not in the league.",
  "too-many-leagues": (f) =>
    `A game can be added to ${number(f.most)} leagues from the phones that keep its score, and to ${number(f.most)} from others. No more can be added this way.`,
  "too-many-games": (f) =>
    `A league has room for ${number(f.most)} games. Start a new league for the next ones. This game keeps its score.`,
  "no-such-seat": () => "Nobody has this seat at the game’s table.",
  "seat-missing/league": (f) =>
    `Who in the league is ${list(f.names)}? Everybody at the table needs a player of the league.`,
  "seat-twice": (f) => `${f.name} would sit at the table twice.`,

  "no-currency": "This league does not play for money. Choose its currency first.",
  "pays-itself": "A player cannot pay themselves.",
  "no-such-payment": () => "The league does not have this payment.",
  "payment-taken": () => "The league already has another payment with this id.",
  "kitty-id": "The kitty has this id. Choose another for the player.",

  "long-comment": (f) => `A comment has at most ${number(f.most)} characters.`,
  "game-id-taken": () => "A game scored with Pipkeeper already has this id.",
  "in-future": (f) => `That day is in the future. Today is ${f.today}.`,
  "no-such-batch": () => "The league has no results of this batch.",
  "too-many-games/batch": (f) =>
    `A league has room for ${number(f.most)} games, and this one for ${f.room === 0 ? "no more" : `${number(f.room)} more`}. Bring in fewer, or start a new league for the past years.`,
  "batch-length": (f) => `This list should say something about each of the ${number(f.players)} players.`,
  "paper-place": "Everybody needs a place.",
  "paper-points": "Everybody needs points.",
  "paper-not-both":
    "Here the points decide the places. To give places as well, say that the places are known.",
  "paper-gap": (f) =>
    `This place does not fit the others: it would be ${number(f.place)}. Tied players have the same place, and the places after them stay empty.`,
  "paper-side": "Either everybody is on one of the two sides, or nobody is.",
  "paper-one-side": "Each side needs at least one player.",
  "paper-partners": "Partners share their place and their points.",
  "paper-balance": "Enter money for everybody or for nobody.",
  "paper-sum": (f) =>
    `Winnings and losses must add up to 0. They add up to ${number(f.sum)}, in the smallest unit of the currency.`,

  "keepers-only":
    "This key can add games, results from paper and new players, and nothing else. Ask someone who manages the league.",
  "league-id-taken": "Another league has this id.",
  "changes-missing": (f) =>
    `These changes follow the change ${f.id}, which the league does not have. Nothing was changed; send the earlier changes again.`,
  "id-taken/change": (f) => `A different change already has the id ${f.id}.`,
  "unknown-change": (f) => `"change" should be one of: ${f.kinds.join(", ")}.`,
  "same-id-twice": (f) => `Two changes of this request have the id ${f.id}.`,
  "same-id-twice/season": (f) => `Two seasons have the id ${f.id}.`,
};

const texts: Catalogue<LeagueTexts> = { "the-change": "the change" };

/** The league’s sentences in English. */
export const league = { ...problems, ...texts };
