"use client";

import { useRef, useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { copyField } from "@/lib/ui/device/share-link";

interface CopyTextProps {
  /** What it is, for those who hear the page. */
  readonly label: string;
  readonly text: string;
}

/** The most lines that are shown at once. */
const maxLines = 14;

/** A text to copy, into a chat for example. */
export function CopyText({ label, text }: CopyTextProps) {
  const t = useCatalogue("invite");
  const [status, setStatus] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <textarea
        ref={field}
        readOnly
        aria-label={label}
        value={text}
        rows={Math.min(maxLines, text.split("\n").length)}
        className="field w-full text-base"
      />
      <button
        type="button"
        className="action"
        onClick={() => {
          const copying = field.current && copyField(field.current);
          void copying?.then((done) => setStatus(done ? t.copied : t.notCopied));
        }}
      >
        {t.copyText}
      </button>
      <p role="status" className="text-fine empty:hidden">
        {status}
      </p>
    </>
  );
}
