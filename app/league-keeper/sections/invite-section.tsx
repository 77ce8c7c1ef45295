"use client";

import { useState } from "react";
import { Fold } from "@/app/shared/fold";
import { replaceLeagueKey } from "@/lib/client/leagues/league-keys";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { secretAddress } from "@/lib/export/links/secret-link";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { ConfirmedKey } from "../form/confirmed-key";
import { KeeperSection } from "../keeper-section";
import { CopyLink } from "./copy-link";
import { ScorersLink } from "./scorers-link";

/** The links that let others manage the league or put results in; keys are in the fragment, which no server sees. */
export function InviteSection({ mine }: { readonly mine: MyLeague }) {
  const { stored } = mine;
  const t = useCatalogue("keeping");
  const [replaced, setReplaced] = useState("");
  const speaker = useSpeaker();
  if (stored.create) return null;
  const link = window.location.origin + secretAddress({ page: "/l/edit", id: stored.id, secret: stored.key });
  const replace = async () => {
    const done = await replaceLeagueKey(stored.id);
    if (!done.ok) return speaker.problem(done.error);
    setReplaced(done.value ? t.keyReplaced : t.keyWaits);
    return undefined;
  };
  return (
    <KeeperSection id="invite" heading={t.invite} summary={t.inviteSummary}>
      <CopyLink label={t.inviteLink} hint={t.inviteHint} link={link} />
      <ScorersLink mine={mine} />
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
