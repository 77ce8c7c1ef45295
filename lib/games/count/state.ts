import { lowestParties } from "../../rules/hands/closing";
import { type Party, partyOf } from "../../rules/people/parties";
import { type Seat, seatOf } from "../../rules/people/table";
import type { Step } from "../../rules/rules";
import { handStep, onlyFor, partiesOf, type RaceState, scored, withinTarget } from "../../rules/score/race";
import { partyTerms, restTerm, sumOfTerms, type Term } from "../../rules/score/terms";
import type { Bonus, CountEntry, Hand } from "./entries";
import { type CountTable, countedIn } from "./options";
import { text } from "./texts";

export interface CountState extends RaceState {
  /** Who may lead the next hand; undefined if that is not known. */
  readonly leads: Party | undefined;
}

/** The parties that are lowest after a block, by a checked entry. */
export const lowestIn = (table: CountTable, left: Hand["left"]): number[] =>
  lowestParties(table, countedIn(table.options), partiesOf(table), left, table.options.block);

/** The party that wins a hand; undefined if nobody does. */
function winnerOf(table: CountTable, { out, left, leader, blocker }: Hand): number | undefined {
  const parties = partiesOf(table);
  if (out !== null) return partyOf(table, parties, out);
  const lowest = lowestIn(table, left);
  if (lowest.length === 1) return lowest[0];
  const decides = { nobody: undefined, leader, blocker }[table.options.tie];
  const named = decides === undefined ? undefined : partyOf(table, parties, decides);
  return named !== undefined && lowest.includes(named) ? named : undefined;
}

/** What a hand earns its winners, before the limit of an exact target. */
function winnings(table: CountTable, state: CountState, entry: Hand, winner: number): Term[] {
  const { options } = table;
  const { left, finish } = entry;
  const isBlocked = entry.out === null;
  const hands = (party: Party, sign: 1 | -1) => partyTerms(table, countedIn(options), left, party, sign);
  const pips = partiesOf(table).flatMap((party, index) => {
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

const optionOf = { "all-passed": "allPassed", "opening-passed": "openingPassed" } as const;

/** What bonuses are played for. */
export const bonusFor = ({ options }: CountTable, reason: Bonus["for"]): number => options[optionOf[reason]];

/** What an entry adds, by party. */
export function termsOf(table: CountTable, state: CountState, entry: CountEntry): (readonly Term[])[] {
  const party =
    entry.kind === "bonus" ? partyOf(table, partiesOf(table), entry.player) : winnerOf(table, entry);
  if (party === undefined) return onlyFor(table, undefined, []);
  const terms =
    entry.kind === "bonus"
      ? [{ label: text(entry.for), value: bonusFor(table, entry.for) }]
      : winnings(table, state, entry, party);
  return onlyFor(table, party, withinTarget(table.options, state.totals[party] ?? 0, terms));
}

/** The next seat in the direction of play. */
const seatAfter = (table: CountTable, seat: Seat): Seat => {
  const { length } = table.players;
  return (seat + (table.options.turn === "left" ? 1 : length - 1)) % length;
};

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
