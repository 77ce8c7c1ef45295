"use client";

import { LinkKeys } from "@/app/shared/link-keys";
import { SettingsSection } from "@/app/shared/settings-section";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { isLocal } from "@/lib/client/net/home-network";
import { useCatalogue } from "@/lib/i18n/use-words";
import { QrCode } from "@/lib/ui/pictures/qr-code";

/** The address of the league's pages, for everybody: as a code and as a link. Nothing before the server has them. */
export function PagesSection({ mine: { league } }: { readonly mine: MyLeague }) {
  const say = useCatalogue("keeping");
  if (league.slug === "") return null;
  const link = `${window.location.origin}/l/${league.slug}`;
  return (
    <SettingsSection id="pages" heading={say.pages}>
      <p className="text-pretty">{say.pagesHint}</p>
      {!isLocal() && <QrCode text={link} label={say.pagesCode} className="mx-auto w-full max-w-56" />}
      <LinkKeys title={league.name} link={link} />
    </SettingsSection>
  );
}
