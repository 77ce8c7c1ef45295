"use client";

import { useState } from "react";
import type { DeletionEnd } from "@/lib/client/game/deletion";

/** Restores something that was deleted: whether that is in progress, and why it failed the last time. */
export function useRestore(bringBack: (id: string) => Promise<DeletionEnd>) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Exclude<DeletionEnd, "done">>();
  const restore = async (id: string) => {
    setBusy(true);
    const end = await bringBack(id);
    setBusy(false);
    setFailed(end === "done" ? undefined : end);
  };
  return { busy, failed, restore };
}
