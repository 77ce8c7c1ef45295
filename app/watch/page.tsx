import type { Metadata } from "next";
import { Suspense } from "react";
import { wordsIn } from "@/lib/i18n/words";
import { PageFrame } from "@/lib/ui/page-frame";
import { WatchScreen } from "./watch-screen";

const say = wordsIn.en;

export const metadata: Metadata = { title: say.watch.title };

/** One document for every game: its id stands in the query, so that the page opens without a network. */
export default function WatchPage() {
  return (
    <Suspense
      fallback={
        <PageFrame title={say.watch.title} back={{ href: "/", label: say.shell.toGames }}>
          <p className="py-10 text-center text-ink-soft">{say.shell.loading}</p>
        </PageFrame>
      }
    >
      <WatchScreen />
    </Suspense>
  );
}
