import type { Metadata } from "next";
import { wordsIn } from "@/lib/i18n/words";
import { TableScreen } from "./table-screen";

export const metadata: Metadata = { title: wordsIn.en.table.title };

/** One document for every game: its id stands in the query, so that the page opens without a network. */
export default function PlayPage() {
  return <TableScreen />;
}
