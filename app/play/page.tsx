import type { Metadata } from "next";
import { Suspense } from "react";
import { wordsIn } from "@/lib/i18n/words";
import { PageFrame } from "@/lib/ui/page-frame";
import { TableScreen } from "./table-screen";

const say = wordsIn.en;

export const metadata: Metadata = { title: say.table.title };

/** One document for every game: its id stands in the query, so that the page opens without a network. */
export default function PlayPage() {
  return (
    <Suspense
      fallback={
        <PageFrame title={say.shell.appName} back={{ href: "/", label: say.shell.toGames }}>
          <p className="py-10 text-center text-ink-soft">{say.shell.loading}</p>
        </PageFrame>
      }
    >
      <TableScreen />
    </Suspense>
  );
}
