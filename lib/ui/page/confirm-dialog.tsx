"use client";

import type { ReactNode } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Modal } from "./modal";

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  /** The label of the button that does it. */
  readonly label: string;
  yes(): void;
  /** A further option. */
  readonly other?: { readonly label: string; yes(): void } | undefined;
  onClose(): void;
  /** What would be lost, and what would not. */
  readonly children: ReactNode;
}

/** Asks before something is deleted for good. */
export function ConfirmDialog({ title, open, label, yes, other, onClose, children }: ConfirmDialogProps) {
  const t = useWords().shell;
  return (
    <Modal title={title} open={open} onClose={onClose}>
      <div className="grid gap-2 text-pretty">{children}</div>
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="key min-h-14 text-alarm" onClick={yes}>
          {label}
        </button>
        {other && (
          <button type="button" className="key min-h-14 text-alarm" onClick={other.yes}>
            {other.label}
          </button>
        )}
        <button type="button" className="key min-h-14" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </Modal>
  );
}
