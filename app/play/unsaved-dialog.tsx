"use client";

import { useState } from "react";
import type { Unsaved } from "@/lib/client/game/games";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Modal } from "@/lib/ui/page/modal";
import { SaveGameKey } from "./save-game-key";

/**
 * The last entry could not be stored on this device: says so at once, and offers a file that has it. Loaded with the
 * table, because a device that stores nothing may have no network either.
 */
export function UnsavedDialog({ gameId, unsaved }: { readonly gameId: string; readonly unsaved: Unsaved }) {
  const t = useWords().table;
  const [closed, setClosed] = useState<Unsaved>();
  return (
    <Modal
      title={t.unsavedTitle}
      open={unsaved.entered && unsaved !== closed}
      onClose={() => setClosed(unsaved)}
    >
      <p role="alert">{t.unsaved[unsaved.why]}</p>
      <p>{t.unsavedEntered}</p>
      <SaveGameKey gameId={gameId} className="action" />
      <p className="text-fine text-ink-soft">{t.unsavedKey}</p>
    </Modal>
  );
}
