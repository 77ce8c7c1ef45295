"use client";

import { useEffect, useState } from "react";
import { LinkKeys } from "@/app/shared/link-keys";
import { useOrigins } from "@/app/shared/use-origins";
import { packedGame } from "@/lib/client/evening/carried-game";
import { broughtAddress, type Carried, carriedText } from "@/lib/evening/hall/carried";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { QrCode } from "@/lib/ui/pictures/qr-code";

interface ResultPictureProps {
  readonly evening: string;
  readonly carried: Carried;
}

/**
 * The most letters in a code that is read from a phone's screen: version 20 with error level L, 97 modules wide, each of
 * which is then half a millimetre. Source: ISO/IEC 18004.
 */
const mostLetters = 858;

/** A table's result and its hands as a code that the host's camera reads, without a network on either phone. */
export function ResultPicture({ evening, carried }: ResultPictureProps) {
  const t = useCatalogue("club");
  const origin = useOrigins()?.[0] ?? window.location.origin;
  /** Null: there are none that a code could carry. */
  const [hands, setHands] = useState<string | null>();
  useEffect(() => {
    let isUnmounted = false;
    void packedGame(carried.game).then((packed) => isUnmounted || setHands(packed ?? null));
    return () => {
      isUnmounted = true;
    };
  }, [carried.game]);
  const said = carriedText(carried);
  const whole = hands ? origin + broughtAddress(evening, { said, hands }) : undefined;
  const isWhole = whole !== undefined && whole.length <= mostLetters;
  const link = isWhole ? whole : origin + broughtAddress(evening, { said });
  return (
    <>
      <p>{t.showHostText}</p>
      {hands !== undefined && (
        <>
          <QrCode
            text={link}
            label={t.showHost}
            level={isWhole ? "L" : "M"}
            className={`mx-auto w-full ${isWhole ? "max-w-md" : "max-w-80"}`}
          />
          <p className="text-ink-soft">{isWhole ? t.showsHands : t.showsPoints}</p>
          <LinkKeys title={t.showHost} link={link} />
        </>
      )}
    </>
  );
}
