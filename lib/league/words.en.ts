const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** What a league says in English. */
export const en = {
  noName: (f: { most: number }): string => `A name has 1 to ${f.most} characters.`,
  leagueOfOne: "A league needs two players or more.",
  tooManyPlayers: (f: { most: number }): string => `A league has room for ${f.most} players.`,
  playerIdTaken: (f: { id: string }): string => `Two players have the id ${f.id}.`,
  nameTaken: (f: { name: string }): string =>
    `There is already a player called ${f.name}. Give one of them another name, or merge them if they are one person.`,
  noSuchPlayer: (f: { id: string }): string => `The league has no player with the id ${f.id}.`,
  hasResults: (f: { name: string; games: number }): string =>
    `${f.name} has played ${f.games === 1 ? "a game" : `${f.games} games`} in this league and stays in its tables. Remove the games from the league first, or merge ${f.name} with the right player.`,
  hasPayments: (f: { name: string }): string =>
    `There are payments of ${f.name} in the ledger. Take them back first.`,
  mergedInto: (f: { name: string; into: string }): string =>
    `${f.name} was merged with ${f.into}. Separate them first.`,
  hasMerged: (f: { name: string }): string =>
    `Another player was merged with ${f.name}. Separate them first.`,
  mergeItself: "A player cannot be merged with themselves.",
  playedTogether: (f: { name: string; into: string }): string =>
    `${f.name} and ${f.into} have played at one table, so they are two people.`,
  notMerged: (f: { name: string }): string => `${f.name} is not merged with anybody.`,

  notADate: "A date is written like 2026-11-21.",
  endsBeforeItBegins: (f: { from: string; to: string }): string =>
    `The season ends (${f.to}) before it begins (${f.from}).`,
  seasonsOverlap: (f: { name: string; from: string; to: string }): string =>
    `${f.name} runs from ${f.from} to ${f.to}. A day belongs to one season, so choose other days.`,
  tooManySeasons: (f: { most: number }): string => `A league has room for ${f.most} seasons.`,
  noSuchSeason: (f: { id: string }): string => `The league has no season with the id ${f.id}.`,

  pointsRise: (f: { place: number; points: number; before: number }): string =>
    `Place ${f.place} would get ${f.points} points, more than the place before it with ${f.before}. Points may stay the same from place to place, or fall.`,
  notACurrency: "A currency is written as its three letters, such as EUR.",
  notATimeZone: (f: { name: string }): string =>
    `There is no time zone "${f.name}". It is written like Europe/Berlin.`,

  slugShape:
    "The address of a league has 3 to 40 characters: lower-case letters, digits, and hyphens between them.",
  slugReserved: (f: { slug: string }): string =>
    `"${f.slug}" is an address of Pipkeeper itself. Choose another.`,
  slugTaken: (f: { slug: string; free: string }): string =>
    `Another league has the address "${f.slug}". "${f.free}" is free.`,
  tooManySlugs: (f: { most: number }): string =>
    `The league has had ${f.most} addresses, which all still work. It cannot have more.`,

  leagueIdTaken: "Another league has this id.",

  noSuchGame: (f: { id: string }): string =>
    `The server has no game with the id ${f.id} yet. It can be added to a league once it is there.`,
  notInLeague: (f: { id: string }): string => `The game ${f.id} is not in this league.`,
  tooManyLeagues: (f: { most: number }): string =>
    `A game counts in at most ${f.most} leagues. A phone that keeps its score can still add it to others.`,
  seatMissing: (f: { names: readonly string[] }): string =>
    `Who in the league is ${list(f.names)}? Everybody at the table needs a player of the league.`,
  seatUnknown: (f: { id: string }): string => `Nobody at this game's table has the id ${f.id}.`,
  seatTwice: (f: { name: string }): string => `${f.name} would sit at the table twice.`,

  noCurrency: "This league does not play for money. Choose its currency first.",
  paysItself: "A player cannot pay themselves.",
  noSuchPayment: (f: { id: string }): string => `The league has no payment with the id ${f.id}.`,
  paymentTaken: (f: { id: string }): string => `There is another payment with the id ${f.id}.`,
  changesMissing: (f: { id: string }): string =>
    `The league does not have the change ${f.id}, after which these were made. Nothing was changed; send what came before again.`,
  changeTaken: (f: { id: string }): string => `A different change already has the id ${f.id}.`,
  unknownChange: (f: { kinds: readonly string[] }): string =>
    `"change" should be one of: ${f.kinds.join(", ")}.`,
  aChange: "the change",
  sameIdTwice: (f: { id: string }): string => `Two changes of this request have the id ${f.id}.`,
};
