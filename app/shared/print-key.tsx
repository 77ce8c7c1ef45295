"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";

export function PrintKey() {
  return (
    <button type="button" className="action" onClick={() => window.print()}>
      {useWords().sheet.print}
    </button>
  );
}
