import type { Metadata } from "next";
import { NewLeagueScreen } from "@/app/league-keeper/new/new-league-screen";
import { pageCatalogue } from "@/lib/i18n/page-words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("keeping")).newTitle };
}

export default function NewLeaguePage() {
  return <NewLeagueScreen />;
}
