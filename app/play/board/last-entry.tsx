"use client";

import { Icon } from "@/lib/ui/icon";
import type { ToastMessage } from "@/lib/ui/page/toast";

interface LastEntryProps {
  readonly message: ToastMessage;
  /** Whether nothing else stands in the bar, as once the game is over. */
  readonly alone: boolean;
}

/**
 * What was just done, in the bar beside the key that enters the next hand: it lies over nothing, and takes it back for
 * as long as nothing else is entered.
 */
export function LastEntry({ message, alone }: LastEntryProps) {
  const { text, action } = message;
  if (!action) return <p className="content-center text-fine">{text}</p>;
  if (alone)
    return (
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-[min(0.875rem,4.6vmin)] leading-[1.25] wrap-anywhere on-side:text-on-walnut">
          {text}
        </p>
        <button type="button" className="key shrink-0" onClick={action.run}>
          <Icon icon="undo" className="size-5 shrink-0 text-felt-ink" />
          {action.label}
        </button>
      </div>
    );
  return (
    <button
      type="button"
      className="key min-h-14 on-side:min-h-12 w-full justify-start gap-2 px-2.5 text-left text-[min(0.875rem,4.6vmin)] leading-[1.15] font-normal"
      onClick={action.run}
    >
      <Icon icon="undo" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {text} <b className="text-felt-ink">{action.label}</b>
      </span>
    </button>
  );
}
