"use client";

import { useState } from "react";
import type { GameKeys } from "@/lib/client/game/games";
import { adoptLink } from "@/lib/client/game/keys";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { ProblemText } from "@/lib/ui/text/problem-text";

interface NewInviteProps {
  readonly gameId: string;
  readonly keys: GameKeys;
}

/** For a phone whose key was replaced: a new invite link is pasted here, and the waiting entries are sent. */
export function NewInvite({ gameId, keys }: NewInviteProps) {
  const t = useCatalogue("invite");
  const [link, setLink] = useState("");
  const [tried, setTried] = useState<{ readonly key: string | undefined }>();
  const isAsking = keys.others.offered !== undefined;
  const failed = tried && !isAsking && tried.key !== keys.keeper;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried({ key: adoptLink(gameId, link) });
      }}
    >
      <p className="text-fine">{t.newInvite}</p>
      <div className="flex gap-2">
        <input
          type="url"
          aria-label={t.pasted}
          className="field min-w-0 grow"
          autoComplete="off"
          value={link}
          onChange={(event) => setLink(event.target.value)}
        />
        <button type="submit" className="key shrink-0" disabled={isAsking}>
          {t.use}
        </button>
      </div>
      <p role="alert" className="text-fine empty:hidden">
        {failed && <ProblemText>{t.notAnInvite}</ProblemText>}
      </p>
    </form>
  );
}
