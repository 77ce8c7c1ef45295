import { entrySchema, leftField, outField } from "../../rules/document/entry";
import { lowestParties } from "../../rules/hands/closing";
import { partyOf } from "../../rules/people/parties";
import type { Step } from "../../rules/rules";
import { handStep, onlyFor, partiesOf, type RaceState, scored, withinTarget } from "../../rules/score/race";
import { partyTerms, restTerm, sumOfTerms, type Term } from "../../rules/score/terms";
import * as z from "../../rules/zod";
import { counted, type FivesTable, isInPips } from "./options";
import { text } from "./texts";

/** `peg`: what a play scored. */
const peg = entrySchema("peg", { player: z.string(), points: z.int() });

/** `hand`: the end of a hand; `pegs` is what the last tile scored. */
const hand = entrySchema("hand", { out: outField, pegs: z.optional(z.int()), left: z.optional(leftField) });

export const fivesEntries = { peg, hand };
export type Peg = z.infer<typeof peg>;
export type Hand = z.infer<typeof hand>;
export type FivesEntry = Peg | Hand;

/** `pegged`: whether somebody has scored in the hand that is being played. */
export interface FivesState extends RaceState {
  readonly pegged: boolean;
}

type Terms = readonly (readonly Term[])[];

/** What an entry adds, by party. */
export function termsOf(table: FivesTable, { totals }: RaceState, entry: FivesEntry): Terms {
  const parties = partiesOf(table);
  const within = (party: number, before: readonly Term[], terms: readonly Term[]): readonly Term[] => {
    const total = (totals[party] ?? 0) + sumOfTerms(before);
    return [...before, ...withinTarget(table.options, total, terms)];
  };
  if (entry.kind === "peg") {
    const party = partyOf(table, parties, entry.player) ?? -1;
    return onlyFor(table, party, within(party, [], [{ label: text("pegged"), value: entry.points }]));
  }
  const winner = winnerOf(table, entry);
  if (winner === undefined) return onlyFor(table, undefined, []);
  const pegged = entry.pegs ? [{ label: text("pegged"), value: entry.pegs }] : [];
  switch (table.options.handEnd) {
    case "chip-out": {
      const last = { label: text("last-tile"), value: 1 };
      return onlyFor(table, winner, within(winner, [], [...pegged, last]));
    }
    case "pips": {
      const pegs = within(winner, [], pegged);
      return onlyFor(table, winner, within(winner, pegs, handTerms(table, winner, entry)));
    }
    case "none":
      return onlyFor(table, winner, within(winner, [], pegged));
  }
}

/** The party that went out; after a block the lowest, if hands are counted; undefined if nobody wins. */
function winnerOf(table: FivesTable, { out, left }: Hand): number | undefined {
  const parties = partiesOf(table);
  if (out !== null) return partyOf(table, parties, out);
  if (!left || table.options.handEnd !== "pips") return undefined;
  const lowest = lowestParties(table, counted, parties, left, "low-party");
  return lowest.length === 1 ? lowest[0] : undefined;
}

/** The others' hands, to the nearest five. */
function handTerms(table: FivesTable, winner: number, { left = {} }: Hand): Term[] {
  const others = partiesOf(table).filter((_, party) => party !== winner);
  const hands = others.flatMap((party) => partyTerms(table, counted, left, party, 1));
  const fives = Math.round(sumOfTerms(hands) / 5);
  const rounded = [...hands, ...restTerm(hands, fives * 5, text("to-the-nearest-five"))];
  return isInPips(table.options) ? rounded : [...rounded, ...restTerm(rounded, fives, text("in-fifths"))];
}

export function applyFives(table: FivesTable, state: FivesState, entry: FivesEntry): Step<FivesState> {
  const terms = termsOf(table, state, entry);
  return entry.kind === "peg"
    ? { state: { ...state, pegged: true, totals: scored(state.totals, terms) } }
    : handStep(table, { ...state, pegged: false }, terms);
}
