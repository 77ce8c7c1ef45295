import { type ReadEntry, readEntry } from "../document/read-entry";
import type { PlayerTerms } from "../game";
import type { GameTypes } from "../game-types";
import type { PeopleEntry } from "../people/people";
import { beginsWith, movePeople, resumesWith } from "../people/people-move";
import { explainMove, movedText } from "../people/people-words";
import { byPlayer, playerRecord, seatOf } from "../people/table";
import { describeAdjust, explainAdjust } from "../score/adjust";
import { moneyMoved } from "../score/money";
import { type Explained, moneyTerms } from "../score/terms";
import type { Text } from "../text";
import { kernelText } from "../texts";
import type { Moment } from "./moment";

/** An entry in one line; undefined if the value is not an entry. */
export function describeAt<G extends GameTypes>(moment: Moment<G>, raw: unknown): Text | undefined {
  const { rules, table } = moment;
  const read = readEntry(moment, raw);
  switch (read.type) {
    case "none":
      return undefined;
    case "end":
      return kernelText(rules.about(table).endless ? "ended" : "ended-early");
    case "people":
      return read.value && movedText(table, read.value, beginsBy(moment, read.value));
    case "adjust":
      return read.value && describeAdjust(table, moment.parties, read.value);
    case "own":
      return read.value && rules.describe(table, read.value);
  }
}

/** What an entry adds to everybody's numbers, term by term. */
export function explainAt<G extends GameTypes>(moment: Moment<G>, raw: unknown): Record<string, PlayerTerms> {
  const { table } = moment;
  const read = readEntry(moment, raw);
  if (read.type === "people") return read.value ? explainMoveAt(moment, read.value) : playerRecord([]);
  const { points, money } = explainRead(moment, read);
  return byPlayer(
    table,
    table.players.map((_, seat) => ({ points: points[seat] ?? [], money: money?.[seat] ?? [] })),
  );
}

function explainRead<G extends GameTypes>(moment: Moment<G>, read: ReadEntry<G["entry"]>): Explained {
  const { rules, table, state } = moment;
  if (read.type === "end") return explainEnd(moment);
  if (read.type === "adjust" && read.value) return explainAdjust(moment, read.value);
  return read.type === "own" && read.value ? rules.explain(table, state, read.value) : { points: [] };
}

/** What the original players had before the first entry. */
export function openingAt<G extends GameTypes>({ rules, table }: Moment<G>, player: string): PlayerTerms {
  const { totals, purse } = rules.tally(table, rules.start(table));
  const seat = seatOf(table, player) ?? -1;
  const term = (value: number | undefined) => (value ? [{ label: kernelText("at-the-start"), value }] : []);
  return { points: term(totals[seat]), money: term(purse?.balances[seat]) };
}

function explainMoveAt<G extends GameTypes>(
  moment: Moment<G>,
  entry: PeopleEntry,
): Record<string, PlayerTerms> {
  const { rules, table, tally } = moment;
  const { totals, purse } = tally;
  const after = movePeople(moment, entry);
  const now = rules.tally(after.table, after.state);
  return explainMove({ table, totals, purse }, { ...now, table: after.table }, entry);
}

/** Stopping moves no points; a pool that is given back is money. */
function explainEnd<G extends GameTypes>({ rules, table, state, tally }: Moment<G>): Explained {
  const before = tally.purse;
  const after = rules.tally(table, rules.handBack?.(table, state) ?? state).purse;
  if (!before || !after) return { points: [] };
  const label = kernelText("handed-back");
  return { points: [], money: moneyTerms(moneyMoved(before, after), [], { paid: label, won: label }) };
}

/** The points that a player starts with; undefined if points do not decide ranks, or if nobody joins. */
function beginsBy<G extends GameTypes>(moment: Moment<G>, entry: PeopleEntry): number | undefined {
  const { rules, table } = moment;
  if (rules.about(table).rankedBy === "money") return undefined;
  if (entry.kind === "join") return beginsWith(moment, entry.start);
  if (entry.kind !== "return") return undefined;
  return resumesWith(moment, entry.start, seatOf(table, entry.player) ?? -1);
}
