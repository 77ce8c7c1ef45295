import { DrawContext } from "./draw/context";
import { bestSeating, propose } from "./draw/draw";
import { costOfSeating } from "./draw/local";
import type { Numbered } from "./draw/numbers";
import type { Proposal } from "./draw/proposal";
import { maxSearched } from "./draw/search";
import type { Sizes } from "./draw/sizes";
import type { EveningMoment } from "./moment";
import type { Index, RoundState } from "./state";

/** Something to know about a round as it was written. */
export type Remark =
  | {
      readonly code: "partners-again" | "rivals-again" | "met-again";
      readonly who: readonly Index[];
      /** When it last was so. */
      readonly round: number;
    }
  | { readonly code: "rest-out-of-turn"; readonly who: readonly Index[] };

/** What replay says of a round that a host or a program has written. */
export interface Judgement {
  readonly cost: readonly number[];
  /** The least cost for the people seated, where a draw would look for it. */
  readonly best: readonly number[] | undefined;
  /** Whether the draw proposes just this; undefined where that would take too long to know. */
  readonly asDrawn: boolean | undefined;
  readonly says: readonly Remark[];
}

type Tables = RoundState["tables"];

/** Judged once: neither the moment before a round nor the tables that were written for it ever change. */
const judged = new WeakMap<EveningMoment, { readonly tables: string; readonly judgement: Judgement }>();

/** Judges the round that was written at this moment. */
export function judge(before: EveningMoment, round: RoundState): Judgement {
  const tables = JSON.stringify([round.lot, round.rest, round.tables.map(({ sides }) => sides)]);
  const known = judged.get(before);
  if (known?.tables === tables) return known.judgement;
  const judgement = judgeAt(new DrawContext(before.setup, before.state, round.lot), round);
  judged.set(before, { tables, judgement });
  return judgement;
}

function judgeAt(context: DrawContext, { tables, rest }: RoundState): Judgement {
  const proposal = propose(context);
  const seated = tables.flatMap(({ sides }) => sides.flat());
  const costs = context.costs(seated);
  const places = new Map(costs.units.map((unit, place) => [unit, place]));
  const seating = tables.map(({ sides }) => sides.map((side) => side.map((unit) => places.get(unit) ?? 0)));
  const isTooMany = proposal?.search !== undefined && proposal.seated.length > maxSearched;
  const asProposed =
    proposal && !isTooMany && areSameRests(context, proposal, rest) ? proposal.tables() : undefined;
  return {
    cost: costs.list(costOfSeating(costs, seating)),
    best: bestOf(context, tables, seated, proposal, asProposed),
    asDrawn: isTooMany ? undefined : asProposed !== undefined && areSameTables(asProposed, tables),
    says: [...again(context, tables), ...outOfTurn(proposal, rest)],
  };
}

/** The queue where winners stay is in order; other rests are not. */
function areSameRests({ setup }: DrawContext, proposal: Proposal, rest: readonly Index[]): boolean {
  const inOrder = (units: readonly Index[]) =>
    setup.settings.draw === "winners" ? units : units.toSorted((a, b) => a - b);
  return inOrder(proposal.rest).join() === inOrder(rest).join();
}

/** Whether these are the same tables, whatever the order of tables, sides and partners, and their numbers. */
function areSameTables(proposed: readonly Numbered[], written: Tables): boolean {
  const key = (tables: readonly Pick<Numbered, "sides">[]) =>
    tables
      .map(({ sides }) =>
        sides
          .map((side) => side.toSorted((a, b) => a - b).join("+"))
          .sort()
          .join(),
      )
      .sort()
      .join(" ");
  return key(proposed) === key(written);
}

const searching: readonly string[] = ["mix", "swiss"];

function bestOf(
  context: DrawContext,
  tables: Tables,
  seated: readonly Index[],
  proposal: Proposal | undefined,
  asProposed: readonly Numbered[] | undefined,
): readonly number[] | undefined {
  const { form, settings } = context.setup;
  const isSearched = searching.includes(settings.draw) && !(form === "alone" && settings.draw === "swiss");
  const sizes = sizesOf(tables, form === "alone", context.seats);
  if (!isSearched || seated.length > maxSearched || !sizes) return undefined;
  const costs = context.costs(seated);
  if (asProposed && proposal?.search && isSameSizes(proposal.search, sizes)) {
    const places = new Map(costs.units.map((unit, place) => [unit, place]));
    const seating = asProposed.map(({ sides }) =>
      sides.map((side) => side.map((unit) => places.get(unit) ?? 0)),
    );
    return costs.list(costOfSeating(costs, seating));
  }
  return costs.list(bestSeating(context, seated, sizes).cost);
}

const isSameSizes = (a: Sizes, b: Sizes): boolean => a.size === b.size && a.larger === b.larger;

/** How many sit at the tables as written; undefined if one has two more than another. */
function sizesOf(tables: Tables, isAlone: boolean, seats: number): Sizes | undefined {
  if (!isAlone) return { size: seats, larger: 0 };
  const counts = tables.map(({ sides }) => sides.length);
  const size = Math.min(...counts);
  if (counts.some((count) => count > size + 1)) return undefined;
  return { size, larger: counts.filter((count) => count > size).length };
}

/** Who sits together again too soon; pairs that meet again at all. */
function again({ setup, history, round }: DrawContext, tables: Tables): Remark[] {
  const { form, settings } = setup;
  if (form === "alone" || settings.draw === "winners") return [];
  const isSoon = (last: number, window: number) => last > 0 && round - last <= window;
  return tables.flatMap(({ sides: [ours = [], theirs = []] }): Remark[] => {
    const across = ours.flatMap((one) => theirs.map((other) => [one, other] as const));
    if (form === "pairs")
      return across.flatMap((who): Remark[] => {
        const last = history.lastRivals(...who);
        return last > 0 ? [{ code: "met-again", who, round: last }] : [];
      });
    const partners = [ours, theirs].flatMap((who): Remark[] => {
      const last = history.lastPartners(who[0] ?? -1, who[1] ?? -1);
      return isSoon(last, settings.partnerAgain) ? [{ code: "partners-again", who, round: last }] : [];
    });
    if (form === "table") return partners;
    const rivals = across.flatMap((who): Remark[] => {
      const last = history.lastRivals(...who);
      return isSoon(last, settings.rivalAgain) ? [{ code: "rivals-again", who, round: last }] : [];
    });
    return [...partners, ...rivals];
  });
}

/** Who rests and would not by the draw. */
function outOfTurn(proposal: Proposal | undefined, rest: readonly Index[]): Remark[] {
  if (!proposal) return [];
  const who = rest.filter((unit) => !proposal.rest.includes(unit));
  return who.length > 0 ? [{ code: "rest-out-of-turn", who }] : [];
}
