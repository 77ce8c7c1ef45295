"use client";

import { useState } from "react";
import { Fold } from "@/app/shared/fold";
import { replaceLeagueKey } from "@/lib/client/leagues/league-keys";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { secretAddress } from "@/lib/export/links/secret-link";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { ConfirmedKey } from "../form/confirmed-key";
import { TextField } from "../form/fields";
import { KeeperSection } from "../keeper-section";

/** The link that lets others manage the league too; its key is in the fragment, which no server sees. */
export function InviteSection({ mine: { stored } }: { readonly mine: MyLeague }) {
  const t = useCatalogue("keeping");
  const [status, setStatus] = useState("");
  const [replaced, setReplaced] = useState("");
  const speaker = useSpeaker();
  if (stored.create) return null;
  const link = window.location.origin + secretAddress({ page: "/l/edit", id: stored.id, secret: stored.key });
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setStatus(done ? t.copied : t.notCopied);
  };
  const replace = async () => {
    const done = await replaceLeagueKey(stored.id);
    if (!done.ok) return speaker.problem(done.error);
    setReplaced(done.value ? t.keyReplaced : t.keyWaits);
    return undefined;
  };
  return (
    <KeeperSection id="invite" heading={t.invite} summary={t.inviteSummary}>
      <TextField
        label={t.inviteLink}
        hint={t.inviteHint}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex items-center gap-3">
        <button type="button" className="key px-5" onClick={copy}>
          {t.copy}
        </button>
        <p role="status">{status}</p>
      </div>
      <Fold label={t.replaceKey}>
        <div className="grid justify-items-start gap-3">
          <p className="text-pretty">{t.replaceKeyHint}</p>
          <ConfirmedKey label={t.replaceKeyKey} className="key px-5" title={t.replaceKeyTitle} run={replace}>
            <p>{t.replaceKeyHint}</p>
          </ConfirmedKey>
          <p role="status" className="empty:hidden">
            {replaced}
          </p>
        </div>
      </Fold>
    </KeeperSection>
  );
}
