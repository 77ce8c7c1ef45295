import type { Metadata } from "next";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { NewLeagueScreen } from "./new-league-screen";

export const metadata: Metadata = { title: keepingWordsIn.en.newTitle };

export default function NewLeaguePage() {
  return <NewLeagueScreen />;
}
