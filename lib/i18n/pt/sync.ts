import type { SyncProblems, SyncTexts } from "../../sync/texts";
import type { Catalogue } from "../catalogue";
import type { Terms } from "./terms";

/** What meeting another device's entries says in Portuguese. */
export const sync = (t: Terms): Catalogue<SyncProblems & SyncTexts> => ({
  "log-full": "Esta partida chegou ao limite de anotações e correções. Encerre-a e comece outra.",
  "entry-too-large": (f) => `Esta anotação ocupa mais de ${t.number(f.most)} bytes.`,
  moved: "Outra coisa foi anotada enquanto você digitava. Confira antes de salvar.",
  "no-hands-asked": "Nenhuma mão está sendo anotada agora.",
  "holds-nothing": "Nesta rodada, não há mão a anotar para esta pessoa.",
  "league-only-corrects":
    "Com a chave de uma liga só se corrigem partidas que acabaram. O que se joga é anotado na mesa.",

  "same-hand": "Dois celulares anotaram isto de formas diferentes.",
  "same-person": "Outro aparelho já anotou isto de outra forma.",
  "corrected-meanwhile": "Nesse meio-tempo, outro aparelho corrigiu esta anotação de outra forma.",
  "people-meanwhile":
    "Nesse meio-tempo alguém entrou ou deixou a partida, e nem todas as mãos foram contadas: não está claro quem jogou.",
  "people-meanwhile/seats":
    "Nesta rodada outras pessoas jogam nesta mesa: outro celular já a tinha sorteado de outro jeito.",
  "settled-meanwhile": "Nesse meio-tempo, outro aparelho resolveu isto de outra forma.",

  "this-decision": "esta decisão",
  "what-was-held": "o que ficou sem contar",
});
