import type { Metadata } from "next";
import { Suspense } from "react";
import { wordsIn } from "@/lib/i18n/words";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { HandScreen } from "./hand-screen";

const say = wordsIn.en;

export const metadata: Metadata = { title: say.hand.title };

/** One document for every game: its id stands in the query, and the key in the fragment. */
export default function HandPage() {
  return (
    <Suspense
      fallback={
        <PageFrame title={say.hand.title}>
          <OneMoment />
        </PageFrame>
      }
    >
      <HandScreen />
    </Suspense>
  );
}
