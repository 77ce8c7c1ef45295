"use client";

import { useState } from "react";
import type { Unkept } from "@/lib/client/game/games";
import { useWords } from "@/lib/i18n/use-words";
import { Modal } from "@/lib/ui/page/modal";
import { SaveGameKey } from "./save-game-key";

/**
 * What was just entered is not on this device: said at once, with a file that has it. Loaded with the table, because
 * where nothing can be kept there may be no network either.
 */
export function UnkeptDialog({ gameId, unkept }: { readonly gameId: string; readonly unkept: Unkept }) {
  const say = useWords().table;
  const [closed, setClosed] = useState<Unkept>();
  return (
    <Modal
      title={say.unkeptTitle}
      open={unkept.entered && unkept !== closed}
      onClose={() => setClosed(unkept)}
    >
      <p role="alert">{say.unkept[unkept.why]}</p>
      <p>{say.unkeptEntered}</p>
      <SaveGameKey gameId={gameId} look="action" />
      <p className="text-fine text-ink-soft">{say.unkeptKey}</p>
    </Modal>
  );
}
