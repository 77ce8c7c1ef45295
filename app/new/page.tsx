import type { Metadata } from "next";
import { Suspense } from "react";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { wordsIn } from "@/lib/i18n/words";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { NewGameScreen } from "./new-game-screen";

const say = wordsIn.en;

export const metadata: Metadata = { title: newGameWords.en.title };

/** One document for every new game: what is filled in is the device's. */
export default function NewGamePage() {
  return (
    <Suspense
      fallback={
        <PageFrame title={newGameWords.en.title} back={{ href: "/", label: say.shell.toGames }}>
          <OneMoment />
        </PageFrame>
      }
    >
      <NewGameScreen />
    </Suspense>
  );
}
