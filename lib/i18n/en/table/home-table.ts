import { list, number } from "../counted";
import type { Terms } from "../terms";

const games = (count: number): string => (count === 1 ? "1 game" : `${number(count)} games`);

/** An evening at one table at home, and setting it up. */
export const homeTable = (t: Terms) => ({
  title: "Evening",
  missingTitle: "Evening not found",
  missing: "The server doesn’t have this evening. The link may be incomplete: ask for it again.",
  noId: "This address has no evening in it. Ask for the link again.",
  unreachable:
    "This evening is not on this device, and the server that has it can’t be reached. We’ll keep trying.",

  tooManyForOne: (f: { count: number }): string =>
    `${number(f.count)} people at one table: four play, the others wait their turn.`,
  how: "Who plays next?",
  ways: {
    winners: "Winners stay",
    pairs: "Same pairs, winners stay",
    everybody: "Everybody with everybody",
  },
  wayTexts: {
    winners: "The losers get up and wait at the end. A draw decides who begins.",
    pairs: "Pairs as they are in the list. The losing pair gets up.",
    everybody: "New partners every game; nobody waits longer than the others.",
  },
  pairsOf: (f: { pairs: readonly string[] }): string => `The pairs: ${f.pairs.join("; ")}.`,
  more: "House rules of the evening",
  limit: "Winners get up, too, after so many wins running",
  never: "Never",
  split: "Winners part",
  splitText: "Both stay, each with a newcomer as a partner.",
  start: "Start the evening",
  toEvening: "To the evening",
  whoPlaysNext: "Go on with more people",

  table: "At the table",
  next: "Next game",
  gameNumber: (f: { round: number }): string => `Game ${number(f.round)}`,
  leads: (f: { name: string }): string => `${f.name} ${t.leads}`,
  against: "against",
  stay: (f: { names: readonly string[] }): string =>
    `${list(f.names)} ${f.names.length === 1 ? "stays" : "stay"}.`,
  sitDown: (f: { names: readonly string[] }): string =>
    `${list(f.names)} ${f.names.length === 1 ? "sits down" : "sit down"}.`,
  byHand: "Not as the draw has it: changed by hand, or an earlier result was corrected.",
  order: "Change the order",
  orderAll: "The first four play: 1 and 3 against 2 and 4. The others wait in this order.",
  orderWaiting: "Whoever is higher sits down sooner. Whoever comes during this game waits behind them.",
  orderKeep: "Keep this order",
  ordered: "The order was changed.",
  partnersAgain: (f: { names: readonly string[]; round: number }): string =>
    `${list(f.names)} are partners again (game ${number(f.round)}).`,
  outOfTurn: (f: { names: readonly string[] }): string => `It is ${list(f.names)}’s turn to play.`,
  goesFirst: {
    games: (f: { names: readonly string[] }): string => `${f.names.join(" goes before ")}: fewer games.`,
    rest: (f: { names: readonly string[] }): string =>
      `${f.names.join(" goes before ")}: longer without a rest.`,
    lot: (f: { names: readonly string[] }): string => `${f.names.join(" goes before ")}, by lot.`,
  },
  play: "Play, and keep score",
  notThisGame: "Not this game after all",
  takeBack: "Take it back",
  goOn: "Go on with the game",
  look: "See the game",
  whoWon: "No scoresheet? Tap who won.",
  won: (f: { names: readonly string[] }): string => `${list(f.names)} won`,
  saved: (f: { names: readonly string[] }): string => `Saved: ${list(f.names)} won.`,
  tooFew: "Four people are needed for the next game. Add a name below, or bring somebody back.",
  over: "The evening is over.",

  waiting: "Waiting",
  nobodyWaits: "Nobody is waiting.",
  isNext: "next",
  playedOf: (f: { games: number; of: number }): string => `played ${number(f.games)} of ${number(f.of)}`,
  waitedFor: (f: { count: number }): string => (f.count === 0 ? "" : `waiting for ${games(f.count)}`),

  tonight: "Tonight",
  player: "Player",
  games: "Games",
  wins: "Won",
  awayNow: "gone home",
  fewGames: "few games",
  pairs: "Pairs",
  pair: "Pair",
  shutouts: (f: { games: readonly { winners: string; won: number }[]; countTwice: boolean }): string => {
    const words = new Set(f.games.map(({ won }) => t.toNil(won)));
    const said = [...words].map((word) => {
      const games = f.games.filter(({ won }) => t.toNil(won) === word);
      return `${word} ${games.map(({ winners }) => winners).join("; ")}.`;
    });
    return [...said, ...(f.countTwice ? ["Each counts as two games."] : [])].join(" ");
  },
  reign: (f: { names: readonly string[]; games: number }): string =>
    `Longest run: ${games(f.games)}, ${list(f.names)}.`,

  people: "Who is here",
  tapName: "Tap a name when somebody goes home or comes back, or to correct the spelling.",
  newName: "Somebody new",
  add: "Add",
  goesHome: (f: { name: string }): string => `${f.name} goes home`,
  comesBack: (f: { name: string }): string => `${f.name} is back`,
  wentHome: (f: { name: string }): string => `${f.name} went home.`,
  cameBack: (f: { name: string }): string => `${f.name} is back.`,
  joined: (f: { name: string }): string => `${f.name} has joined.`,
  newSpelling: "The name",
  rename: "Change the name",
  renamed: (f: { name: string }): string => `Now ${f.name}.`,

  earlier: "Games so far",
  beat: (f: { winners: readonly string[]; losers: readonly string[]; points: string }): string =>
    `${list(f.winners)} beat ${list(f.losers)}${f.points === "" ? "" : ` ${f.points}`}`,
  othersWon: (f: { names: readonly string[] }): string => `No, ${list(f.names)} won`,
  changed: (f: { names: readonly string[] }): string => `Corrected: ${list(f.names)} won.`,

  sheetTitle: "The scoresheet says something else",
  sheetSays: (f: { round: number; sheet: string; here: string }): string =>
    `Game ${number(f.round)}. The scoresheet: ${f.sheet}. Here: ${f.here}.`,
  takeSheet: "Take over the scoresheet’s result",

  heldTitle: "Two phones said different things",
  heldResult: (f: { round: number; counts: readonly string[]; other: readonly string[] }): string =>
    `Game ${number(f.round)}: ${list(f.counts)} won, it says here. Another phone says that ${list(f.other)} won.`,
  heldOther: "Another phone entered this later, and it no longer fits:",
  heldGame: (f: { round: number }): string =>
    `Game ${number(f.round)}: two phones began a scoresheet each. The first one counts.`,
  otherSheet: "Count the other scoresheet",
  leaveIt: "Leave it as it is",

  viewOnly: {
    none: "This device can watch but not enter anything: it does not have the evening’s key.",
    refused:
      "The link you opened does not have this evening’s key, or that key was replaced. So this device can watch, but not enter anything.",
  },
  inLeague: (f: { league: string }): string => `The evening in ${f.league}`,
  invite: "Other phones",
  inviteText: "Whoever scans this code sees who plays, who waits and how the evening stands.",
  inviteKeeper: "Whoever scans this code can also say who won, and who comes and goes.",
  follow: "To follow",
  keep: "To help",
  end: "End the evening",
  endText: "The results stay, and can still be corrected.",
  delete: "Delete the evening",
});
