"use client";

import { withWords } from "@/lib/i18n/with-words";
import { lazy } from "@/lib/ui/page/lazy";

/** Buttons to copy and share the link: that takes scripts, so the server does not draw them. */
export const ShareKeys = lazy(
  async () => (await withWords(import("@/app/shared/link-keys"), "invite")).LinkKeys,
);
