"use client";

import { useEffect } from "react";
import { onResume } from "@/lib/client/net/page-life";

async function reloadIfFound(): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    if (ok) window.location.reload();
  } catch {
    // Without a network, the next visit tries again.
  }
}

/** Reloads the page as soon as its address exists, each time somebody comes back to it. */
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
