"use client";

import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { newScorers, scorersKey } from "@/lib/client/leagues/scorers-key";
import { newId } from "@/lib/client/random-ids";
import { secretAddress } from "@/lib/export/links/secret-link";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { ChangeForm } from "../form/change-form";
import { CopyLink } from "./copy-link";

/** The link that lets others put results in: made, replaced and taken back. */
export function ScorersLink({ mine: { stored, league } }: { readonly mine: MyLeague }) {
  const { scorers: t } = useCatalogue("keeping");
  const { scorers } = league;
  const secret = scorers && scorersKey(stored.key, scorers);
  const make = scorers ? t.another : t.make;
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-lead">{t.heading}</h3>
        <p className="text-pretty text-fine text-ink-soft">{t.hint}</p>
      </div>
      {secret && (
        <CopyLink
          label={t.link}
          link={window.location.origin + secretAddress({ page: "/l/edit", id: stored.id, secret })}
        />
      )}
      {scorers && !secret && <p className="text-pretty">{t.earlier}</p>}
      <div className="flex flex-wrap gap-3">
        <ChangeForm
          leagueId={stored.id}
          label={make}
          send={make}
          read={() => ({
            change: { change: "scorers", scorers: newScorers(stored.key, newId()) },
            ask: scorers && t.anotherHint,
          })}
        >
          {null}
        </ChangeForm>
        {scorers && (
          <ChangeForm
            leagueId={stored.id}
            label={t.takeBack}
            send={t.takeBack}
            read={() => ({ change: { change: "scorers" } })}
          >
            {null}
          </ChangeForm>
        )}
      </div>
    </div>
  );
}
