"use client";

import { Fragment, type ReactNode } from "react";
import { inLikelyOrder } from "@/app/shared/game/likely-order";
import { useCountry } from "@/app/shared/game/use-country";
import { useLanguage } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { Link } from "@/lib/ui/page/link";

/** A game or family, and those of its games that belong to a country. */
export interface NearGame {
  readonly id: string;
  readonly card: ReactNode;
  readonly local: readonly LocalGame[];
}

export interface LocalGame {
  readonly preset: string;
  readonly name: string;
  /** Where it is played, in words, and as codes. */
  readonly regions: string;
  readonly countries: readonly string[];
}

/** All games, the reader's country first: of the family that is played most there, its own games before all others. */
export function NearGames({ games }: { readonly games: readonly NearGame[] }) {
  const country = useCountry();
  const near = inLikelyOrder(games, useLanguage(), country);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2">
      {near.map(({ id, card, local }, place) => (
        <Fragment key={id}>
          {place === 0 &&
            local
              .filter(({ countries }) => countries.includes(country ?? ""))
              .map(({ preset, name, regions }) => (
                <li key={preset} className="grid grid-cols-[minmax(0,1fr)]">
                  <Link
                    href={`/new?game=${id}&preset=${preset}`}
                    className="panel flex min-h-16 items-center gap-4 p-3 pl-5"
                  >
                    <span className="grid min-w-0 grow gap-0.5 wrap-anywhere">
                      <span className="font-display text-lead font-bold">{name}</span>
                      <span className="text-fine text-ink-soft empty:hidden">{regions}</span>
                    </span>
                    <Icon icon="forward" className="size-6 shrink-0 text-ink-soft" />
                  </Link>
                </li>
              ))}
          <li className="grid grid-cols-[minmax(0,1fr)]">{card}</li>
        </Fragment>
      ))}
    </ul>
  );
}
