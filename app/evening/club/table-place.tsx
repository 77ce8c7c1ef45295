"use client";

import type { EveningView } from "@/lib/client/evening/evenings";
import { useAhead } from "@/lib/client/evening/use-ahead";
import type { CardKey } from "@/lib/client/store/device-store";
import type { RoundResult } from "@/lib/evening/result/types";
import { AheadRound } from "./ahead-round";
import { AtTable } from "./at-table";

interface TablePlaceProps {
  readonly view: EveningView;
  readonly rounds: readonly RoundResult[];
  readonly table: number;
  /** As the address has them. */
  readonly seats: string | undefined;
  /** What the table's card opens, on a phone that has no key of the evening. */
  readonly card: CardKey | undefined;
}

/** A table that this phone is at: who sits there, also in a round that has come without a network. */
export function TablePlace({ view, rounds, table, seats, card }: TablePlaceProps) {
  const ahead = useAhead(view, table, seats);
  return (
    <>
      <AtTable
        log={view.log}
        rounds={rounds}
        table={table}
        ahead={ahead?.seats.players.map(({ name }) => name.trim())}
      />
      {ahead && <AheadRound view={view} ahead={ahead} card={card} />}
    </>
  );
}
