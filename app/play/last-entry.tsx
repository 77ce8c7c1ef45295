"use client";

import { Icon } from "@/lib/ui/icon";
import type { ToastMessage } from "@/lib/ui/toast";

/**
 * What was just done, in the bar beside the key that enters the next hand: it lies over nothing, and takes it back for
 * as long as nothing else is entered.
 */
export function LastEntry({ message }: { readonly message: ToastMessage }) {
  const { text, action } = message;
  if (!action) return <p className="content-center text-fine">{text}</p>;
  return (
    <button
      type="button"
      className="key min-h-14 on-side:min-h-12 w-full justify-start gap-2 px-2.5 text-left text-fine leading-[1.15] font-normal"
      onClick={action.run}
    >
      <Icon icon="undo" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {text} <b className="text-felt-ink">{action.label}</b>
      </span>
    </button>
  );
}
