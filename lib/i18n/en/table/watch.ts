import { list } from "../counted";

/** The board for people who watch. */
export const watch = {
  title: "The board",
  toLeague: "To the league",
  notBegun: "Nothing entered yet",
  /** `shared`: by more than one player or side. */
  leads: (f: { names: readonly string[]; shared: boolean }): string => {
    if (f.names.length === 1) return `${f.names[0]} leads`;
    return `${list(f.names)} ${f.shared ? "share the lead" : "lead"}`;
  },
  allEqual: "All tied",
  lastRound: (f: { score: string }): string => `last ${f.score}`,
  latest: "Latest",
  inPool: (f: { money: string }): string => `${f.money} in the pool`,
  toBeWon: (f: { money: string }): string => `${f.money} to be won`,
  live: "Live: shows every entry as it is saved",
  connecting: "Looking for the server…",
  lastSeen: (f: { when: string }): string =>
    `Last seen ${f.when}. The server isn’t answering; the board will catch up when it does.`,
  fullScreen: "Full screen",
  keepScore: "To the table",

  noIdTitle: "Which game?",
  noId: "This address has no game in it. Ask at the table for the board’s link or code.",
  missingTitle: "Game not found",
  missing: "The server doesn’t have this game. The link may be incomplete: ask for it again at the table.",
  unreachableTitle: "The server isn’t answering",
  unreachable:
    "This device has not seen the game yet, and the server that has it can’t be reached. We’ll keep trying.",
};
