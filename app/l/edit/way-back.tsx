"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { changeLeague, type NewChange } from "@/lib/client/leagues/leagues";
import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { Toast, type ToastMessage } from "@/lib/ui/page/toast";

/** Something that can be taken away, and how it comes back. */
export interface Removal {
  /** What it is. */
  readonly line: string;
  /** Said once it went. */
  readonly went: string;
  readonly change: NewChange;
  /**
   * Makes what went again, under its own id and with all that the league had of it. It is a change like any other and
   * follows the removal, also where both still wait here: a removal that waits may have reached the server with only
   * its answer lost, so that it is never struck from the list. The server keeps both; what it computes of the league
   * (ledger, standings, ratings) holds what is in it, and is after the two what it was before them.
   */
  readonly back: NewChange;
}

/** Says that something went; `returned` is called once it was brought back. */
type Offer = (removal: Removal, returned?: () => void) => void;

const Offering = createContext<Offer>(() => {
  throw new Error("what goes away belongs into a <WayBack>");
});

export const useWayBack = (): Offer => useContext(Offering);

/** Where things of a league can be taken away: what went is said, with an undo beside it. */
export function WayBack({ leagueId, children }: { readonly leagueId: string; readonly children: ReactNode }) {
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

  const bringBack = async ({ line, back }: Removal, returned?: () => void) => {
    // At once: a second tap would make it twice.
    close();
    const made = await changeLeague(leagueId, back, [], () => isHere.current);
    if (!made.ok) {
      const message = made.error.slice(0, 1).map(speaker.problem).join("");
      return setMessage({ text: t.notBack({ line, message }), stays: true });
    }
    setMessage({ text: (made.value === "saved" ? t.wentBack : t.goesBack)({ line }) });
    returned?.();
  };
  const offer: Offer = (removal, returned) => {
    const action = { label: undo, run: () => void bringBack(removal, returned) };
    setMessage({ text: removal.went, action, stays: true });
  };
  return (
    <Offering value={offer}>
      {children}
      <Toast message={message} onClose={close} />
    </Offering>
  );
}
