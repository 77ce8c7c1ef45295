"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { changeLeague, type NewChange } from "@/lib/client/leagues/leagues";
import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { Toast, type ToastMessage } from "@/lib/ui/page/toast";

/** Something that can be removed, and how it is restored. */
export interface Removal {
  /** The removed item, in words. */
  readonly line: string;
  /** Shown once it is removed. */
  readonly done: string;
  readonly change: NewChange;
  /** What has to be removed before it, if it is more than one thing. */
  readonly changeFirst?: readonly NewChange[];
  /**
   * Adds it again under its own id, with everything the league had. This is a change like any other and follows the
   * removal, even while both wait here: the removal may have reached the server with only its answer lost, so it is
   * never deleted from the outbox. After both, everything the server computes for the league (ledger, standings,
   * ratings) is as before.
   */
  readonly restore: NewChange;
  /** What has to be added before it, if it was more than one change that added it. */
  readonly restoreFirst?: readonly NewChange[];
}

/** Reports a removal and offers to undo it; `onRestored` is called once it is undone. */
type OfferUndo = (removal: Removal, onRestored?: () => void) => void;

const Offering = createContext<OfferUndo>(() => {
  throw new Error("what can be removed belongs in an <UndoRemoval>");
});

export const useOfferUndo = (): OfferUndo => useContext(Offering);

interface UndoRemovalProps {
  readonly leagueId: string;
  readonly children: ReactNode;
}

/** A part of the page in which items can be removed: each removal is announced, with a way to undo it. */
export function UndoRemoval({ leagueId, children }: UndoRemovalProps) {
  const t = useCatalogue("keeping");
  const speaker = useLeagueSpeaker();
  const { undo } = useWords().table;
  const [message, setMessage] = useState<ToastMessage>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const close = useCallback(() => setMessage(undefined), []);

  const restore = async (
    { line, restore: change, restoreFirst: first = [] }: Removal,
    onRestored?: () => void,
  ) => {
    // Immediately: a second tap would add it twice.
    close();
    const made = await changeLeague(leagueId, change, first, () => isHere.current);
    if (!made.ok) {
      const message = made.error.slice(0, 1).map(speaker.problem).join("");
      return setMessage({ text: t.notRestored({ line, message }), stays: true });
    }
    setMessage({ text: (made.value === "saved" ? t.restored : t.restoredHere)({ line }) });
    onRestored?.();
  };
  const offer: OfferUndo = (removal, onRestored) => {
    const action = { label: undo, run: () => void restore(removal, onRestored) };
    setMessage({ text: removal.done, action, stays: true });
  };
  return (
    <Offering value={offer}>
      {children}
      <Toast message={message} onClose={close} />
    </Offering>
  );
}
