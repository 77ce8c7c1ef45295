import type { Metadata } from "next";
import { Suspense } from "react";
import { EveningScreen } from "@/app/evening/evening-screen";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { LoadingPage } from "@/lib/ui/page/loading-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("homeTable")).title };
}

/** One document for all evenings: the id is in the query, so that the page opens without a network. */
export default async function EveningPage() {
  const { title } = await pageCatalogue("homeTable");
  const { shell } = await pageCatalogue("base");
  return (
    <Suspense fallback={<LoadingPage title={title} back={{ href: "/", label: shell.toGames }} />}>
      <EveningScreen />
    </Suspense>
  );
}
