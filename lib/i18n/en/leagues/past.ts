import type { ImportProblems } from "@/lib/league/import/texts";
import type { Catalogue } from "../../catalogue";
import { number } from "../counted";

const games = (count: number): string => (count === 1 ? "1 game" : `${number(count)} games`);
const lines = (count: number): string => (count === 1 ? "1 line" : `${number(count)} lines`);

/** Why a table, or a line of it, cannot be brought into a league, and what to do. */
const problems: Catalogue<ImportProblems> = {
  "table-empty": "There is nothing in it. Paste the table, or choose its file.",
  "table-too-large": (f) =>
    `A table can have up to ${number(Math.floor(f.most / 1024 / 1024))} MB. Bring it in year by year.`,
  "table-too-long": (f) => `A table can have up to ${number(f.most)} lines. Bring it in year by year.`,
  "table-too-wide": (f) =>
    `A table can have up to ${number(f.most)} columns. Leave out those without results.`,
  "table-too-deep":
    "The results are too deep inside other lists. Save them as a table, with one line a game.",
  "table-workbook":
    "This is a workbook. Copy its cells and paste them here, or save the sheet as CSV and choose that file.",
  "table-not-text": "This is not a table of text. Save the results as CSV, or copy and paste them.",
  "table-broken-json": "This JSON is cut off or damaged. Export it again, or paste a table.",
  "line-total": (f) => `“${f.value}” is a sum, not a game.`,
  "line-without-result": "There is no result here. If it is a note, nothing needs to be done.",
  "line-formula": (f) => `“${f.value}” is a formula, not a name. Paste the values only.`,
  "line-name": (f) => `“${f.value}” cannot be a name: a name has 1 to ${number(f.most)} characters.`,
  "line-day-missing": "There is no date. Enter the day for games without one, or say which column has it.",
  "line-day": (f) => `“${f.value}” is not a date. Write it like 2026-11-21.`,
  "line-number": (f) => `“${f.value}” is not a number of points. Correct it, or say what the column has.`,
  "line-fraction": (f) =>
    `Points are whole numbers, and “${f.value}” is not. Double all points, or give places.`,
  "line-money": (f) =>
    `“${f.value}” is not an amount of money such as 3.50. Correct it, or say what the column has.`,
  "line-money-partners":
    "One amount stands for two people, and may be for each or for both. Write what each of them won or lost.",
  "line-currencies": "More than one currency is in this game. Enter it by itself, or leave out the money.",
  "line-place": (f) => `“${f.value}” is not a place such as 1 or 2nd.`,
  "line-outcome": (f) => `“${f.value}” does not say who won. Write W, D or L.`,
  "line-kind": (f) =>
    `“${f.value}” is not a game played here. If its column says something else, choose “Not used” for it.`,
  "line-one-player": (f) => `Only ${f.name} is named, and a result needs two people at least.`,
  "line-too-many-players": (f) => `A result has room for ${number(f.most)} people.`,
  "line-figure-missing": (f) => `It does not say how ${f.name} did. Give everybody points or a place.`,
  "line-name-twice": (f) => `${f.name} is in this game twice.`,
  "line-winner": (f) =>
    `${f.name} is said to have won, but others have better points. Check whether the most or the fewest win.`,
  "line-sides": "Partners play in two sides, and everybody is on one of them.",
};

