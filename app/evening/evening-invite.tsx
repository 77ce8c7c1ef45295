"use client";

import { useState } from "react";
import { LinkKeys } from "@/app/shared/link-keys";
import { useOrigins } from "@/app/shared/use-origins";
import type { EveningView } from "@/lib/client/evening/evenings";
import type { GamePhase } from "@/lib/client/game/games";
import { inviteLink } from "@/lib/client/game/keys";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { QrCode } from "@/lib/ui/pictures/qr-code";

/** A code for those who follow the evening, and one for those who help to keep it. */
export function EveningInvite({
  ready,
}: {
  readonly ready: Extract<GamePhase<EveningView>, { type: "ready" }>;
}) {
  const t = useCatalogue("homeTable");
  const [helps, setHelps] = useState(false);
  const { view, keys, mayWrite } = ready;
  const origins = useOrigins();
  const key = helps ? (keys.others.next ?? keys.keeper) : undefined;
  const link = inviteLink(origins?.[0] ?? window.location.origin, "evening", view.id, key);
  return (
    <>
      {mayWrite && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-1.5">
          {[false, true].map((each) => (
            <button
              key={String(each)}
              type="button"
              className="key px-1"
              aria-pressed={helps === each}
              onClick={() => setHelps(each)}
            >
              {each ? t.keep : t.follow}
            </button>
          ))}
        </div>
      )}
      <p>{helps ? t.inviteKeeper : t.inviteText}</p>
      <QrCode text={link} label={helps ? t.keep : t.follow} className="mx-auto w-full max-w-80" />
      <LinkKeys key={String(helps)} title={t.invite} link={link} />
    </>
  );
}
