import type { Draft } from "../../rules/document/entry";
import { lowestParties } from "../../rules/hands/closing";
import { pipsLeft } from "../../rules/hands/hands";
import { type Party, partyOf } from "../../rules/people/parties";
import { isAway, type Seat, seatOf } from "../../rules/people/table";
import type { Step } from "../../rules/rules";
import { handStep, onlyFor, partiesOf, type RaceState, scored, withinTarget } from "../../rules/score/race";
import { oneForAllTerm, partyTerms, restTerm, sumOfTerms, type Term } from "../../rules/score/terms";
import type { Bonus, CountEntry, Hand } from "./entries";
import { type CountTable, countedIn } from "./options";
import { text } from "./texts";

export interface CountState extends RaceState {
  /** Who may lead the next hand; undefined if that is not known. */
  readonly leads: Party | undefined;
}

/** What decides a block. */
type Blocked = Pick<Hand, "left" | "blocker">;

/** The parties that are lowest after a block, by a checked entry; in a duel one of the two or both. */
export function lowestIn(table: CountTable, { left, blocker }: Blocked): number[] {
  const { block } = table.options;
  const counted = countedIn(table.options);
  const parties = partiesOf(table);
  if (block !== "duel") return lowestParties(table, counted, parties, left, block);
  const seat = seatOf(table, blocker) ?? 0;
  const duellists = [seat, seatAfter(table, seat)];
  const pips = pipsLeft(table, counted, left);
  const lowest = Math.min(...duellists.map((each) => pips[each] ?? 0));
  const winners = duellists.filter((each) => pips[each] === lowest);
  return [...parties.keys()].filter((party) => winners.some((each) => parties[party]?.includes(each)));
}

/** The party that wins a hand; undefined if nobody does. */
function winnerOf(table: CountTable, entry: Hand): number | undefined {
  const parties = partiesOf(table);
  if (entry.out !== null) return partyOf(table, parties, entry.out);
  const lowest = lowestIn(table, entry);
  return lowest.length === 1 ? lowest[0] : tieWinner(table, entry, lowest);
}

function tieWinner(
  table: CountTable,
  { leader, blocker }: Hand,
  tied: readonly number[],
): number | undefined {
  const party = (id: string | undefined) =>
    tied.find((each) => each === partyOf(table, partiesOf(table), id));
  switch (table.options.tie) {
    case "nobody":
      return undefined;
    case "leader":
      return party(leader);
    case "blocker":
      return party(blocker);
    case "not-blocker": {
      const others = tied.filter((each) => each !== party(blocker));
      return others.length === 1 && others.length < tied.length ? others[0] : undefined;
    }
  }
}

/** What a hand earns its winners, before the limit of an exact target. */
function winnings(table: CountTable, state: CountState, entry: Hand, winner: number): Term[] {
  const { options } = table;
  const { left, finish } = entry;
  const isBlocked = entry.out === null;
  const counted = countedIn(options);
  const hands = (party: Party, sign: 1 | -1) => partyTerms(table, counted, left, party, sign);
  const ofAll = oneForAllTerm(table, counted, left);
  const pips = ofAll
    ? [ofAll]
    : partiesOf(table).flatMap((party, index) => {
        if (index !== winner || options.counts === "all") return hands(party, 1);
        return isBlocked && options.lessOwn ? hands(party, -1) : [];
      });
  const terms = sumOfTerms(pips) < 0 ? [...pips, ...restTerm(pips, 0, text("not-below-0"))] : pips;
  const extra = (label: Term["label"], value: number): Term[] => (value === 0 ? [] : [{ label, value }]);
  const doubled = finish === "capicua" && options.capicuaDoubles ? sumOfTerms(terms) : 0;
  return [
    ...terms,
    ...extra(text("capicua-doubles"), doubled),
    ...(finish ? extra(text(finish), options[finish]) : []),
    ...extra(text("block-bonus"), isBlocked ? options.blockBonus : 0),
    ...extra(text("prize", { hand: state.hands + 1 }), options.prizes[state.hands] ?? 0),
  ];
}

/** What a bonus is played for; undefined if it depends on the opening tile and that is not said. */
export function bonusFor(
  { options: { allPassed, openingPassed } }: CountTable,
  { for: reason, double }: Pick<Draft<Bonus>, "for" | "double">,
): number | undefined {
  if (reason === "all-passed") return allPassed;
  if (typeof openingPassed === "number") return openingPassed;
  if (double !== undefined) return double ? openingPassed.double : openingPassed.other;
  return openingPassed.double === openingPassed.other ? openingPassed.double : undefined;
}

/** Whether anything is played for by one of the reasons for a bonus. */
export const paysFor = (table: CountTable, reason: Bonus["for"]): boolean =>
  [true, false].some((double) => bonusFor(table, { for: reason, double }) !== 0);

/** Whether it has to be said what the opening tile was. */
export const asksDouble = ({ options }: CountTable): boolean => typeof options.openingPassed === "object";

/** What an entry adds, by party. */
export function termsOf(table: CountTable, state: CountState, entry: CountEntry): (readonly Term[])[] {
  const party =
    entry.kind === "bonus" ? partyOf(table, partiesOf(table), entry.player) : winnerOf(table, entry);
  if (party === undefined) return onlyFor(table, undefined, []);
  const terms =
    entry.kind === "bonus"
      ? [{ label: text(entry.for), value: bonusFor(table, entry) ?? 0 }]
      : winnings(table, state, entry, party);
  return onlyFor(table, party, withinTarget(table.options, state.totals[party] ?? 0, terms));
}

/** The next seat in the direction of play of somebody who plays. */
export function seatAfter(table: CountTable, seat: Seat): Seat {
  const { length } = table.players;
  const next = (seat + (table.options.turn === "left" ? 1 : length - 1)) % length;
  return isAway(table, next) ? seatAfter(table, next) : next;
}

function leadsAfter(table: CountTable, state: CountState, entry: Hand): Party | undefined {
  if (table.options.lead === "next") {
    const leader = seatOf(table, entry.leader) ?? state.leads?.[0];
    return leader === undefined ? undefined : [seatAfter(table, leader)];
  }
  const out = seatOf(table, entry.out);
  if (out !== undefined) return [out];
  const winner = winnerOf(table, entry);
  return winner === undefined ? undefined : partiesOf(table)[winner];
}

export function applyCount(table: CountTable, state: CountState, entry: CountEntry): Step<CountState> {
  const terms = termsOf(table, state, entry);
  if (entry.kind === "bonus") return { state: { ...state, totals: scored(state.totals, terms) } };
  const { state: after, round } = handStep(table, state, terms);
  return { state: { ...after, leads: leadsAfter(table, state, entry) }, ...(round && { round }) };
}
