"use client";

import { useState } from "react";
import { LinkKeys } from "@/app/shared/link-keys";
import { useOrigins } from "@/app/shared/use-origins";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { QrCode } from "@/lib/ui/pictures/qr-code";
import { cardLink } from "./card-link";

interface TableCardsProps {
  readonly evening: string;
  readonly keeper: string;
  /** How many tables there are, or may be. */
  readonly count: number;
}

/** A code for each table, the same all evening: whoever reads it sees who sits there now, and can keep the score. */
export function TableCards({ evening, keeper, count }: TableCardsProps) {
  const t = useCatalogue("club");
  const [table, setTable] = useState(1);
  const origins = useOrigins();
  const link = cardLink(origins?.[0] ?? window.location.origin, evening, keeper, table);
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
      <QrCode text={link} label={t.table({ table })} className="mx-auto w-full max-w-80" />
      <LinkKeys key={table} title={t.table({ table })} link={link} />
    </>
  );
}
