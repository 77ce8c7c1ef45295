"use client";

import { useEffect, useState } from "react";

const inFragment = /^#card=([A-Za-z0-9_-]{22})$/;

/**
 * The key of a table whose card this phone has read. It is in the fragment, which no server sees; from there it goes into
 * this tab's memory, and out of the address. It starts that table's scoresheets and writes nothing into the evening.
 */
export function useCardKey(evening: string, table: number | undefined): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    if (table === undefined) return;
    const place = `pipkeeper/card/${evening}/${table}`;
    const [, read] = inFragment.exec(window.location.hash) ?? [];
    try {
      if (read !== undefined) sessionStorage.setItem(place, read);
      setKey(read ?? sessionStorage.getItem(place) ?? undefined);
    } catch {
      // Without storage it is known as long as the page.
      setKey(read);
    }
    if (read !== undefined)
      window.history.replaceState(null, "", window.location.pathname + window.location.search);
  }, [evening, table]);
  return key;
}
