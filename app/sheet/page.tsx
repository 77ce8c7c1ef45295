import type { Metadata } from "next";
import { Suspense } from "react";
import { wordsIn } from "@/lib/i18n/words";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { SheetScreen } from "./sheet-screen";

const say = wordsIn.en;

export const metadata: Metadata = { title: say.sheet.title };

/** One document for every game and every blank sheet, so that the page opens without a network. */
export default function SheetPage() {
  return (
    <Suspense
      fallback={
        <PageFrame title={say.sheet.title} back={{ href: "/", label: say.shell.toGames }}>
          <OneMoment />
        </PageFrame>
      }
    >
      <SheetScreen />
    </Suspense>
  );
}
