"use client";

import { useEffect } from "react";
import { keepsCards, readCard } from "@/lib/client/evening/cards";

const inFragment = /^#card=([A-Za-z0-9_-]{22})$/;

/**
 * Takes over the key of a table whose card this phone has read. It is in the fragment, which no server sees; from there
 * it goes into this device's store, and out of the address, unless that is all that keeps it.
 */
export function useReadCard(evening: string, table: number | undefined): void {
  useEffect(() => {
    if (table === undefined) return;
    const [, key] = inFragment.exec(window.location.hash) ?? [];
    if (key === undefined) return;
    void readCard(evening, table, key);
    if (keepsCards())
      window.history.replaceState(null, "", window.location.pathname + window.location.search);
  }, [evening, table]);
}
