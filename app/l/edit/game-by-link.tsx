"use client";

import { type FormEvent, useState } from "react";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { LabelledField } from "./labelled-field";

/** Finds a game that is not on this device; `onFind` says why it cannot be found, or nothing. */
export function GameByLink({ onFind }: { onFind(link: string): Promise<string | undefined> }) {
  const say = keepingWordsIn[useLanguage()];
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = new FormData(event.currentTarget).get("link");
    setBusy(true);
    setProblem(await onFind(String(link)));
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate aria-label={say.byLink} className="grid min-w-0 gap-3">
      <LabelledField label={say.byLink} hint={say.byLinkHint} problem={problem}>
        {(field) => <input {...field} name="link" type="url" autoComplete="off" />}
      </LabelledField>
      <button type="submit" className="key justify-self-start px-5" disabled={busy}>
        {say.findKey}
      </button>
    </form>
  );
}
