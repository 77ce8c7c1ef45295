"use client";

import { Fold } from "@/app/shared/fold";
import { LinkKeys } from "@/app/shared/link-keys";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { isLocal } from "@/lib/client/net/home-network";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { QrCode } from "@/lib/ui/pictures/qr-code";
import { LabelledField } from "../form/labelled-field";
import { KeeperSection } from "../keeper-section";

/**
 * The address of the league's pages, for everybody: as a code and as a link. Nothing until the server has the league.
 */
export function PagesSection({ mine: { league } }: { readonly mine: MyLeague }) {
  const t = useCatalogue("keeping");
  if (league.slug === "") return null;
  const link = `${window.location.origin}/l/${league.slug}`;
  return (
    <KeeperSection id="pages" heading={t.pages} summary={t.pagesSummary}>
      <p className="text-pretty">{t.pagesHint}</p>
      {!isLocal() && <QrCode text={link} label={t.pagesCode} className="mx-auto w-full max-w-56" />}
      <LinkKeys title={league.name} link={link} />
      <Fold label={t.embed.heading}>
        <LabelledField label={t.embed.label} hint={t.embed.hint}>
          {(field) => (
            <textarea
              {...field}
              readOnly
              rows={3}
              value={frameOf(link, league.name)}
              onFocus={({ target }) => target.select()}
            />
          )}
        </LabelledField>
      </Fold>
      <a href={`/api/leagues/${league.id}/export`} className="key justify-self-start px-5">
        {t.embed.exported}
      </a>
    </KeeperSection>
  );
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The HTML with which another site shows the league's widget. */
const frameOf = (link: string, name: string): string => {
  const title = name.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
  return `<iframe src="${link}/widget" title="${title}" width="400" height="640" style="border:0" loading="lazy"></iframe>`;
};
