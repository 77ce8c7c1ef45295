"use client";

import { withWords } from "@/lib/i18n/with-words";
import { lazy } from "@/lib/ui/page/lazy";

/** The link, to copy and to share: only scripts can do that, so the server does not draw it. */
export const ShareKeys = lazy(
  async () => (await withWords(import("@/app/shared/link-keys"), "invite")).LinkKeys,
);
