"use client";

import { type ComponentType, useState } from "react";
import type { GamePhase } from "@/lib/client/games";
import { useWords } from "@/lib/i18n/use-words";
import { Modal } from "@/lib/ui/modal";
import type { InviteSheetProps } from "./invite-sheet";

/** Opens the codes that let others in; they are loaded when they are first wanted. */
export function InviteButton({ ready }: { readonly ready: Extract<GamePhase, { phase: "ready" }> }) {
  const say = useWords().invite;
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<ComponentType<InviteSheetProps> | "failed">();
  const open = () => {
    setOpen(true);
    import("./invite-sheet").then(
      ({ InviteSheet }) => setLoaded(() => InviteSheet),
      () => setLoaded("failed"),
    );
  };
  const Sheet = loaded;
  return (
    <>
      <button type="button" className="key" aria-haspopup="dialog" onClick={open}>
        {say.open}
      </button>
      <Modal title={say.title} open={isOpen} onClose={() => setOpen(false)}>
        {Sheet === "failed" ? <p role="alert">{say.loadFailed}</p> : Sheet && <Sheet ready={ready} />}
      </Modal>
    </>
  );
}