/** The English words for bringing past years into a league. */
export const past = {
  problems,
  hint: "Paste a table from a spreadsheet, or choose a file: CSV, text, or JSON from another scorer. One line a game, or one a player; people across or down. Nothing is changed before you have seen what would come of it.",
  text: "The table",
  textHint:
    "With dates and names. A single evening: its people down and its games across, and the day below.",
  choose: "Choose a file",
  read: "Read the table",
  reading: "Reading…",
  notRead: "This browser could not read it. Reload the page and try again.",

  columns: "How it was understood",
  columnsHint: (f: { lines: number }): string =>
    `${lines(f.lines)}. Correct what a column has where it was guessed wrong.`,
  heading: "The first line has the names of the columns",
  column: (f: { number: number; heading: string }): string =>
    f.heading === "" ? `Column ${f.number}` : `Column ${f.number}: ${f.heading}`,
  roles: {
    none: "Not used",
    day: "Date",
    game: "Number of the game",
    kind: "Kind of game",
    player: "Name",
    points: "Points",
    money: "Money won or lost",
    currency: "Currency",
    place: "Place",
    side: "Side",
    outcome: "Won, drawn or lost",
    winner: "Name of the winner",
    next: "Name with the next place",
    both: "Points of both, such as 5-4",
    scores: "Name with points",
    person: "This person’s figures",
  },
  order: "Dates are written",
  orders: { "day-first": "Day, month, year", "month-first": "Month, day, year" },
  orderNotSure: "The dates can be read in two ways. Check this.",
  day: "Day of games without a date",
  money: "Money won or lost",
  kind: "Game",
  kindElse: "Game, where the table does not say it",

  people: "Who is who",
  newPeople: (f: { names: readonly string[] }): string => `New in the league: ${f.names.join(", ")}`,
  newcomersAre: "They come in as",
  newcomersHint: "Only members are asked to evenings and owe dues.",
  newcomers: { members: "Members", former: "Former members", guests: "Guests" },
  knownPeople: (f: { names: readonly string[] }): string => `On the roster: ${f.names.join(", ")}`,
  checkPeople: "Similar names: are they the same people?",
  allPeople: "Choose for everybody",
  person: (f: { name: string; games: number }): string => `${f.name}, ${games(f.games)}`,
  newPerson: (f: { name: string }): string => `Someone new: ${f.name}`,

  leftOut: (f: { lines: number }): string =>
    f.lines === 1 ? "1 line is left out" : `${number(f.lines)} lines are left out`,
  lineProblem: (f: { line: number; message: string }): string => `Line ${number(f.line)}: ${f.message}`,
  more: (f: { lines: number }): string => `And ${lines(f.lines)} more.`,
  doubles: (f: { games: number }): string =>
    f.games === 1
      ? "1 game is in the league already: same day, same game, same result. It is left out."
      : `${number(f.games)} games are in the league already: same day, same game, same result. They are left out.`,
  withDoubles: "They are other games: bring them in too",

  forMoney: (f: { games: number }): string =>
    `The money won and lost in ${games(f.games)} is brought in too, and counts in who owes whom.`,
  trial: "What would come of it",
  none: "There is no game in it that can be brought in.",
  span: (f: { games: number; from: string; to: string }): string =>
    f.from === f.to ? `${games(f.games)} of ${f.from}` : `${games(f.games)}, from ${f.from} to ${f.to}`,
  bring: (f: { games: number }): string => `Bring in ${games(f.games)}`,
  meanwhile: "The league has changed meanwhile, so nothing was brought in yet. Look again.",
  brought: (f: { games: number }): string => `${games(f.games)} brought in. Saved.`,
  broughtHere: (f: { games: number }): string =>
    `${games(f.games)} brought in. Saved on this device; they count once the server has them.`,

  evening: {
    hint: "Who played, one below the other, and their figures game by game. Enter goes on to the next. Leave a cell empty for whoever sat out; “Ana & Bo” played together all evening.",
    name: (f: { number: number }): string => `Name ${number(f.number)}`,
    game: (f: { number: number }): string => `Game ${number(f.number)}`,
    cell: (f: { name: string; game: number }): string => `${f.name}, game ${number(f.game)}`,
    /** Keys that put the sign before a figure, or the mark of a winner after it. */
    minus: "Minus −",
    winner: "Winner *",
    check: "Check the evening",
    nameless: (f: { number: number }): string => `Row ${number(f.number)} has figures and no name.`,
    nothing: "Enter at least two names and how they did.",
    problem: (f: { game: number; message: string }): string => `Game ${number(f.game)}: ${f.message}`,
  },

  batches: "Brought in together",
  batchesHint: "Each can be taken back whole.",
  takeBack: "Take it back",
  tookBack: (f: { line: string }): string => `Taken back: ${f.line}`,
};
