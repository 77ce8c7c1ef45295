"use client";

import { useState } from "react";
import { deleteEverywhere } from "@/lib/client/game/deletion";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { undoUntil } from "@/lib/sync/wire/wire-deletion";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { longDate } from "@/lib/ui/text/when-text";

interface DeleteGameProps {
  readonly gameId: string;
  readonly what: "game" | "evening";
  onClose(): void;
}

/** Asks before a game or an evening is deleted for everyone, and says until when it can be restored. */
export function DeleteGame({ gameId, what, onClose }: DeleteGameProps) {
  const { shell } = useWords();
  const t = useCatalogue("deletion");
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<"unreachable" | "refused">();
  const yes = async () => {
    setBusy(true);
    const end = await deleteEverywhere(gameId);
    setBusy(false);
    if (end !== "done") return setFailed(end);
    onClose();
  };
  return (
    <section aria-labelledby="delete-game" className="grid gap-4">
      <h3 id="delete-game" className="text-lead">
        {t[what].deleteTitle}
      </h3>
      <p className="text-pretty">{t[what].deleteText({ day: longDate(undoUntil(new Date()), language) })}</p>
      <div role="alert" className="empty:hidden">
        {failed && <ProblemText>{t.failed[failed]}</ProblemText>}
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="key min-h-14 text-alarm" disabled={busy} onClick={() => void yes()}>
          {t.deleteYes}
        </button>
        <button type="button" className="key min-h-14" onClick={onClose}>
          {shell.cancel}
        </button>
      </div>
    </section>
  );
}
