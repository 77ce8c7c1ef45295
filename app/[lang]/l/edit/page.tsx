import type { Metadata } from "next";
import { Suspense } from "react";
import { KeeperScreen } from "@/app/league-keeper/keeper-screen";
import { gameNames } from "@/app/league-keeper/past/game-names";
import { games } from "@/lib/games/registry";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { LoadingPage } from "@/lib/ui/page/loading-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("keeping")).keepTitle };
}

/** One document for all leagues: the id is in the query, and the key on the device. */
export default async function KeeperPage() {
  const { keepTitle } = await pageCatalogue("keeping");
  const { shell } = await pageCatalogue("base");
  return (
    <Suspense fallback={<LoadingPage title={keepTitle} back={{ href: "/", label: shell.toGames }} />}>
      <KeeperScreen
        aims={Object.fromEntries(games.all.map(({ id, aim }) => [id, aim]))}
        names={await gameNames()}
      />
    </Suspense>
  );
}
