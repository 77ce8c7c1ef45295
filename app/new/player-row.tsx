"use client";

import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { Icon, type IconName } from "@/lib/ui/icon";

interface PlayerRowProps {
  readonly name: string;
  /** Counted from 1. */
  readonly seat: number;
  readonly last: boolean;
  onMove(by: 1 | -1): void;
  /** What else can be done with this player. */
  readonly more: { readonly label: string; readonly icon: IconName; act(): void };
}

/** A player in a seat, with buttons to change the seat, and one for what else there is. */
export function PlayerRow({ name, seat, last, onMove, more }: PlayerRowProps) {
  const say = newGameWords[useLanguage()];
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-end gap-1 py-1 pr-1 pl-3">
      <span
        role="img"
        aria-label={say.seat({ seat })}
        className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-line-strong font-display font-bold"
      >
        {seat}
      </span>
      <span className="min-w-0 grow basis-[7rem] pl-2 text-lead leading-[1.2] font-semibold wrap-anywhere">
        {name}
      </span>
      <RowButton label={say.moveUp({ name })} icon="up" off={seat === 1} onClick={() => onMove(-1)} />
      <RowButton label={say.moveDown({ name })} icon="down" off={last} onClick={() => onMove(1)} />
      <RowButton label={more.label} icon={more.icon} off={false} onClick={more.act} />
    </li>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly icon: IconName;
  /** Nothing would happen. It stays focusable, so that the focus is not lost at the end of the list. */
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
