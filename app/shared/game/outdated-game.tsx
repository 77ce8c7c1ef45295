"use client";

import { useState } from "react";
import { updateAndReload } from "@/lib/client/new-version";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";

interface OutdatedGameProps {
  readonly title: string;
  readonly back?: { readonly href: string; readonly label: string };
}

/** A game from a later version: it opens once this page is up to date. */
export function OutdatedGame({ title, back }: OutdatedGameProps) {
  const { shell: t } = useWords();
  const [busy, setBusy] = useState(false);
  const update = () => {
    setBusy(true);
    void updateAndReload();
  };
  return (
    <PageFrame title={title} {...(back && { back })}>
      <Notice tile="w-w" title={t.outdatedTitle} text={t.outdated}>
        <button type="button" className="action" disabled={busy} onClick={update}>
          {t.reload}
        </button>
      </Notice>
    </PageFrame>
  );
}
