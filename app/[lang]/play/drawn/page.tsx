import { TableScreen } from "@/app/play/table-screen";
import { readGame } from "@/lib/server/pages";

interface DrawnPageProps {
  readonly searchParams: Promise<{ readonly game?: string | readonly string[] }>;
}

/** What the document of a table begins with on a device that is new (lib/server/listener/drawn-table.ts): never a page. */
export default async function DrawnPage({ searchParams }: DrawnPageProps) {
  const sent = await readGame(String((await searchParams).game));
  return sent && <TableScreen sent={sent} />;
}
