"use client";

import { useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { TextField } from "../form/fields";

interface CopyLinkProps {
  readonly label: string;
  readonly hint?: string;
  readonly link: string;
}

/** A link to be given to others. */
export function CopyLink({ label, hint, link }: CopyLinkProps) {
  const t = useCatalogue("keeping");
  const [status, setStatus] = useState("");
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setStatus(done ? t.copied : t.notCopied);
  };
  return (
    <>
      <TextField label={label} hint={hint} readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="flex items-center gap-3">
        <button type="button" className="key px-5" onClick={copy}>
          {t.copy}
        </button>
        <p role="status">{status}</p>
      </div>
    </>
  );
}
