import type { Metadata } from "next";
import { Suspense } from "react";
import { LeagueHereScreen } from "@/app/league/here/league-here-screen";
import { rulesetArt } from "@/app/league/ruleset-art";
import { games } from "@/lib/games/registry";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { LoadingPage } from "@/lib/ui/page/loading-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("leaguePages")).parts.standings, robots: { index: false } };
}

/**
 * The pages of a league as the device draws them: the service worker shows this document at their addresses if the
 * server cannot be reached. Everything about the league is on the device.
 */
export default async function LeagueHerePage() {
  const { parts } = await pageCatalogue("leaguePages");
  const { shell } = await pageCatalogue("base");
  const art = Object.fromEntries(games.ids.map((id) => [id, rulesetArt(id)]));
  const aims = Object.fromEntries(games.all.map(({ id, aim }) => [id, aim]));
  return (
    <Suspense fallback={<LoadingPage title={parts.standings} back={{ href: "/", label: shell.toGames }} />}>
      <LeagueHereScreen art={art} aims={aims} />
    </Suspense>
  );
}
