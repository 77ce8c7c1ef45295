"use client";

import type { ReactNode } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { type HalfTyped, useHalfTyped, useStartAfresh } from "./half-typed";

interface HalfTypedListProps {
  readonly gameId: string;
  readonly className: string;
  /** What it is, in words; undefined if unknown. */
  title(half: HalfTyped): string | undefined;
  /** Opens its form. */
  goOn(half: HalfTyped): ReactNode;
}

/** The drafts of a game, each to be continued or discarded; discarding can be undone. */
export function HalfTypedList({ gameId, className, title, goOn }: HalfTypedListProps) {
  const t = useWords();
  const all = useHalfTyped(gameId);
  const { drop, undo } = useStartAfresh(gameId);
  const row = `${className} flex flex-wrap items-center gap-x-4 gap-y-2`;
  return (
    <>
      {all.map((half) => {
        const name = title(half);
        return (
          name !== undefined && (
            <section key={half.slot} aria-label={name} className={row}>
              <p role="status" className="grow font-semibold">
                {name}
              </p>
              <div className="flex flex-wrap gap-2">
                {goOn(half)}
                <button type="button" className="key" onClick={() => drop(half.slot)}>
                  {t.moved.startAfresh}
                </button>
              </div>
            </section>
          )
        );
      })}
      {undo && (
        <div className={row}>
          <p role="status" className="grow">
            {t.moved.thrownAway}
          </p>
          <button type="button" className="key" onClick={undo}>
            <Icon icon="undo" className="size-5" />
            {t.table.undo}
          </button>
        </div>
      )}
    </>
  );
}
