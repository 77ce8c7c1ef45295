"use client";

import { useEffect } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "../icon";

export interface ToastMessage {
  readonly text: string;
  /** Until it is closed: something went wrong, or there is no other way to undo it. */
  readonly stays?: boolean;
  /** The id of the entry it is about. */
  readonly about?: string;
  readonly action?: { readonly label: string; run(): void };
}

interface ToastProps {
  readonly message: ToastMessage | undefined;
  readonly place?: keyof typeof places;
  onClose(): void;
}

/** At the bottom edge; over a bar with buttons there; or at the top, where a form has its keys at the bottom. */
const places = {
  bottom: "bottom-[max(0.75rem,env(safe-area-inset-bottom))]",
  "above-bar": "bottom-24 on-side:bottom-2",
  top: "top-[max(0.25rem,env(safe-area-inset-top))] on-side:left-1/2",
};

const shownFor = 10_000;

/** What was just done, shown and read aloud once, with a button that undoes it. */
export function Toast({ message, place = "bottom", onClose }: ToastProps) {
  const t = useWords().shell;
  useEffect(() => {
    if (!message || message.stays) return;
    const timer = setTimeout(onClose, shownFor);
    return () => clearTimeout(timer);
  }, [message, onClose]);
  return (
    <div
      role="status"
      data-passing
      className={`pointer-events-none fixed inset-x-0 z-40 flex justify-center px-3 ${places[place]}`}
    >
      {message && (
        <div className="board border-brass pointer-events-auto flex w-full max-w-md flex-wrap items-center justify-end gap-2 py-1.5 pr-1.5 pl-4">
          <p className="min-w-0 grow basis-[8rem] text-fine">{message.text}</p>
          {message.action && (
            <button type="button" className="key shrink-0" onClick={message.action.run}>
              {message.action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={t.close}
            className="grid size-12 shrink-0 place-items-center"
            onClick={onClose}
          >
            <Icon icon="close" className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}
