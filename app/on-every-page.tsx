"use client";

import { NewVersion } from "./new-version";
import { StoreNotice } from "./store-notice";

/** What every page has besides its own: layout.tsx has it for Next's pages, play/main.tsx for the table. */
export function OnEveryPage() {
  return (
    <>
      <NewVersion />
      <StoreNotice />
    </>
  );
}
