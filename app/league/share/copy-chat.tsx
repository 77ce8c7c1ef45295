"use client";

import { lazy } from "@/lib/ui/page/lazy";

/** The text and its key: copying takes scripts, so the server draws neither. */
export const CopyChat = lazy(() => import("@/app/shared/copy-text"), "CopyText", { words: ["invite"] });
