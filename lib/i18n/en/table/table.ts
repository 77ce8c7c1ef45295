import type { RoundName } from "../../round-name";
import { list, number, ordinal } from "../counted";
import { signed } from "../signed";

interface Scored {
  readonly name: string;
  readonly value: number;
}

export const table = {
  title: "The table",
  standings: "Standings",
  place: (f: { rank: number }): string => ordinal(f.rank),
  sharedPlace: (f: { rank: number }): string => `joint ${ordinal(f.rank)}`,
  last: "last",
  pool: "In the pool",
  pot: "To be won",
  payNow: (f: { stake: string }): string => `Everybody pays ${f.stake} into the pool now.`,
  raceTo: (f: { total: number; target: number }): string =>
    `${number(f.total)} of ${number(f.target)}, ${number(Math.max(0, f.target - f.total))} to go`,
  /** The hole that a score came from, beside how far it has come. */
  pegs: (f: { race: string; back: number }): string => `${f.race}; the peg behind is at ${number(f.back)}`,
  lastHands: "Last hands",
  handSummary: (f: { hand: number; text: string }): string => `Hand ${f.hand}. ${f.text}`,
  actionsOf: (f: { name: string }): string => `More for ${f.name}`,
  scoreFor: (f: { name: string }): string => `Score for ${f.name}`,
  scores: (f: { name: string; points: number }): string => `${f.name} scores ${number(f.points)}`,
  does: (f: { name: string; what: string }): string => `${f.name}: ${f.what}`,
  twoEnds: "Tap the two ends",
  takeBackEnd: (f: { end: number }): string => `Remove the ${f.end}`,
  endsOf: (f: { name: string }): string => `The two ends ${f.name} made`,
  endPlain: (f: { end: number }): string => `An end of ${f.end}`,
  endDouble: (f: { end: number; number: number }): string => `A double ${f.number} across: ${f.end}`,
  endsPlain: "Number at the end",
  endsDouble: "Double across the end",
  saved: "Saved on this device and on the server",
  notLasting:
    "This browser isn’t storing anything: whatever is not on the server yet will be lost when you close the page.",
  unsavedTitle: "Not saved on this device",
  /** Why entries, made here or received from the server, were not saved. */
  unsaved: {
    full: "This device couldn’t save it: its storage is full or turned off.",
    closed: "This browser isn’t storing anything for this page, or a newer version is open in another tab.",
    changed: "Another tab in this browser has just changed the game.",
  },
  unsavedLast: "Your last entry is not saved.",
  unsavedEntered:
    "Save the game as a file now: it has the whole game and what you just entered. Import it in the settings, here or on another phone, instead of entering it again.",
  unsavedKey: "The file has the key to this game. Keep it to yourself.",
  saveFile: "Save the game as a file",
  /** Why entries stay on this device although the server answers. */
  trouble: {
    "other-version": "The server has another version of Pipkeeper. Reload this page; nothing is lost.",
    "wrong-key":
      "The server does not accept this phone’s key to this game: it was replaced. What you enter stays on this phone, and is sent once you open a new invite.",
    "server-full":
      "The server is full. What you enter is safe on this device, and will be sent once there is room.",
    refused: "The server did not accept what was entered. It stays on this device; we’ll keep trying.",
  },
  saving: "Saved on this device, on its way to the server",
  onlyHere: "Only on this device: the game was deleted from the server.",
  /** `waiting`: entries; 0 for a game that is not on the server yet. */
  waiting: (f: { waiting: number }): string => {
    if (f.waiting === 0) return "Saved on this device, but not yet on the server.";
    return f.waiting === 1
      ? "Saved on this device. 1 entry is waiting for the server."
      : `Saved on this device. ${number(f.waiting)} entries are waiting for the server.`;
  },
  course: "Totals over time",
  courseMoney: (f: { currency: string }): string =>
    f.currency === "" ? "Money over time" : `Money over time (${f.currency})`,
  people: "Players",
  players: "Players",
  invite: "Invite",
  inviteTitle: "Invite others",
  more: "More",
  rulesOf: (f: { game: string }): string => `Rules of ${f.game}`,
  menu: "Menu",
  byRank: "Board by rank",
  boardMode: "Show a large board",
  deal: (f: { each: number; boneyard: number; drawn: boolean }): string => {
    if (f.boneyard === 0) return `Deal ${f.each} each; no tiles are left`;
    const one = f.boneyard === 1;
    return `Deal ${f.each} each; ${f.boneyard} ${f.drawn ? `${one ? "stays" : "stay"} in the boneyard` : one ? "sleeps" : "sleep"}`;
  },
  /** Why nothing can be entered here. */
  viewOnly: {
    none: "This device can watch but not enter scores: it does not have the game’s key.",
    damaged:
      "The link you opened is damaged: part of it is missing or changed. So this device can watch, but not enter scores.",
    refused:
      "The link you opened does not have this game’s key, or that key was replaced. So this device can watch, but not enter scores.",
    "not-league":
      "The phones that scored this game have not given the league its key, or have replaced it since; or the league’s own key was replaced. So it can be corrected only at the table.",
    checking: "Checking the invite…",
  },
  uncheckedKey:
    "The server can’t be reached, so the invite has not been checked yet. You can enter scores: they are kept here, and sent once it has been.",

  endEarly: "End the game here",
  endEarlyTitle: "End the game here?",
  endEarlyText: "The standings become final as they are.",
  endEarlyPool: (f: { pool: string }): string => `The ${f.pool} in the pool is divided equally.`,
  /** What cannot be divided: the money, by who gets it. */
  endEarlyOdd: (f: { names: readonly string[]; odd: string }): string =>
    f.names.length === 1
      ? `The odd ${f.odd} goes to ${list(f.names)}.`
      : `${list(f.names)} get ${f.odd} more each.`,
  endEarlyYes: "End the game",

  take: (f: { price: string }): string => `Take it for ${f.price}`,
  takeFree: "Take it",
  decline: "Decline",
  offer: (f: { name: string; price: string; total: number }): string =>
    `It costs ${f.price}, and ${f.name} comes back in with ${number(f.total)}.`,

  /** What an entry was worth: points earned, points added to everybody's score, money won. */
  earned: (f: { scores: readonly Scored[] }): string => {
    const [first, ...others] = f.scores;
    if (!first) return "Nobody scored";
    if (others.length > 0 && others.every(({ value }) => value === first.value))
      return `${list(f.scores.map(({ name }) => name))} ${signed(first.value)} each`;
    return f.scores.map(({ name, value }) => `${name} ${signed(value)}`).join(", ");
  },
  addedEach: (f: { scores: readonly Scored[] }): string =>
    f.scores.map(({ name, value }) => `${name} ${signed(value)}`).join(", "),
  addedBetween: (f: { best: Scored; min: number; max: number }): string =>
    `${f.best.name} ${signed(f.best.value)}, the others ${signed(f.min)} to ${signed(f.max)}`,
  wonMoney: (f: { names: readonly string[]; money: string }): string =>
    `${list(f.names)} ${f.names.length === 1 ? "wins" : "divide"} ${f.money}`,
  savedToast: (f: { what: string }): string => `Saved. ${f.what}`,
  undo: "Undo",
  undone: "Taken back.",
  undoFailed: "That couldn’t be taken back.",

  twoVersions: (f: { round: RoundName }): string => `${f.round.title}: two versions`,
  unsettledTitle: "To settle",
  unsettledCounts: "Counts now",
  unsettledHeld: "Not counted",
  unsettledTakenBack: "It should be taken back.",
  /** Which phone an entry was made on, and when. */
  enteredOn: {
    here: (f: { when: string }): string => `this phone, ${f.when}`,
    elsewhere: (f: { when: string }): string => `another phone, ${f.when}`,
    unknown: (f: { when: string }): string => f.when,
  },
  versionOf: (f: { what: string; origin: string }): string => `${f.what}: ${f.origin}`,
  /** What can be decided about an entry that does not count. */
  decide: {
    keep: "Leave it out",
    replace: "Count it after all",
    add: "Both happened: count this one, too",
  },
  /** For two versions of one hand or round that differ in one number, or in several. */
  keepVersion: (f: { name: string; value: string }): string => `Keep ${f.name} ${f.value}`,
  takeVersion: (f: { name: string; value: string }): string => `Use ${f.name} ${f.value}`,
  keepCounted: "Keep the one that counts",
  useOther: "Use the other one",
  /** What another phone did to an entry that was already here. */
  elsewhere: {
    amend: (f: { what: RoundName | undefined }): string =>
      `${f.what?.title ?? "An entry"} was corrected on another phone.`,
    void: (f: { what: RoundName | undefined }): string =>
      `${f.what?.title ?? "An entry"} was taken back on another phone.`,
    settled: "Settled on another phone.",
  },
  settled: "Settled.",
  openAgain: "It needs to be settled again.",
  lastReached: (f: { when: string }): string =>
    `No connection to the server since ${f.when}. Entries from other phones will appear when it is back.`,
  neverReached: "No connection to the server. Entries from other phones will appear when it is back.",

  won: (f: { names: readonly string[]; shared: boolean }): string => {
    if (f.names.length === 1) return `${f.names[0]} wins`;
    return `${list(f.names)} ${f.shared ? "share the win" : "win"}`;
  },
  nobodyWon: "Nobody won",
  finished: "The game is over",
  endedEarly: "Ended early",
  balances: "Money",
  correct: "Correct a score",
  again: "Same people, new game",
  toLeague: "See the standings",
  leagueLocked: "It does not count in the league: the league’s key on this device no longer works.",
  toLockedLeague: "What to do",
  countsIn: (f: { league: string }): string => `This game counts in ${f.league}.`,
  willCountIn: (f: { league: string }): string =>
    `This game will count in ${f.league} once the server has it.`,
  leagueWaits: "It counts in the standings once the server has it.",
  leagueRefused: (f: { league: string }): string => `This game is not in ${f.league} yet.`,
  leagueRemoved: (f: { league: string }): string => `This game was removed from ${f.league}.`,
  toGames: "To your games",

  noIdTitle: "Which game?",
  noId: "This address has no game in it. Choose one of yours, or start a new one.",
  missingTitle: "Game not found",
  missing: "Neither this device nor the server has this game. The link may be incomplete: ask for it again.",
  unreachableTitle: "The server isn’t answering",
  unreachable:
    "This game is not on this device, and the server that has it can’t be reached. We’ll keep trying.",
};
