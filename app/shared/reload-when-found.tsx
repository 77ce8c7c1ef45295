"use client";

import { useEffect } from "react";
import { onResume } from "@/lib/client/net/page-life";

async function reloadIfFound(): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    if (ok) window.location.reload();
  } catch {
    // Without a network it is looked for the next time.
  }
}

/** Shows the page that the address names once it is there again: whenever somebody comes back to this one. */
export function ReloadWhenFound() {
  useEffect(() => {
    let isOpening = true;
    const end = onResume(() => {
      if (!isOpening) void reloadIfFound();
    });
    isOpening = false;
    return end;
  }, []);
  return null;
}
