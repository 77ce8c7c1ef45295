"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "../icon";
import { useBackCloses } from "./use-back-closes";

interface ModalProps {
  readonly title: string;
  readonly open: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** A native dialog that comes up from the bottom of a phone, within reach of the thumb. */
export function Modal({ title, open, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const t = useWords().shell;
  useBackCloses(open, onClose);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="panel mx-auto mt-auto mb-0 w-full max-w-xl rounded-b-none p-4 text-ink sm:p-5 sm:my-auto sm:rounded-b-panel"
    >
      {open && (
        <div className="grid gap-4">
          <div className="flex items-start justify-between gap-3">
            <h2 id={heading} className="text-title">
              {title}
            </h2>
            <button type="button" className="key shrink-0" onClick={onClose} aria-label={t.close}>
              <Icon icon="close" className="size-5" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
