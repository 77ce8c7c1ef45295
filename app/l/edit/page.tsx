import type { Metadata } from "next";
import { Suspense } from "react";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { wordsIn } from "@/lib/i18n/words";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { KeeperScreen } from "./keeper-screen";

const say = keepingWordsIn.en;
const { shell } = wordsIn.en;

export const metadata: Metadata = { title: say.keepTitle };

/** One document for every league: which one stands in the query, and its key is the device's. */
export default function KeeperPage() {
  return (
    <Suspense
      fallback={
        <PageFrame title={say.keepTitle} back={{ href: "/", label: shell.toGames }}>
          <OneMoment />
        </PageFrame>
      }
    >
      <KeeperScreen />
    </Suspense>
  );
}
