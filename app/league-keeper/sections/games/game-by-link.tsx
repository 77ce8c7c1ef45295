"use client";

import { type FormEvent, useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { TextField } from "../../form/fields";

interface GameByLinkProps {
  /** Why the game in the typed link cannot be found. */
  readonly problem: string | undefined;
  onFind(link: string): Promise<void>;
  /** Called when another link is typed. */
  onEdit(): void;
}

/** Finds a game that is not on this device. */
export function GameByLink({ problem, onFind, onEdit }: GameByLinkProps) {
  const t = useCatalogue("keeping");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = new FormData(event.currentTarget).get("link");
    setBusy(true);
    await onFind(String(link));
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t.byLink} className="grid min-w-0 gap-3">
      <TextField
        label={t.byLink}
        hint={t.byLinkHint}
        problem={problem}
        name="link"
        type="url"
        onChange={onEdit}
      />
      <button type="submit" className="key justify-self-start px-5" disabled={busy}>
        {t.findKey}
      </button>
    </form>
  );
}
