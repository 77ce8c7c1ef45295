import type { Metadata } from "next";
import { RetryKey } from "@/app/offline/retry-key";
import { WayBack } from "@/app/offline/way-back";
import { ReloadWhenFound } from "@/app/shared/reload-when-found";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).shell.offlineTitle, robots: { index: false } };
}

/** Shown by the service worker if there is neither a network nor a copy of the page. */
export default async function OfflinePage() {
  const { appName, toGames, offlineTitle, offline } = (await pageCatalogue("base")).shell;
  return (
    <PageFrame title={appName} back={{ href: "/", label: toGames }}>
      <Notice tile="0-0" title={offlineTitle} text={offline}>
        <WayBack />
        <RetryKey />
        <ReloadWhenFound />
      </Notice>
    </PageFrame>
  );
}
