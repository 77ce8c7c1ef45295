"use client";

import { useEffect } from "react";
import { useWords } from "@/lib/i18n/use-words";
import { Icon } from "./icon";

export interface ToastMessage {
  readonly text: string;
  /** Until it is closed: something went wrong, or there is no other way back. */
  readonly stays?: boolean;
  readonly action?: { readonly label: string; run(): void };
}

interface ToastProps {
  readonly message: ToastMessage | undefined;
  onClose(): void;
}

const shownFor = 10_000;

/** What was just done, said once and aloud, with a way back. */
export function Toast({ message, onClose }: ToastProps) {
  const say = useWords().shell;
  useEffect(() => {
    if (!message || message.stays) return;
    const timer = setTimeout(onClose, shownFor);
    return () => clearTimeout(timer);
  }, [message, onClose]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-40 on-side:bottom-2 flex justify-center px-3"
    >
      {message && (
        <div className="board border-brass pointer-events-auto flex w-full max-w-md flex-wrap items-center justify-end gap-2 py-1.5 pr-1.5 pl-4">
          {/* What passes by itself leaves the board to be seen: the whole of it stands in the history. */}
          <p className={`min-w-0 grow basis-[10rem] text-fine ${message.stays ? "" : "line-clamp-3"}`}>
            {message.text}
          </p>
          {message.action && (
            <button type="button" className="key shrink-0" onClick={message.action.run}>
              {message.action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={say.close}
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
