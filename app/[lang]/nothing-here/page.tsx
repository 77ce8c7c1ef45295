import type { Metadata } from "next";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { NothingHere } from "@/lib/ui/page/nothing-here";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).shell.notFoundTitle, robots: { index: false } };
}

/** What the server answers with, under any address that there is nothing at. */
export default async function NothingHerePage() {
  const { appName, toGames, notFoundTitle, notFound } = (await pageCatalogue("base")).shell;
  return <NothingHere page={appName} title={notFoundTitle} text={notFound} toGames={toGames} />;
}
