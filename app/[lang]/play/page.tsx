import type { Metadata } from "next";
import { TableScreen } from "@/app/play/table-screen";
import { pageCatalogue } from "@/lib/i18n/page-words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).table.title };
}

/** One document for all games: the id is in the query, so that the page opens without a network. */
export default function PlayPage() {
  return <TableScreen />;
}
