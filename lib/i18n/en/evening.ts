import type { EveningProblems, EveningTexts } from "../../evening/texts";
import type { Catalogue } from "../catalogue";
import { choice, list, number } from "./counted";

const problems: Catalogue<EveningProblems> = {
  "not-an-eveningsheet": "This is not a Pipkeeper evening sheet.",
  "other-version/evening": (f) =>
    `Only version ${f.known} evening sheets can be read. This one may come from a newer Pipkeeper.`,
  "not-for-this-form": "This game cannot be played in this kind of evening.",
  "not-for-this-form/options": "With these rules the game cannot be played in this kind of evening.",
  "too-many": (f) => `There is room for ${number(f.most)}, no more.`,
  "too-many/rounds": (f) => `An evening has ${number(f.most)} rounds at most.`,
  "too-many/entries": (f) => `An evening has ${number(f.most)} entries and corrections at most.`,
  "out-of-range/warn": "The warning should come before the time is up.",
  "wrong-choice/twice": (f) => `"${f.key}" is in the list twice.`,

  "unknown-kind/evening": (f) =>
    `This evening has no "${f.kind}" entry. It has ${choice(f.kinds.map((kind) => `"${kind}"`))}.`,
  "evening-over": "The evening is over. Results can still be entered and corrected.",
  "no-such-player/evening": (f) => `Nobody here has the id "${f.id}".`,
  "is-here": (f) => `${f.name} is already here.`,
  "is-away": (f) => `${f.name} is already away.`,
  "not-here": (f) => `${f.name} is not here.`,

  "wrong-round": (f) => `The next round is round ${f.round}.`,
  "round-open": (f) =>
    `Table ${f.table} of round ${f.round} has no result yet. Enter it, or mark the table as late.`,
  "no-such-round": (f) => `There is no round ${f.round} yet.`,
  "no-such-table": (f) => `Round ${f.round} has no table ${f.table}.`,
  "table-twice": (f) => `Table ${f.table} is there twice.`,
  "table-busy": (f) => `Table ${f.table} is still playing round ${f.round}.`,
  "table-size": "Two pairs sit at a table.",
  "table-size/sides": "Two pairs sit at a table, one on each side.",
  "table-size/alone": (f) => `2 to ${number(f.most)} people sit at a table.`,
  "table-size/one-table": "There is only one table.",
  "at-late-table": (f) => `${f.name} is still playing at table ${f.table}.`,
  "seated-twice/evening": (f) => `${f.name} cannot be in two places.`,
  "left-out": (f) => `Where does ${list(f.names)} go? Everybody who is here plays or rests.`,

  "not-at-table": (f) => `${f.name} is not at table ${f.table}.`,
  "own-side": (f) => `${f.name} is on the side that entered this result. The other side has to answer.`,
  "nothing-entered": (f) => `Table ${f.table} of round ${f.round} has no result to answer.`,
  confirmed: (f) =>
    `The result of table ${f.table} in round ${f.round} is already settled. The host can correct it.`,
  "has-result": (f) => `Table ${f.table} of round ${f.round} already has its result.`,
  "won-not-needed": "The points already say who won.",
  level: "This ends level. Say who won.",
  "adjusts-nothing/evening": "An adjustment changes the wins or the points.",
};

const texts: Catalogue<EveningTexts> = {
  "evening-sheet": "The evening sheet",
  "evening-begins": "the beginning of the evening",
  "evening-ends": "the end of the evening",
  "entry-of-person": (f) =>
    ({
      add: `${f.name} joins`,
      here: `${f.name} is here`,
      away: `${f.name} goes home`,
      rename: `new name: ${f.name}`,
      sit: `${f.name} would like to rest`,
      adjust: `an adjustment for ${f.name}`,
    })[f.kind],
  "entry-of-round": (f) => ({ round: `round ${f.round}`, time: `time in round ${f.round}` })[f.kind],
  "entry-of-table": (f) => {
    const table = `table ${f.table}, round ${f.round}`;
    return {
      game: `the game at ${table}`,
      result: `the result of ${table}`,
      confirm: `the answer from ${table}`,
      dispute: `the answer from ${table}`,
      forfeit: `the forfeit at ${table}`,
      late: `${table} is late`,
    }[f.kind];
  },
};

/** What is said about evening sheets, in English. */
export const evening = { ...problems, ...texts };
