"use client";

import { lazy } from "@/lib/ui/page/lazy";

/** Buttons to copy and share the link: that takes scripts, so the server does not draw them. */
export const ShareKeys = lazy(() => import("@/app/shared/link-keys"), "LinkKeys", { words: ["invite"] });
