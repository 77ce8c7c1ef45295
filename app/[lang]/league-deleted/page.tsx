import type { Metadata } from "next";
import { ReloadWhenFound } from "@/app/shared/reload-when-found";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { NothingHere } from "@/lib/ui/page/nothing-here";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).shell.leagueDeletedTitle, robots: { index: false } };
}

/** The server's answer at the addresses of a deleted league. */
export default async function LeagueDeletedPage() {
  const { appName, toGames, leagueDeletedTitle, leagueDeleted } = (await pageCatalogue("base")).shell;
  return (
    <>
      <NothingHere page={appName} title={leagueDeletedTitle} text={leagueDeleted} toGames={toGames} />
      <ReloadWhenFound />
    </>
  );
}
