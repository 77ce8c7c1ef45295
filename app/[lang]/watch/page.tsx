import type { Metadata } from "next";
import { Suspense } from "react";
import { WatchScreen } from "@/app/watch/watch-screen";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { LoadingPage } from "@/lib/ui/page/loading-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("watch")).title };
}

/** One document for all games: the id is in the query, so that the page opens without a network. */
export default async function WatchPage() {
  const { title } = await pageCatalogue("watch");
  const { shell } = await pageCatalogue("base");
  return (
    <Suspense fallback={<LoadingPage title={title} back={{ href: "/", label: shell.toGames }} />}>
      <WatchScreen />
    </Suspense>
  );
}
