"use client";

import { Icon } from "@/lib/ui/icon";
import type { ToastMessage } from "@/lib/ui/page/toast";

interface LastEntryProps {
  readonly message: ToastMessage;
  /** Whether the bar contains nothing else, as when the game is over. */
  readonly alone: boolean;
}

/**
 * The last entry, in the bar beside the main button. It covers nothing, and can be undone until the next entry is made.
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
