import { csvCell } from "@/lib/export/csv";
import { contentLanguage } from "../words/words";

/** A table as CSV (RFC 4180), to be saved as the file `name`. The first row has the names of the columns. */
export function answerCsv(rows: readonly (readonly (string | number)[])[], name: string): Response {
  const text = rows.map((row) => `${row.map((cell) => csvCell(String(cell))).join(",")}\r\n`).join("");
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "Content-Language": contentLanguage(),
      Vary: "Accept-Language",
    },
  });
}
