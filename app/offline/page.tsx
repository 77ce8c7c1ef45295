import type { Metadata } from "next";
import { wordsIn } from "@/lib/i18n/words";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { RetryKey } from "./retry-key";

const { appName, toGames, offlineTitle, offline } = wordsIn.en.shell;

export const metadata: Metadata = { title: offlineTitle, robots: { index: false } };

/** What the service worker shows, under any address, where there is no network and no copy of the page. */
export default function OfflinePage() {
  return (
    <PageFrame title={appName} back={{ href: "/", label: toGames }}>
      <Notice tile="0-0" title={offlineTitle} text={offline}>
        <a href="/" className="action w-full">
          {toGames}
        </a>
        <RetryKey />
      </Notice>
    </PageFrame>
  );
}
