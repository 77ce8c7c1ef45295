"use client";

import { LinkKeys } from "@/app/shared/link-keys";
import { useOrigins } from "@/app/shared/use-origins";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { QrCode } from "@/lib/ui/pictures/qr-code";

interface ResultPictureProps {
  readonly evening: string;
  /** The result, as an address has it. */
  readonly carried: string;
}

/** A table's result as a code that the host's camera reads, without a network on either phone. */
export function ResultPicture({ evening, carried }: ResultPictureProps) {
  const t = useCatalogue("club");
  const origins = useOrigins();
  const link = `${origins?.[0] ?? window.location.origin}/evening?game=${evening}&said=${carried}`;
  return (
    <>
      <p>{t.showHostText}</p>
      <QrCode text={link} label={t.showHost} className="mx-auto w-full max-w-80" />
      <LinkKeys title={t.showHost} link={link} />
    </>
  );
}
