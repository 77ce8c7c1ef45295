"use client";

import type { DOMAttributes } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Icon, type IconName } from "@/lib/ui/icon";
import { WholeName } from "@/lib/ui/text/whole-name";

interface SeatRowProps {
  readonly name: string;
  /** Counted from 1. */
  readonly seat: number;
  readonly last: boolean;
  /** Drags the row by its number, with finger or mouse; undefined if it stays where it is. */
  readonly grip: DOMAttributes<HTMLElement> | undefined;
  /** Whether this row is dragged, or makes room for one that is. */
  readonly dragged: "itself" | "another" | undefined;
  /** How far it is moved from its place, in pixels. */
  readonly shift: number;
  readonly onMove: ((by: 1 | -1) => void) | undefined;
  /** Other actions for this player. */
  readonly more: { readonly label: string; readonly icon: IconName; act(): void } | undefined;
}

/** A player in a seat: dragged by its number, or moved by buttons; another button has further actions. */
export function SeatRow({ name, seat, last, grip, dragged, shift, onMove, more }: SeatRowProps) {
  const t = useCatalogue("newGame");
  const className =
    dragged === "itself"
      ? "relative z-10 shadow-[0_6px_18px_rgb(30_15_0/0.35)] outline-2 outline-brass"
      : dragged === "another"
        ? "transition-transform duration-150"
        : "";
  return (
    <li
      className={`flex min-h-14 flex-wrap items-center justify-end gap-1 bg-surface py-1 pr-1 first:rounded-t-panel last:rounded-b-panel ${className}`}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <span
        {...grip}
        className={`flex min-h-12 min-w-12 shrink-0 items-center justify-center gap-1 pl-1 ${grip ? "cursor-grab touch-none select-none [-webkit-touch-callout:none]" : ""}`}
      >
        {grip && (
          <svg viewBox="0 0 8 16" className="h-4 w-2 shrink-0 fill-ink-soft" aria-hidden="true">
            <path d="M1 2h2v2H1zM5 2h2v2H5zM1 7h2v2H1zM5 7h2v2H5zM1 12h2v2H1zM5 12h2v2H5z" />
          </svg>
        )}
        <span
          role="img"
          aria-label={t.seat({ seat })}
          className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-line-strong font-display leading-none font-bold"
        >
          {seat}
        </span>
      </span>
      <span className="min-w-0 grow basis-[4.5rem] pl-1 leading-[1.2] font-semibold">
        <WholeName name={name} largest="var(--text-lead)" />
      </span>
      <span className="flex shrink-0 gap-1">
        {onMove && (
          <>
            <RowButton label={t.moveUp({ name })} icon="up" off={seat === 1} onClick={() => onMove(-1)} />
            <RowButton label={t.moveDown({ name })} icon="down" off={last} onClick={() => onMove(1)} />
          </>
        )}
        {more && <RowButton label={more.label} icon={more.icon} off={false} onClick={more.act} />}
      </span>
    </li>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly icon: IconName;
  /** The button does nothing here, but stays focusable so that the focus is not lost at the end of the list. */
  readonly off: boolean;
  onClick(): void;
}

function RowButton({ label, icon, off, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={onClick}
      className="grid size-12 shrink-0 place-items-center rounded-plate aria-disabled:opacity-30"
    >
      <Icon icon={icon} className="size-6" />
    </button>
  );
}
