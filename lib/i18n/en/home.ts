import { list, number } from "./counted";

export const home = {
  title: "Your games",
  newGame: "New game",
  rules: "Rules of the games",
  tiles: "All the tiles",
  settings: "Settings",
  leagues: "Leagues",
  leagueDeleted: "It was deleted from the server.",
  leagueLocked: "This device can no longer change it.",
  gamesWait: (f: { count: number }): string =>
    f.count === 1
      ? "1 game has not reached the server yet."
      : `${number(f.count)} games have not reached the server yet.`,
  gamesLeftOut: (f: { count: number }): string =>
    f.count === 1
      ? "1 game is not in the league yet."
      : `${number(f.count)} games are not in the league yet.`,
  seeWhy: "See why",
  notInLeague: (f: { league: string }): string => `not in ${f.league} yet`,
  newLeague: "New league",
  keep: "Manage",
  keepLeague: (f: { name: string }): string => `Manage ${f.name}`,
  unfollow: "Unfollow",
  unfollowLeague: (f: { name: string }): string => `Unfollow ${f.name}`,
  inProgress: "In progress",
  finished: (f: { count: number }): string => `Finished games (${number(f.count)})`,
  earlier: (f: { count: number }): string =>
    f.count === 1 ? "1 earlier game" : `${number(f.count)} earlier games`,
  resume: (f: { game: string; names: readonly string[] }): string => `Resume ${f.game} with ${list(f.names)}`,
  look: (f: { game: string; names: readonly string[] }): string => `View ${f.game} with ${list(f.names)}`,
  watching: "Watching",
  watch: (f: { game: string; names: readonly string[] }): string => `Watch ${f.game} with ${list(f.names)}`,
  viewOnly: "view only",
  won: (f: { names: readonly string[]; shared: boolean }): string =>
    `${list(f.names)} ${f.shared ? "shared the win" : "won"}`,
  leads: (f: { players: number }): string => (f.players === 1 ? "leads" : "lead"),
  nobodyWon: "Ended without a winner",
  lastPlayed: (f: { when: string }): string => `Last entry ${f.when}`,
  emptyTitle: "No games yet",
  empty:
    "Get the dominoes out, choose your game, and keep score here. Pipkeeper tells you how to deal, what comes next, and when a number can’t be right.",
  unreachable: "The server can’t be reached, so what other phones have entered may be missing.",
};
