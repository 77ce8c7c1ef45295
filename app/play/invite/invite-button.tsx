"use client";

import { useState } from "react";
import type { GamePhase } from "@/lib/client/games";
import { useWords } from "@/lib/i18n/use-words";
import { later } from "@/lib/ui/later";
import { Modal } from "@/lib/ui/modal";

const InviteSheet = later(async () => (await import("./invite-sheet")).InviteSheet);

/** Opens the codes that let others in; they are loaded when they are first wanted. */
export function InviteButton({ ready }: { readonly ready: Extract<GamePhase, { phase: "ready" }> }) {
  const say = useWords().invite;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="key" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say.open}
      </button>
      <Modal title={say.title} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <InviteSheet ready={ready} />}
      </Modal>
    </>
  );
}
