"use client";

import { useEffect } from "react";
import { LinkKeys } from "@/app/shared/link-keys";
import { useOrigins } from "@/app/shared/use-origins";
import { openLinks } from "@/lib/client/evening/cards";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import { QrCode } from "@/lib/ui/pictures/qr-code";
import { ownLink } from "./card-link";

interface OwnLinksProps {
  readonly evening: string;
  readonly keeper: string;
  readonly people: readonly Player[];
}

/** People's own links: with one, a phone says whether its owner is there, and nothing else. */
export function OwnLinks({ evening, keeper, people }: OwnLinksProps) {
  const t = useCatalogue("club");
  const origins = useOrigins();
  useEffect(() => void openLinks(evening), [evening]);
  return (
    <>
      <p>{t.ownLinkText}</p>
      {people.map(({ id, name }) => {
        const link = ownLink(origins?.[0] ?? window.location.origin, evening, keeper, id);
        const title = t.ownLinkOf({ name: name.trim() });
        return (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <QrCode text={link} label={title} className="mx-auto w-full max-w-64" />
            <LinkKeys title={title} link={link} />
          </div>
        );
      })}
    </>
  );
}
