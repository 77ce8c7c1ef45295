"use client";

import { type FormEvent, useState } from "react";
import { adoptLeagueLink, type Offered } from "@/lib/client/leagues/league-keys";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { TextField } from "./form/fields";

/** For a phone without a valid key: accepts an invite link, and then sends the waiting changes. */
export function NewKey({ leagueId }: { readonly leagueId: string }) {
  const t = useCatalogue("keeping");
  const speaker = useSpeaker();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = String(new FormData(event.currentTarget).get("link"));
    setBusy(true);
    const offer = await adoptLeagueLink(leagueId, link);
    setBusy(false);
    setProblem(notTaken(offer));
  };
  const notTaken = (offer: Offered | undefined): string | undefined => {
    switch (offer?.offered) {
      case "asking":
      case "taken":
        return undefined;
      case "not-stored":
        return speaker.problem(offer.problem);
      default:
        return t.notTaken[offer?.offered ?? "not-an-invite"];
    }
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t.newKey} className="grid min-w-0 gap-3">
      <TextField
        label={t.newKey}
        hint={t.newKeyHint}
        problem={problem}
        name="link"
        inputMode="url"
        autoCapitalize="none"
      />
      <button type="submit" className="action justify-self-start" disabled={busy}>
        {t.useKey}
      </button>
    </form>
  );
}
