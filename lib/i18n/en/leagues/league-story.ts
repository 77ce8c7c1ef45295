import { list, number, times } from "../counted";

type Names = readonly string[];

const games = (count: number): string => (count === 1 ? "1 game" : `${number(count)} games`);
const points = (count: number): string => (count === 1 ? "1 point" : `${number(count)} points`);

/** English text for what happened in a league. */
export const leagueStory = {
  /** `points` is already formatted, with a decimal if it is not whole. */
  points: (f: { points: string }): string => `${f.points} ${f.points === "1" ? "point" : "points"}`,
  perGame: (f: { points: string }): string => `${f.points} ${f.points === "1" ? "point" : "points"} per game`,
  /** `points` and `by` in words; `by` is undefined if something other than points decides. */
  leads: (f: {
    names: Names;
    points: string;
    by: string | undefined;
    next: Names;
    isOver: boolean;
  }): string => {
    if (f.names.length > 1)
      return `${list(f.names)} ${f.isOver ? "shared first place" : "share the lead"} with ${f.points}.`;
    const head = `${list(f.names)} ${f.isOver ? "won" : "leads"} with ${f.points}`;
    if (f.next.length === 0) return `${head}.`;
    return f.by === undefined
      ? `${head}, level with ${list(f.next)} and ahead on the tie-break.`
      : `${head}, ${f.by} ahead of ${list(f.next)}.`;
  },

  lastEvening: "The last evening",
  thisEvening: "This evening, so far",
  wholeEvening: "The whole evening",
  /** `points` in words. */
  eveningWon: (f: {
    names: Names;
    points: string;
    won: number;
    played: number;
    onlyGame: boolean;
    isOver: boolean;
  }): string => {
    if (!f.isOver) return `${list(f.names)} ${f.names.length === 1 ? "leads" : "lead"} with ${f.points}.`;
    if (f.names.length > 1) return `${list(f.names)} shared the evening with ${f.points} each.`;
    if (f.onlyGame) return `${list(f.names)} won the only game.`;
    return `${list(f.names)} won the evening with ${f.points}: ${number(f.won)} ${f.won === 1 ? "win" : "wins"} in ${games(f.played)}.`;
  },
  gathered: (f: { people: number; games: number }): string =>
    `${f.people === 1 ? "1 player" : `${number(f.people)} players`}, ${games(f.games)}`,

  /** What happened: facts of lib/league/story/evening-facts.ts. `game` is the name of the game. */
  facts: {
    lead: (f: { names: Names; from: Names }): string =>
      f.from.length === 0
        ? `${list(f.names)} took the lead.`
        : `${list(f.names)} took the lead from ${list(f.from)}.`,
    "record-streak": (f: { names: Names; value: number; before: number }): string =>
      `${list(f.names)} won ${number(f.value)} games in a row, more than anyone before (${number(f.before)}).`,
    "record-round": (f: { names: Names; game: string; value: number; before: number }): string =>
      `${list(f.names)} scored ${points(f.value)} in one round of ${f.game}, more than anyone before (${number(f.before)}).`,
    "record-bad-round": (f: { names: Names; game: string; value: number; before: number }): string =>
      `${list(f.names)} took ${points(f.value)} in one round of ${f.game}, the most ever (the record was ${number(f.before)}).`,
    "record-comeback": (f: { names: Names; game: string; value: number; before: number }): string =>
      `${list(f.names)} won ${f.game} from ${points(f.value)} behind, the biggest comeback yet (the record was ${number(f.before)}).`,
    "all-won": (f: { names: Names; games: number }): string =>
      `${list(f.names)} won every game they played: ${number(f.games)} of ${number(f.games)}.`,
    "streak-ended": (f: { names: Names; whose: string; value: number }): string =>
      `${list(f.names)} ended ${f.whose}’s run of ${number(f.value)} wins.`,
    streak: (f: { names: Names; value: number }): string =>
      `${list(f.names)} ${f.names.length === 1 ? "has" : "have each"} won ${number(f.value)} in a row.`,
    comeback: (f: { names: Names; game: string; value: number }): string =>
      `${list(f.names)} won ${f.game} from ${points(f.value)} behind.`,
    "first-game": (f: { names: Names }): string => `${list(f.names)} played for the first time.`,
    close: (f: { names: Names; second: Names; game: string; by: number }): string =>
      `${f.game} was decided by ${points(f.by)}: ${list(f.names)} ahead of ${list(f.second)}.`,
    missing: (f: { names: Names }): string =>
      `${list(f.names)} ${f.names.length === 1 ? "was" : "were"} missing.`,
  },

  withinReach: "Within reach",
  reach: {
    lead: (f: { name: string; wins: number }): string =>
      f.wins === 1
        ? `${f.name} needs one win to take the lead.`
        : `${f.name} needs ${number(f.wins)} wins to take the lead.`,
    streakRecord: (f: { name: string; next: number }): string =>
      `One more win, and ${f.name} has the longest streak ever: ${number(f.next)} in a row.`,
    streakEquals: (f: { name: string; record: number }): string =>
      `One more win, and ${f.name} equals the record of ${number(f.record)} in a row.`,
    games: (f: { name: string; next: number }): string =>
      `${f.name}’s next game will be number ${number(f.next)}.`,
    wins: (f: { name: string; next: number }): string =>
      `${f.name}’s next win will be number ${number(f.next)}.`,
  },
  leadMeans: "This assumes that the leader comes second in those games.",

  race: "The race",
  raceOf: (f: { players: number }): string => `Points of the top ${number(f.players)}, evening by evening.`,
  raceFrom: (f: { players: number; from: string }): string =>
    `Points of the top ${number(f.players)}, evening by evening from ${f.from} on.`,
  leadChanges: (f: { times: number }): string =>
    f.times === 0 ? "The lead has not changed hands." : `The lead has changed hands ${times(f.times)}.`,
  raceTable: "The race as a table",
  evening: "Evening",
};
