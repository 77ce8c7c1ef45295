"use client";

import { useInsteadOfPicture } from "@/app/shared/use-picture";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";

/** What a person sees when a page throws. Entries are stored before they are shown, so none is lost. */
export function PageError({ retry }: { readonly retry: () => void }) {
  const t = useWords().shell;
  useInsteadOfPicture(true);
  return (
    <PageFrame title={t.appName}>
      <Notice tile="5-0" title={t.errorTitle} text={t.error}>
        <button type="button" className="action" onClick={retry}>
          {t.tryAgain}
        </button>
        <Link href="/" className="quiet-link">
          {t.toGames}
        </Link>
      </Notice>
    </PageFrame>
  );
}
