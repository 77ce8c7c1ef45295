import type { Metadata } from "next";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { NothingToFrame } from "@/lib/ui/page/nothing-to-frame";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).shell.leagueDeletedTitle, robots: { index: false } };
}

/** The server's answer in a frame, if the league was deleted. */
export default async function DeletedWidgetPage() {
  return <NothingToFrame title={(await pageCatalogue("base")).shell.leagueDeletedTitle} />;
}
