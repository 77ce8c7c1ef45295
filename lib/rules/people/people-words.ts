import type { PlayerTerms } from "../game";
import type { Purse } from "../score/money";
import type { Text } from "../text";
import { kernelText } from "../texts";
import type { PeopleEntry } from "./people";
import { idOf, nameOf, type Players, playerRecord, seatOf, seatsOf, type Table } from "./table";

/** A checked entry about people in one line, for the history. */
export function movedText(table: Table<unknown>, entry: PeopleEntry, begins: number | undefined): Text {
  const named = (id: unknown): string => {
    const seat = seatOf(table, id);
    return seat === undefined ? String(id) : nameOf(table, seat);
  };
  switch (entry.kind) {
    case "join": {
      const { after, start } = entry;
      const last = idOf(table, table.players.length - 1);
      const behind = after === null ? undefined : named(after ?? last);
      return kernelText("joined", {
        name: entry.player.name.trim(),
        behind,
        start: reasonOf(start),
        begins,
      });
    }
    case "leave":
      return kernelText("left", {
        name: named(entry.player),
        ranked: entry.score === "ranked",
        back: entry.stake === "back",
      });
    case "return":
      return kernelText("came-back", { name: named(entry.player), start: reasonOf(entry.start), begins });
    case "rename":
      return kernelText("renamed", { name: entry.name.trim() });
    case "seats":
      return kernelText("reseated", { names: entry.order.map(named) });
    case "substitute": {
      // Somebody who comes back keeps the name as it is written here.
      const name =
        seatOf(table, entry.player.id) === undefined ? entry.player.name.trim() : named(entry.player.id);
      return kernelText("substituted", { name, out: named(entry.out) });
    }
  }
}

/** Why somebody begins with their total; like zero, one that the table gave needs no reason. */
const reasonOf = <Reason extends string>(start: Reason | number): Reason | "zero" =>
  typeof start === "number" ? "zero" : start;

function pointsFrom(table: Players, entry: PeopleEntry): Text {
  const seat = entry.kind === "substitute" ? seatOf(table, entry.out) : undefined;
  if (seat !== undefined) return kernelText("taken-over", { name: nameOf(table, seat) });
  return kernelText(entry.kind === "return" ? "coming-back" : "began-with");
}

/** A table and everybody's totals, by seat. */
interface Having {
  readonly table: Players;
  readonly totals: readonly number[];
  readonly purse?: Purse | undefined;
}

/**
 * What a checked entry about people changes, as terms: what a newcomer starts with and pays, what a returning player
 * continues with, what happens to a stake.
 */
export function explainMove(before: Having, after: Having, entry: PeopleEntry): Record<string, PlayerTerms> {
  const pointsLabel = pointsFrom(before.table, entry);
  const term = (label: Text, value: number) => (value === 0 ? [] : [{ label, value }]);
  const moneyLabel = (seat: number, was: number | undefined): Text => {
    if (was === undefined) return kernelText("at-the-start");
    if (entry.kind === "return" && idOf(after.table, seat) === entry.player)
      return kernelText("at-the-start");
    const leaves = entry.kind === "leave" && idOf(after.table, seat) === entry.player;
    return kernelText(leaves ? "stake-back" : "from-the-pool");
  };
  return playerRecord(
    seatsOf(after.table).map((seat): [string, PlayerTerms] => {
      const id = idOf(after.table, seat);
      const was = seatOf(before.table, id);
      const points = (after.totals[seat] ?? 0) - (was === undefined ? 0 : (before.totals[was] ?? 0));
      const owned = was === undefined ? 0 : (before.purse?.balances[was] ?? 0);
      const money = (after.purse?.balances[seat] ?? 0) - owned;
      return [id, { points: term(pointsLabel, points), money: term(moneyLabel(seat, was), money) }];
    }),
  );
}
