import { choice, list, number, rounds } from "../counted";
import type { Terms } from "../terms";

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Two numbers that may be the same: "5", "5 or 6", "4 to 6". */
const between = ({ least, most }: Range): string =>
  least === most
    ? number(least)
    : most === least + 1
      ? `${number(least)} or ${number(most)}`
      : `${number(least)} to ${number(most)}`;

const times = (range: Range): string => `${between(range)} ${range.most === 1 ? "time" : "times"}`;

const people = (count: number): string => (count === 1 ? "1 person" : `${number(count)} people`);

interface Seating {
  readonly sizes: readonly number[];
  readonly rest: number;
}

const tableCount = ({ sizes }: Seating): string =>
  sizes.length === 1 ? "1 table" : `${number(sizes.length)} tables`;

const resting = ({ rest }: Seating): string => (rest === 1 ? "one rests" : `${number(rest)} rest`);

/** An evening at several tables, and setting it up. */
export const club = (t: Terms) => ({
  how: "Who plays with whom?",
  ways: {
    "partners/mix": "New partners every round",
    "partners/swiss": "New partners, equals meet",
    "partners/ladder": "Winners move up a table",
    "partners/whist": "With everybody once, against everybody twice",
    "pairs/swiss": "Fixed pairs, equals meet",
    "pairs/round-robin": "Fixed pairs, each meets each",
    "alone/mix": "Everybody meets everybody",
    "alone/swiss": "Best with best",
    "alone/climb": "The best three move up a table",
    "alone/stay": "Tables stay together",
  },
  wayTexts: {
    "partners/mix": "Nobody has the same partner again soon.",
    "partners/swiss": "Those who have won as much sit together.",
    "partners/ladder": "Losers move down; the two who arrive together part.",
    "partners/whist":
      "For 5, 8, 9, 12, 13, 16, 17, 20, 21 or 24 people who all stay; otherwise new partners.",
    "pairs/swiss": "Pairs that have won as much meet, and none meets another twice.",
    "pairs/round-robin": "As long as all pairs stay; otherwise equals meet.",
    "alone/mix": "Whoever has met least sits together.",
    "alone/swiss": "The first of the standings at table 1, and so on.",
    "alone/climb": "And the worst three move down.",
    "alone/stay": "The same people at the same table all evening.",
  },
  tables: "Tables you have",
  tablesAny: "As many as needed",
  chairs: "Chairs at a table",
  missedLabel: "A round that somebody came too late for",
  missed: { "per-game": "Does not count for them", worst: "Counts like the worst of that round" },
  spare: "The spare",
  spareText: "Plays only when one is missing, and has no place.",
  noSpare: "Nobody",
  minutes: "A round takes",
  noClock: "As long as it takes",
  minutesLong: (f: { minutes: number }): string => `${number(f.minutes)} minutes`,
  warn: "Said before the end",
  noWarning: "Not at all",
  atTimeLabel: "When time is up",
  atTimes: {
    "finish-hand": "The hand in play is the last",
    "one-more": "That hand and one more",
    stop: "Stop at once",
  },
  confirmLabel: "A table’s result",
  confirms: {
    "other-side": "The other side agrees",
    none: "Counts as entered",
  },
  oddOne: (f: { name: string }): string => `${f.name} has no partner. Add one, or take the name out.`,
  others: "Who comes later is added on the evening’s own page.",
  start: "Open the evening",

  people: "Who is here",
  hereNow: (f: { count: number }): string => `${people(f.count)} here.`,
  pairsNow: (f: { count: number }): string =>
    f.count === 1 ? "1 pair here." : `${number(f.count)} pairs here.`,
  /** How they would sit in the next round. */
  tablesNow: {
    partners: (f: Seating): string => `${tableCount(f)}${f.rest > 0 ? `, ${resting(f)}` : ""}.`,
    pairs: (f: Seating): string =>
      `${tableCount(f)}${f.rest > 0 ? `, ${f.rest === 1 ? "one pair rests" : `${number(f.rest)} pairs rest`}` : ""}.`,
    alone: (f: Seating): string =>
      `${f.sizes.length === 1 ? "One table" : "Tables"} of ${list(f.sizes.map(number))}${f.rest > 0 ? `; ${resting(f)}` : ""}.`,
  },
  checkIn: "Tap everybody who is here.",
  pairUp: "Tap two people who play together.",
  withWhom: (f: { name: string }): string => `Who plays with ${f.name}?`,
  newName: "Somebody else",
  add: "Add",
  arrived: (f: { name: string }): string => `${f.name} is here.`,
  goesHome: "Goes home",
  wentHome: (f: { name: string }): string => `${f.name} went home.`,
  youAreHere: "here",
  iAmHere: "I am here",
  iGoHome: "I’m going home",
  letMeRest: "Let me rest next round",
  ownLink: "Their own link",
  ownLinkText:
    "Whoever opens it says whether they are here, go home or would like to rest, and nothing else, until the evening is over.",
  ownLinkOf: (f: { name: string }): string => `Link of ${f.name}`,
  rests: "Rests next round",
  willRest: (f: { name: string }): string => `${f.name} rests next round.`,
  asked: "rests next",
  away: "gone home",

  draw: (f: { round: number }): string => `Draw round ${number(f.round)}`,
  tooFew: {
    partners: "Four people are needed.",
    pairs: "Two pairs are needed.",
    alone: "Three people are needed.",
  },
  outdated: "Something has changed since it was drawn: draw again.",
  proposal: (f: { round: number }): string => `Round ${number(f.round)}, as drawn`,
  byHand: (f: { round: number }): string => `Round ${number(f.round)}, changed by hand`,
  swapHint: "To swap two people, tap both.",
  swapWith: (f: { name: string }): string => `Tap who changes places with ${f.name}.`,
  drawAgain: "Draw again",
  drawn: (f: { times: number }): string => `Drawn ${number(f.times)} times`,
  sit: (f: { round: number }): string => `Start round ${number(f.round)}`,
  seated: (f: { round: number }): string => `Round ${number(f.round)} begins.`,
  table: (f: { table: number }): string => `Table ${number(f.table)}`,
  leads: (f: { name: string }): string => `${f.name} ${t.leads}`,
  against: "against",
  resting: "Resting",
  nobodyRests: "Nobody rests.",
  why: {
    asked: "asked to",
    fewest: "has rested least",
    longest: "rested longest ago",
    last: "last in the standings",
    lot: "by lot",
    plan: "by the table for this many",
    spare: "the spare",
    "by-hand": "changed by hand",
  },
  nothingAgain: "Nobody meets again too soon.",
  says: {
    "partners-again": (f: { names: readonly string[]; round: number }): string =>
      `${list(f.names)} are partners again (round ${number(f.round)})`,
    "rivals-again": (f: { names: readonly string[]; round: number }): string =>
      `${list(f.names)} are rivals again (round ${number(f.round)})`,
    "met-again": (f: { names: readonly string[]; round: number }): string =>
      `${list(f.names)} meet again (round ${number(f.round)})`,
    "rest-out-of-turn": (f: { names: readonly string[] }): string =>
      `${list(f.names)} would not rest by the draw`,
  },

  round: (f: { round: number }): string => `Round ${number(f.round)}`,
  waitingFor: (f: { tables: readonly number[] }): string =>
    `${f.tables.length === 1 ? "No result yet: table" : "No result yet: tables"} ${list(f.tables.map(number))}.`,
  lateNow: "plays on",
  left: (f: { minutes: number }): string =>
    f.minutes === 1 ? "The last minute" : `${number(f.minutes)} minutes left`,
  lastHands: (f: { minutes: number }): string =>
    `Last hands: ${f.minutes === 1 ? "the last minute" : `${number(f.minutes)} minutes left`}`,
  atTime: {
    "finish-hand": "Time! The hand in play is the last.",
    "one-more": "Time! This hand and one more.",
    stop: "Time! Stop now.",
  },
  retire: "They go home; the table closes",
  retired: (f: { table: number }): string =>
    `Table ${number(f.table)} is closed. Without a result nobody loses by it.`,
  pointsOf: (f: { names: readonly string[]; table: number }): string =>
    `Points of ${list(f.names)}, table ${number(f.table)}`,
  save: (f: { table: number }): string => `Save table ${number(f.table)}`,
  saved: (f: { table: number }): string => `Table ${number(f.table)} saved.`,
  notANumber: "A whole number, please.",
  level: "Level. Who won?",
  won: (f: { names: readonly string[] }): string => `${list(f.names)} won`,
  nobodyWon: "Nobody: a draw",
  ended: (f: { points: string }): string => `The game says ${f.points}: save it`,
  more: (f: { table: number }): string => `More for table ${number(f.table)}`,
  keepScore: "Keep the score on this phone",
  goOn: "Go on with the game",
  look: "See the game",
  late: "They play on; draw the others",
  isLate: (f: { table: number }): string => `Table ${number(f.table)} plays on.`,
  absent: (f: { names: readonly string[] }): string => `${list(f.names)} absent`,
  bothAbsent: "Both sides absent",
  takeBackRound: "Take back this round",
  roundTakenBack: (f: { round: number }): string => `Round ${number(f.round)} taken back.`,

  correct: (f: { table: number }): string => `Correct table ${number(f.table)}`,
  correctTitle: (f: { round: number; table: number }): string =>
    `Round ${number(f.round)}, table ${number(f.table)}`,
  correctText: "The standings follow. What was drawn since stays as it is.",
  corrected: (f: { table: number }): string => `Table ${number(f.table)} corrected.`,
  redrawn: (f: { rounds: readonly number[] }): string =>
    `${f.rounds.length === 1 ? "Round" : "Rounds"} ${list(f.rounds.map(number))} would now be drawn differently.`,
  noResult: "no result",
  wasAbsent: "a side absent",

  sayPoints: "Enter the result",
  sayPointsText: "Whoever enters it says for which side; the other side is asked next.",
  saySo: (f: { names: readonly string[] }): string =>
    `${list(f.names)} ${f.names.length === 1 ? "says" : "say"} so`,
  said: (f: { table: number }): string => `Table ${number(f.table)}: the result is entered.`,
  isRight: (f: { names: readonly string[] }): string => `${choice(f.names)}: is this right?`,
  handOver: (f: { names: readonly string[] }): string =>
    `Hand the phone to ${choice(f.names)}. If nobody objects, it counts once the next round is drawn.`,
  agree: "Agree",
  agrees: (f: { name: string }): string => `${f.name} agrees`,
  agreed: (f: { table: number }): string => `Table ${number(f.table)}: agreed.`,
  notSo: "Not so",
  notSoText: "Enter what you have, or say why it is wrong. The host sees both and decides.",
  objects: (f: { name: string }): string => `${f.name} says that it is wrong`,
  whyNot: "Why it is wrong",
  object: "Say that it is wrong",
  objected: (f: { table: number }): string => `Table ${number(f.table)}: the host decides.`,
  notAnswered: (f: { names: readonly string[] }): string =>
    `${list(f.names)} ${f.names.length === 1 ? "has" : "have"} not answered yet.`,
  unanswered: (f: { tables: readonly number[] }): string =>
    `Not answered: ${f.tables.length === 1 ? "table" : "tables"} ${list(f.tables.map(number))}.`,
  undecided: (f: { tables: readonly number[] }): string =>
    `Not agreed: ${f.tables.length === 1 ? "table" : "tables"} ${list(f.tables.map(number))}.`,
  silence: (f: { tables: readonly number[] }): string =>
    `Not answered: ${f.tables.length === 1 ? "table" : "tables"} ${list(f.tables.map(number))}. Who says nothing until the next draw has agreed.`,
  disputed: "They do not agree. The host decides.",
  decide: "They do not agree. You decide.",
  saysPoints: (f: { names: readonly string[]; points: string }): string => `${list(f.names)}: ${f.points}`,
  count: (f: { points: string }): string => `Count ${f.points}`,
  samePhone: "Agreed on the phone that entered it.",
  heldTitle: (f: { round: number; table: number }): string =>
    `Round ${number(f.round)}, table ${number(f.table)}: another result`,
  heldText: (f: { counts: string; other: string }): string => `${f.counts} counts. ${f.other} came later.`,
  heldObjection: (f: { names: readonly string[]; counts: string }): string =>
    `${f.counts} counts. ${list(f.names)} ${f.names.length === 1 ? "says" : "say"} that it is wrong.`,
  leave: (f: { points: string }): string => `Leave ${f.points}`,

  showHost: "Show the result to the host",
  showHostText: "The host points a camera at this code; no network is needed.",
  showsHands: "The code carries the hands too.",
  showsPoints:
    "The hands do not fit into a code: it carries the points only. They follow once there is a network.",
  readPicture: "Read a table’s code",
  readHint: "Hold the code on the table’s phone into the picture.",
  readOther: "This code is no result of this evening.",
  cameraSees: "What the camera sees",
  noCamera: {
    denied:
      "The browser does not allow the camera here. Allow it in the browser’s settings, read the code with the phone’s own camera, or type the points.",
    none: "There is no camera that this page could use. Read the code with the phone’s own camera, or type the points.",
  },
  typeInstead: "Type the points",
  carriedHands: {
    new: "Its hands came along.",
    here: "Its hands are on this phone.",
    unfit: "Its hands did not arrive whole: only the points are taken over.",
  },
  saveHands: "Save the hands",
  carried: {
    new: "A table’s phone shows this result.",
    same: "This result is saved.",
    other: "Something else is saved for this table.",
    stranger: "This evening has no such table. Ask for the code again.",
  },
  carriedStranger: "Which result?",
  notThis: "Leave it as it is",
  readCard: {
    title: "Read a table’s code",
    hint: "Without a network: the host opens “Table cards”; hold your table’s code into the picture.",
    other: "This code is no table of this evening.",
    noCamera: {
      denied:
        "The browser does not allow the camera here. Allow it in the browser’s settings, or read the code with the phone’s own camera.",
      none: "There is no camera that this page could use. Read the code with the phone’s own camera.",
    },
  },
  ahead:
    "As the host’s phone showed it. The result reaches the host as a code, or by itself once there is a network.",
  cards: "Table cards",
  cardText:
    "Whoever scans a table’s code sees who sits there now, and can keep the score. It is the same all evening.",
  cardSeats: (f: { round: number }): string =>
    `Here it also brings round ${number(f.round)} to a phone without a network.`,
  atTable: (f: { table: number }): string => `You are at table ${number(f.table)}`,
  noRoundYet: "Wait here: nobody has been drawn to this table yet.",

  chat: "Text for the chat",
  roundsPlayed: (f: { rounds: number }): string => rounds(f.rounds),
  wall: "Board for the hall",
  wallBefore: "The first round is about to be drawn",
  callTime: "Call time",
  silent: "No chime",
  wallTime: "Time!",
  wallNext: (f: { page: number; count: number }): string => `Page ${number(f.page)} of ${number(f.count)}`,
  wallBlack: "Black",
  wallLight: "Show the board again",

  standings: "Standings",
  place: "Place",
  name: "Name",
  pair: "Pair",
  games: "Games",
  wins: "Won",
  difference: "+/−",
  average: "Average",
  eachGame: "per game",
  perGame: "In order of points per game, because not everybody played as many.",
  perGameWon: "In order of what each has won per game.",
  noPlace: { least: "too few games for a place", spare: "the spare, without a place" },
  parted: (f: {
    by: "wins" | "difference" | "for" | "opponents" | "points" | "places" | "head-to-head" | "lot";
    one: string;
    other: string;
  }): string =>
    ({
      wins: `won: ${f.one} against ${f.other}`,
      difference: `won as much; difference ${f.one} against ${f.other}`,
      for: `level so far; points ${f.one} against ${f.other}`,
      opponents: `level so far; rivals’ wins ${f.one} against ${f.other}`,
      points: `points ${f.one} against ${f.other}`,
      places: `others beaten: ${f.one} against ${f.other}`,
      "head-to-head": "level so far; by the games between them",
      lot: "level in everything; by lot",
    })[f.by],
  adjust: "Referee’s decision",
  adjustPoints: "Points more or less",
  adjustWins: "Games won",
  asTheyAre: "As they are",
  adjustWhy: "Why",
  adjustWrong: "Points from −1,000 to 1,000 or a game won, and a reason.",
  adjustSave: "Save the decision",
  adjusted: (f: { name: string }): string => `Decided about ${f.name}.`,
  adjustment: (f: { wins: string; points: string; why: string }): string =>
    `Referee: ${list([
      ...(f.wins === "" ? [] : [`${f.wins} won`]),
      ...(f.points === "" ? [] : [`${f.points} points`]),
    ])} (${f.why})`,
  print: "On paper",
  points: "Points",
  signature: "Signature",
  wallCall: "Call the tables",
  calledTable: (f: { table: number; sides: readonly (readonly string[])[] }): string =>
    `Table ${number(f.table)}: ${f.sides.map(list).join(" against ")}.`,
  calledRest: (f: { names: readonly string[] }): string =>
    `${list(f.names)} ${f.names.length === 1 ? "rests" : "rest"}.`,
  trace: (f: { name: string }): string => `The evening of ${f.name}`,
  beat: (f: { partner: readonly string[]; rivals: readonly string[]; points: string }): string =>
    `${f.partner.length === 0 ? "" : `with ${list(f.partner)} `}against ${list(f.rivals)}: ${f.points}`,
  rested: "rested",
  fairness: {
    seated: (f: Range): string => `everybody played ${between(f)} ${f.most === 1 ? "round" : "rounds"}`,
    rests: (f: Range): string => `rested ${times(f)}`,
    partnersAgain: (f: { count: number }): string =>
      f.count === 0
        ? "nobody had the same partner twice"
        : `partners were together again ${f.count === 1 ? "once" : `${number(f.count)} times`}`,
    rivals: (f: Range): string => `any two were rivals ${times(f)}`,
    met: (f: Range): string => `any two met ${times(f)}`,
    neverMet: (f: { count: number }): string =>
      f.count === 0
        ? "everybody met everybody"
        : f.count === 1
          ? "one pair of people never met"
          : `${number(f.count)} pairs of people never met`,
  },
  fairnessOf: "Of those who were here all along:",
  over: "The evening is over.",
  winners: (f: { names: readonly string[]; played: number }): string =>
    `${list(f.names)} won the evening, after ${rounds(f.played)}.`,

  endText: (f: { open: readonly number[] }): string =>
    f.open.length === 0
      ? "The results stay, and can still be corrected."
      : `Without a result: table ${list(f.open.map(number))}. Nobody loses by that; it counts when it gets one.`,
});
