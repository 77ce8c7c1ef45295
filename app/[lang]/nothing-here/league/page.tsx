import type { Metadata } from "next";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { NothingHere } from "@/lib/ui/page/nothing-here";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("leaguePages")).missingTitle, robots: { index: false } };
}

/** The server's answer if there is no such league. */
export default async function NoLeaguePage() {
  const { league, missingTitle, missing } = await pageCatalogue("leaguePages");
  const { toGames } = (await pageCatalogue("base")).shell;
  return <NothingHere page={league} title={missingTitle} text={missing} toGames={toGames} />;
}
