import type { Metadata } from "next";
import { Suspense } from "react";
import { watchWordsIn } from "@/lib/i18n/watch-words";
import { wordsIn } from "@/lib/i18n/words";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { WatchScreen } from "./watch-screen";

const { shell } = wordsIn.en;
const say = watchWordsIn.en;

export const metadata: Metadata = { title: say.title };

/** One document for every game: its id stands in the query, so that the page opens without a network. */
export default function WatchPage() {
  return (
    <Suspense
      fallback={
        <PageFrame title={say.title} back={{ href: "/", label: shell.toGames }}>
          <OneMoment />
        </PageFrame>
      }
    >
      <WatchScreen />
    </Suspense>
  );
}
