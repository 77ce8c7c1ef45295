"use client";

import { useState } from "react";
import { LinkKeys } from "@/app/shared/link-keys";
import { useOrigins } from "@/app/shared/use-origins";
import { type EveningView, playersAt } from "@/lib/client/evening/evenings";
import { beganAt } from "@/lib/evening/hall/clock";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { RoundResult } from "@/lib/evening/result/types";
import { packedSeats } from "@/lib/export/packed/packed-seats";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { QrCode } from "@/lib/ui/pictures/qr-code";
import { cardLink } from "./card-link";

interface TableCardsProps {
  readonly view: EveningView;
  /** The round that is played, if one is. */
  readonly round: RoundResult | undefined;
  readonly keeper: string;
  /** How many tables there are, or may be. */
  readonly count: number;
}

/** A code for each table, the same all evening: whoever reads it sees who sits there now, and can keep the score. */
export function TableCards({ view, round, keeper, count }: TableCardsProps) {
  const t = useCatalogue("club");
  const [table, setTable] = useState(1);
  const origins = useOrigins();
  const link = (seats?: string) =>
    cardLink(origins?.[0] ?? window.location.origin, view.id, keeper, table, seats);
  const seated = round?.tables.find((each) => each.table === table);
  const seats =
    round &&
    seated &&
    packedSeats({
      round: round.round,
      table,
      began: beganAt(view.log, round.round),
      players: playersAt(view, { sides: sidesAt(seated) }),
    });
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <>
      <p>{t.cardText}</p>
      <div className="flex flex-wrap gap-1.5">
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className="key"
            aria-label={t.table({ table: number })}
            aria-pressed={number === table}
            onClick={() => setTable(number)}
          >
            {number}
          </button>
        ))}
      </div>
      <p className="text-center font-display text-display font-bold">{t.table({ table })}</p>
      <QrCode
        text={link(seats)}
        label={t.table({ table })}
        level={seats ? "L" : "M"}
        className="mx-auto w-full max-w-80"
      />
      {round && seats && <p className="text-ink-soft">{t.cardSeats(round)}</p>}
      <LinkKeys key={table} title={t.table({ table })} link={link()} />
    </>
  );
}
