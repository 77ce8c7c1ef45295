import type { Metadata } from "next";
import { ReloadWhenFound } from "@/app/shared/reload-when-found";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { NothingHere } from "@/lib/ui/page/nothing-here";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).shell.leagueDeletedTitle, robots: { index: false } };
}

/** What the server answers with, under the addresses of a league that was deleted. */
export default async function LeagueDeletedPage() {
  const { appName, toGames, leagueDeletedTitle, leagueDeleted } = (await pageCatalogue("base")).shell;
  return (
    <>
      <NothingHere page={appName} title={leagueDeletedTitle} text={leagueDeleted} toGames={toGames} />
      <ReloadWhenFound />
    </>
  );
}
