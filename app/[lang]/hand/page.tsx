import type { Metadata } from "next";
import { Suspense } from "react";
import { HandScreen } from "@/app/hand/hand-screen";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { LoadingPage } from "@/lib/ui/page/loading-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).hand.title };
}

/** One document for all games: the id is in the query, and the key in the fragment. */
export default async function HandPage() {
  const { hand } = await pageCatalogue("base");
  return (
    <Suspense fallback={<LoadingPage title={hand.title} />}>
      <HandScreen />
    </Suspense>
  );
}
