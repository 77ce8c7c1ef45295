"use client";

import { useRef, useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { canShare, copyField, shareLink } from "@/lib/ui/device/share-link";
import { useInBrowser } from "@/lib/ui/use-in-browser";

interface LinkKeysProps {
  /** The link's title in the device's share sheet. */
  readonly title: string;
  readonly link: string;
}

/** A link to read, share and copy. */
export function LinkKeys({ title, link }: LinkKeysProps) {
  const t = useCatalogue("invite");
  const [status, setStatus] = useState("");
  const mayShare = useInBrowser(canShare, false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (field.current) setStatus((await copyField(field.current)) ? t.copied : t.notCopied);
  };
  return (
    <>
      <label className="grid gap-1 text-fine font-semibold">
        {t.link}
        <input ref={field} readOnly value={link} className="field w-full font-normal" />
      </label>
      <div className="grid gap-2 sm:grid-cols-2 [&>:only-child]:col-span-full">
        {mayShare && (
          <button
            type="button"
            className="action"
            onClick={() => void shareLink(title, link).then((done) => done === "unable" && void copy())}
          >
            {t.share}
          </button>
        )}
        <button type="button" className="key min-h-14" onClick={() => void copy()}>
          {t.copy}
        </button>
      </div>
      <p role="status" className="text-fine empty:hidden">
        {status}
      </p>
    </>
  );
}
