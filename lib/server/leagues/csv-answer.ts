import { csvText } from "@/lib/export/csv";
import { answerLanguage, contentLanguage } from "../words/words";

/** A table as CSV in the language of the request, to be saved as the file `name`. The first row has the names of the columns. */
export function answerCsv(rows: readonly (readonly (string | number)[])[], name: string): Response {
  return new Response(csvText(rows, answerLanguage()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "Content-Language": contentLanguage(),
      Vary: "Accept-Language",
    },
  });
}
