import { csvCell } from "@/lib/export/csv";
import { contentLanguage } from "../words/words";

/** A table as RFC 4180 has it, its first row the columns' names. */
export function answerCsv(rows: readonly (readonly (string | number)[])[]): Response {
  const text = rows.map((row) => `${row.map((cell) => csvCell(String(cell))).join(",")}\r\n`).join("");
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Cache-Control": "no-store",
      "Content-Language": contentLanguage(),
      Vary: "Accept-Language",
    },
  });
}
