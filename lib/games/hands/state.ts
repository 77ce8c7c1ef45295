import { lowestParties } from "../../rules/hands/closing";
import { pipsLeft } from "../../rules/hands/hands";
import { isPlaying, type Party, partyOf } from "../../rules/people/parties";
import { idOf, seatOf } from "../../rules/people/table";
import type { Step } from "../../rules/rules";
import { handStep, partiesOf, type RaceState } from "../../rules/score/race";
import type { Term } from "../../rules/score/terms";
import { countSet } from "../../rules/tiles/counting";
import type { Hand, Way } from "./entries";
import { type HandsTable, setOf } from "./options";
import type { worths } from "./rules";
import { text } from "./texts";

export interface HandsState extends RaceState {
  /** Blocks without a winner since a hand was last won. */
  readonly ties: number;
  /** Who may lead the next hand; undefined if that is not known. */
  readonly leads: Party | undefined;
}

export const countedIn = ({ options }: HandsTable) => countSet(setOf(options), {});

/** The parties that are lowest after a block, by a checked entry. */
const lowestIn = (table: HandsTable, left: NonNullable<Hand["left"]>): number[] =>
  lowestParties(table, countedIn(table), partiesOf(table), left, table.options.block);

/** The party that wins a hand; undefined if nobody does. */
export function winnerOf(table: HandsTable, { out, left, won }: Hand): number | undefined {
  const parties = partiesOf(table);
  if (out !== null) return partyOf(table, parties, out);
  if (!left) return partyOf(table, parties, won);
  const lowest = lowestIn(table, left);
  return lowest.length === 1 ? lowest[0] : undefined;
}

/** The option with the worth of going out this way. */
export const optionOf = {
  plain: "plain",
  double: "double",
  "both-ends": "bothEnds",
  crossed: "crossed",
} as const satisfies Record<Way, (typeof worths)[number]>;

/** What a hand that ends this way is worth now. */
export const worthOf = ({ options }: HandsTable, { ties }: HandsState, how: Way | "blocked"): number =>
  options[how === "blocked" ? how : optionOf[how]] + (options.tieAdds ? ties : 0);

/** How a hand ended, by a checked entry. */
export const endOf = ({ out, how: way = "plain" }: Hand): Way | "blocked" => (out === null ? "blocked" : way);

/** What a hand adds, by party: its worth for the winners, and what a broken run or a reset takes away. */
export function termsOf(table: HandsTable, state: HandsState, entry: Hand): (readonly Term[])[] {
  const { options } = table;
  const { totals } = state;
  const winner = winnerOf(table, entry);
  if (winner === undefined) return totals.map(() => []);
  const worth = worthOf(table, state, endOf(entry));
  const won: Term = { label: text("won", { how: endOf(entry) }), value: worth };
  const backTo0 = (label: Term["label"], total: number): Term[] =>
    total === 0 ? [] : [{ label, value: -total }];
  const parties = partiesOf(table);
  const after = totals.map((total, party) => (party === winner ? total + worth : total));
  const plays = (party: number): boolean => isPlaying(table, parties[party] ?? []);
  switch (options.match) {
    case "first-to":
      return totals.map((_, party) => (party === winner ? [won] : []));
    case "in-a-row": {
      const isBroken = totals.some((total, party) => party !== winner && plays(party) && total > 0);
      if (!isBroken) return totals.map((_, party) => (party === winner ? [won] : []));
      return totals.map((total, party) => [
        ...(plays(party) ? backTo0(text("run-broken"), total) : []),
        ...(party === winner && options.broken === "one" ? [won] : []),
      ]);
    }
    case "while-zero": {
      const isReset =
        (after[winner] ?? 0) < options.target && after.every((total, party) => !plays(party) || total > 0);
      return after.map((total, party) => [
        ...(party === winner ? [won] : []),
        ...(isReset && plays(party) ? backTo0(text("all-have-won"), total) : []),
      ]);
    }
  }
}

/** After a block, the player who held the lowest hand of the winners, or both if theirs are equal or entered as one. */
function leadsAfter(table: HandsTable, entry: Hand): Party | undefined {
  const out = seatOf(table, entry.out);
  if (out !== undefined) return [out];
  const winner = winnerOf(table, entry);
  const party = winner === undefined ? undefined : partiesOf(table)[winner];
  const { left } = entry;
  if (!party || !left || party.some((seat) => !Object.hasOwn(left, idOf(table, seat)))) return party;
  const pips = pipsLeft(table, countedIn(table), left);
  const min = Math.min(...party.map((seat) => pips[seat] ?? 0));
  return party.filter((seat) => pips[seat] === min);
}

export function applyHand(table: HandsTable, state: HandsState, entry: Hand): Step<HandsState> {
  const { state: after, round } = handStep(table, state, termsOf(table, state, entry));
  const ties = winnerOf(table, entry) === undefined ? state.ties + 1 : 0;
  return { state: { ...after, ties, leads: leadsAfter(table, entry) }, ...(round && { round }) };
}
