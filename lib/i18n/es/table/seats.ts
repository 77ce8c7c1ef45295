import type { SentencesOf } from "../../catalogue";
import type { seats as English } from "../../en/table/seats";
import type { Terms } from "../terms";

export const seats = (t: Terms): SentencesOf<typeof English> => ({
  title: "Asientos",
  starts: "sale",
  noteStart: (f) => `Sale ${f.name}`,
  noteHint: `${t.you("Toca")} a quien sale ahora: quedará en lo próximo que anotes.`,
});
