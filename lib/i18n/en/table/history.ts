import type { RoundName } from "../../round-name";
import { list, number } from "../counted";
import type { Terms } from "../terms";

/** An entry outside the rounds has no name. */
const inText = (what: RoundName | undefined): string => what?.inText ?? "this entry";

interface Values {
  readonly name: string;
  readonly round: RoundName;
  readonly added: string;
  readonly total: string;
  readonly isOut: boolean;
}

const numberText = (t: Terms, { name, round, added, total, isOut }: Values): string =>
  `${name}, ${round.inText}: ${isOut ? `${t.wentOut}, ` : ""}${added}, total ${total}`;

export const history = (t: Terms) => ({
  title: "Score sheet",
  empty: "Nothing entered yet.",
  toTable: "To the table",
  grid: "Rounds and totals",
  round: "Round",
  entry: { title: "In between", inText: "in between" },
  /** `between`: there are rows between the rounds, whose sums have no one entry to open. */
  howToCorrect: (f: { between: boolean }): string =>
    `Tap a number ${f.between ? "in a numbered row " : ""}to correct it, or a row to see more.`,
  howToLook: (f: { between: boolean }): string =>
    `Tap a number ${f.between ? "in a numbered row " : ""}to see where it comes from, or a row to see more.`,
  openedBy: (f: { name: string; tile: string; drawn: boolean }): string =>
    `${f.name} · ${f.tile}${f.drawn ? ", drawn" : ""}`,
  roundAt: (f: { title: string; when: string; corrected: boolean }): string =>
    `${f.title} · ${f.when}${f.corrected ? ", corrected" : ""}`,
  number: (f: Values): string => numberText(t, f),
  correctNumber: (f: Values): string => `Correct ${numberText(t, f)}`,
  extras: (f: { entries: number }): string => `${number(f.entries)} entries in between`,
  correctGame: "Correct the game",
  correct: "Correct",
  putBack: "Put back",
  takeBack: "Take back",
  was: "Before:",
  takenBack: "Taken back",
  correctedAt: (f: { when: string }): string => `Corrected ${f.when}`,
  takenBackAt: (f: { when: string }): string => `Taken back ${f.when}`,

  correctTitle: (f: { what: RoundName | undefined }): string => `Correct ${inText(f.what)}`,
  takeBackTitle: (f: { what: RoundName | undefined }): string => `Take back ${inText(f.what)}?`,
  kind: "What was it?",
  changes: "What this changes",
  noChange: "No totals change.",
  changesFew: (f: { changed: readonly { name: string; was: string; is: string }[] }): string =>
    `Changes ${list(f.changed.map(({ name, was, is }) => `${name} from ${was} to ${is}`))}.`,
  changesMany: (f: { players: number }): string =>
    `Changes the totals of ${f.players} players: scroll down to see them.`,
  player: "Player",
  before: "Before",
  after: "After",
  money: "Money",
  winnerBefore: (f: { names: readonly string[] }): string => `Winner so far: ${list(f.names)}`,
  winnerNow: (f: { names: readonly string[]; shared: boolean }): string => {
    if (f.names.length === 1) return `Then ${f.names[0]} wins.`;
    return `Then ${list(f.names)} ${f.shared ? "share the win" : "win"}.`;
  },
  poolNow: (f: { pool: string }): string => `Then ${f.pool} is in the pool.`,
  nextNow: (f: { headline: string }): string => `Next would be: ${f.headline}.`,
  notThere: "not in the game",
  nameNow: (f: { before: string; name: string }): string => `${f.before} becomes ${f.name}.`,
  playsNow: (f: { name: string }): string => `Then ${f.name} is playing.`,
  playsNoMore: (f: { name: string }): string => `Then ${f.name} is not playing.`,
  seatsNow: (f: { names: readonly string[] }): string => `Then the seats are ${list(f.names)}.`,
  reopens: "Then the game is no longer over.",
  corrected: (f: { what: RoundName | undefined }): string => `Saved. ${f.what?.title ?? "It"} is corrected.`,
  wasTakenBack: (f: { what: RoundName | undefined }): string => `${f.what?.title ?? "It"} was taken back.`,
  asItWas: (f: { what: RoundName | undefined }): string => `${f.what?.title ?? "It"} is as it was before.`,
  when: "When did it end?",
  changeDay: "Correct when it ended",
  dayHint: "In this device’s time. In a league, a game counts on the day on which its evening began.",
  dayNotPossible: "Choose a day from 2026 on that is not in the future.",
  ended: (f: { when: string }): string => `Ended ${f.when}`,
  byLeague: (f: { league: string | undefined }): string =>
    f.league === undefined ? "By a league’s keeper." : `By the keeper of ${f.league}.`,
  leagueCorrects: (f: { league: string | undefined }): string =>
    `What you correct here, you correct as the keeper of ${f.league ?? "its league"}: the phones that scored the game see what was changed, and by whom.`,
  leagueChecks: "Asking whether the league may correct this game…",
  onlyHere: "What was corrected here is only on this device, and counts nowhere else.",
  saveCorrection: "Save the correction",
  reallyTakeBack: "Take it back",
  goToLater: (f: { what: RoundName | undefined }): string =>
    f.what === undefined ? "Go to that entry" : `Go to ${inText(f.what)}`,
  gone: "This entry can’t be corrected.",
});
