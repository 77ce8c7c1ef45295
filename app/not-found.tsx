import type { Metadata } from "next";
import { wordsIn } from "@/lib/i18n/words";
import { NothingHere } from "@/lib/ui/page/nothing-here";

const { appName, toGames, notFoundTitle, notFound } = wordsIn.en.shell;

export const metadata: Metadata = { title: notFoundTitle };

export default function NotFound() {
  return <NothingHere page={appName} title={notFoundTitle} text={notFound} toGames={toGames} />;
}
