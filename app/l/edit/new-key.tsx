"use client";

import { type FormEvent, useState } from "react";
import { adoptLeagueLink, type Offered } from "@/lib/client/leagues/league-keys";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { LabelledField } from "./form/labelled-field";

/** For a phone without a valid key: accepts an invite link, and then sends the waiting changes. */
export function NewKey({ leagueId }: { readonly leagueId: string }) {
  const t = useCatalogue("keeping");
  const [became, setBecame] = useState<Offered["offered"] | "not-an-invite">();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = String(new FormData(event.currentTarget).get("link"));
    setBecame("asking");
    setBecame((await adoptLeagueLink(leagueId, link))?.offered ?? "not-an-invite");
  };
  const problem =
    became === undefined || became === "asking" || became === "taken" ? undefined : t.notTaken[became];
  return (
    <form onSubmit={submit} noValidate aria-label={t.newKey} className="grid min-w-0 gap-3">
      <LabelledField label={t.newKey} hint={t.newKeyHint} problem={problem}>
        {(field) => <input {...field} name="link" type="url" autoComplete="off" />}
      </LabelledField>
      <button type="submit" className="action justify-self-start" disabled={became === "asking"}>
        {t.useKey}
      </button>
    </form>
  );
}
