"use client";

import { useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { lazy } from "@/lib/ui/page/lazy";
import { Modal } from "@/lib/ui/page/modal";
import type { ClubSetupProps } from "./club-setup";

const ClubSetup = lazy(() => import("./club-setup"), "ClubSetup", { words: ["club", "evening"] });

/** The way from a game to an evening of it at several tables. */
export function ClubOffer({ onStart, ...props }: ClubSetupProps & { onStart(): boolean }) {
  const t = useCatalogue("newGame");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="key justify-self-start gap-2"
        aria-haspopup="dialog"
        onClick={() => setOpen(onStart())}
      >
        <Icon icon="people" className="size-6 shrink-0 text-felt-ink" />
        {t.severalTables}
      </button>
      <Modal title={t.severalTables} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <ClubSetup {...props} />}
      </Modal>
    </>
  );
}
