import type { EveningProblems, EveningTexts } from "../../evening/texts";
import type { Catalogue } from "../catalogue";
import type { Terms } from "./terms";

/** What is said about evening sheets, in Portuguese. */
export const evening = (t: Terms): Catalogue<EveningProblems & EveningTexts> => ({
  "not-an-eveningsheet": "Isto não é uma folha de noite do Pipkeeper.",
  "other-version/evening": (f) =>
    `Só dá para ler folhas de noite da versão ${f.known}. Esta talvez venha de um Pipkeeper mais novo.`,
  "not-for-this-form": "Este jogo não pode ser jogado neste tipo de noite.",
  "not-for-this-form/options": "Com estas regras, o jogo não pode ser jogado neste tipo de noite.",
  "too-many": (f) => `Há lugar para no máximo ${t.number(f.most)}.`,
  "too-many/rounds": (f) => `Uma noite tem no máximo ${t.number(f.most)} rodadas.`,
  "too-many/entries": (f) => `Uma noite tem no máximo ${t.number(f.most)} anotações e correções.`,
  "out-of-range/warn": "O aviso deve vir antes do fim do tempo.",
  "wrong-choice/twice": (f) => `“${f.key}” está duas vezes na lista.`,

  "unknown-kind/evening": (f) =>
    `Esta noite não tem anotações “${f.kind}”. Tem ${t.choice(f.kinds.map((kind) => `“${kind}”`))}.`,
  "evening-over": "A noite acabou. Ainda dá para anotar e corrigir resultados.",
  "no-such-player/evening": (f) => `Ninguém aqui tem o id “${f.id}”.`,
  "is-here": (f) => `${f.name} já está aqui.`,
  "is-away": (f) => `${f.name} já foi embora.`,
  "not-here": (f) => `${f.name} não está aqui.`,

  "wrong-round": (f) => `A próxima rodada é a ${f.round}.`,
  "round-open": (f) =>
    `A mesa ${f.table} da rodada ${f.round} ainda não tem resultado. Anote-o, ou marque que a mesa está atrasada.`,
  "no-such-round": (f) => `Ainda não há rodada ${f.round}.`,
  "no-such-table": (f) => `A rodada ${f.round} não tem mesa ${f.table}.`,
  "table-twice": (f) => `A mesa ${f.table} aparece duas vezes.`,
  "table-busy": (f) => `A mesa ${f.table} ainda joga a rodada ${f.round}.`,
  "table-size": "Em cada mesa jogam duas duplas.",
  "table-size/sides": "Em cada mesa jogam duas duplas, uma de cada lado.",
  "table-size/alone": (f) => `Em cada mesa jogam de 2 a ${t.number(f.most)} pessoas.`,
  "table-size/one-table": "Há só uma mesa.",
  "at-late-table": (f) => `${f.name} ainda está jogando na mesa ${f.table}.`,
  "seated-twice/evening": (f) => `${f.name} não pode estar em dois lugares.`,
  "left-out": (f) => `Para onde vai ${t.list(f.names)}? Quem está aqui joga ou descansa.`,

  "not-at-table": (f) => `${f.name} não está na mesa ${f.table}.`,
  "own-side": (f) => `${f.name} é da dupla que anotou este resultado. Quem responde é a outra.`,
  "nothing-entered": (f) => `A mesa ${f.table} da rodada ${f.round} não tem resultado para responder.`,
  confirmed: (f) =>
    `O resultado da mesa ${f.table} na rodada ${f.round} já está confirmado. Quem organiza pode corrigi-lo.`,
  "has-result": (f) => `A mesa ${f.table} da rodada ${f.round} já tem resultado.`,
  "won-not-needed": "Os pontos já dizem quem ganhou.",
  level: "Terminou empatado. Diga quem ganhou.",
  "adjusts-nothing/evening": "Um ajuste muda as vitórias ou os pontos.",

  "evening-sheet": "A folha da noite",
  "evening-begins": "o começo da noite",
  "evening-ends": "o fim da noite",
  "entry-of-person": (f) =>
    ({
      add: `${f.name} chega`,
      here: `${f.name} está aqui`,
      away: `${f.name} vai embora`,
      rename: `novo nome: ${f.name}`,
      sit: `${f.name} quer descansar`,
      adjust: `um ajuste para ${f.name}`,
    })[f.kind],
  "entry-of-round": (f) => ({ round: `a rodada ${f.round}`, time: `o tempo da rodada ${f.round}` })[f.kind],
  "entry-of-table": (f) => {
    const table = `mesa ${f.table} na rodada ${f.round}`;
    return {
      game: `a partida da ${table}`,
      result: `o resultado da ${table}`,
      confirm: `a resposta da ${table}`,
      dispute: `a resposta da ${table}`,
      forfeit: `a ausência na ${table}`,
      late: `o atraso da ${table}`,
    }[f.kind];
  },
});
