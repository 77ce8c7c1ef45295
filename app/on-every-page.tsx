"use client";

import { NewVersion } from "./new-version";

/** What every page has besides its own: layout.tsx has it for Next's pages, play/main.tsx for the table. */
export function OnEveryPage() {
  return <NewVersion />;
}
