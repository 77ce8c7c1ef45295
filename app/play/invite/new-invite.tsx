"use client";

import { useState } from "react";
import { PasteLink } from "@/app/shared/paste-link";
import type { GameKeys } from "@/lib/client/game/games";
import { adoptKey } from "@/lib/client/game/keys";
import type { SecretLink } from "@/lib/export/links/secret-link";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";

interface NewInviteProps {
  readonly gameId: string;
  readonly keys: GameKeys;
}

/** For a phone without a valid key: a new invite link is pasted here, and what waits is sent. */
export function NewInvite({ gameId, keys }: NewInviteProps) {
  const t = useCatalogue("invite");
  const [tried, setTried] = useState<string>();
  const isAsking = keys.others.offered !== undefined || keys.others.unchecked === true;
  const isRefused = tried !== undefined && !isAsking && tried !== keys.keeper;
  const use = async ({ page, id, secret }: SecretLink) => {
    if (page !== "/play" || id.toLowerCase() !== gameId.toLowerCase()) return false;
    await adoptKey(gameId, secret);
    setTried(secret);
    return true;
  };
  return (
    <PasteLink problem={isRefused ? t.refused : undefined} busy={isAsking} use={use}>
      {t.newInvite}
    </PasteLink>
  );
}
