"use client";

import { useEffect } from "react";
import { keepsCards, type Place, placeOf, readCard } from "@/lib/client/evening/cards";

const inFragment = /^#card=([A-Za-z0-9_-]{22})$/;

/**
 * Takes over the key of a table whose card this phone has read, or of somebody's own link. It is in the fragment, which no
 * server sees; from there it goes into this device's store, and out of the address, unless that is all that keeps it.
 * `seats`: what else the address brings.
 */
export function useReadCard(evening: string, place: Place | undefined, seats: string | undefined): void {
  const at = place && placeOf(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` and `seats` say whether it is another address
  useEffect(() => {
    if (!place) return;
    const [, key] = inFragment.exec(window.location.hash) ?? [];
    if (key === undefined) return;
    void readCard(evening, place, key);
    if (keepsCards())
      window.history.replaceState(null, "", window.location.pathname + window.location.search);
  }, [evening, at, seats]);
}
