"use client";

import { useEffect } from "react";
import { wheneverBack } from "@/lib/client/net/page-life";

async function reloadIfThere(): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    if (ok) window.location.reload();
  } catch {
    // Without a network it is looked for the next time.
  }
}

/** Shows the page that the address names once it is there again: whenever somebody comes back to this one. */
export function LookAgain() {
  useEffect(() => {
    let isOpening = true;
    const end = wheneverBack(() => {
      if (!isOpening) void reloadIfThere();
    });
    isOpening = false;
    return end;
  }, []);
  return null;
}
