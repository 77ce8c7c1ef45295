import type { SentencesOf } from "../../catalogue";
import type { seats as English } from "../../en/table/seats";
import type { Terms } from "../terms";

export const seats = (_: Terms): SentencesOf<typeof English> => ({
  title: "Cadeiras",
  starts: "sai",
  noteStart: (f) => `${f.name} sai`,
  noteHint: "Toque em quem sai nesta rodada, e isso vai para a próxima rodada que for anotada.",
});
