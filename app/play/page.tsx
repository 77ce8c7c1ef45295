import type { Metadata } from "next";
import dynamic from "next/dynamic";
import { wordsIn } from "@/lib/i18n/words";
import { Loading } from "./loading-frame";

export const metadata: Metadata = { title: wordsIn.en.table.title };

/** `npm start` serves the table as a document with scripts of its own (main.tsx), and Next has none of it. */
const Table =
  process.env.NODE_ENV === "development"
    ? dynamic(async () => (await import("./table-screen")).TableScreen)
    : Loading;

/** One document for every game: its id stands in the query, so that the page opens without a network. */
export default function PlayPage() {
  return (
    <div id="table" className="contents">
      <Table />
    </div>
  );
}
