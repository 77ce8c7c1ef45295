import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { HandsProblems, HandsTexts } from "../texts";

const problems: Catalogue<HandsProblems> = {
  "block-needs-one": "Diga o que sobrou na mão de cada pessoa ou quem ganhou o jogo fechado.",
  "block-needs-one/both": "Diga o que sobrou nas mãos ou quem ganhou o jogo fechado, não as duas coisas.",
  "only-once-out": "Ninguém bateu, então não há tipo de batida para anotar.",
  "only-after-block": "Alguém bateu, então o jogo não fechou.",
};

function texts(t: Terms): Catalogue<HandsTexts> {
  const outWith = {
    plain: "",
    double: ` ${t.withDouble}`,
    "both-ends": ` ${t.withCapicua}`,
    crossed: ` ${t.crossed}`,
  };
  const ways = {
    plain: "batida",
    double: `batida${outWith.double}`,
    "both-ends": `batida${outWith["both-ends"]}`,
    crossed: `batida${outWith.crossed}`,
    blocked: "jogo fechado",
  };
  return {
    "preset/six-love": "Jamaica, seis a zero",
    "preset/first-to-six": "Jamaica, até seis",
    "preset/cut-throat": "Jamaica, cada um por si",
    "preset/haiti": "Haiti",
    "preset/brazil": "Brasil",
    "preset/derby": "Derby, Nova York",

    "option/without00": "O 0-0 fica na caixa",
    "option/match": "Ganha a partida quem",
    "option/broken": "Quem quebra uma sequência começa com",
    "option/plain": "Bater vale",
    "option/double": `Bater com ${t.aDouble}`,
    "option/bothEnds": `Bater nas duas pontas (${t.capicua})`,
    "option/crossed": `Bater com ${t.aDouble} nas duas pontas`,
    "option/blocked": "Ganhar o jogo fechado",
    "option/tieAdds": "Fechado com empate: a próxima rodada vale um ponto a mais",
    "match/in-a-row": "ganha rodadas seguidas",
    "match/first-to": "chega primeiro à meta",
    "match/while-zero": "chega à meta com alguém ainda em zero",
    "broken/zero": "zero",
    "broken/one": "essa rodada",
    "way/plain": "simples",
    "way/double": t.withDouble,
    "way/both-ends": `nas duas pontas (${t.capicua})`,
    "way/crossed": t.crossed,

    "first-in-a-row": (f) =>
      `Rodada ${t.number(f.hand)}: vence quem ganhar primeiro ${t.number(f.target)} seguidas`,
    how: "Batida",
    "who-won": "Quem ganhou o jogo fechado?",
    nobody: "Ninguém, deu empate",

    won: (f) => ways[f.how],
    "run-broken": "sequência quebrada",
    "all-have-won": "todo mundo já ganhou uma rodada",
    "won-hand": (f) => {
      const who = t.list(f.names);
      const won = t.number(f.won);
      if (f.broke) {
        const broke = f.names.length === 1 ? "quebrou" : "quebraram";
        return `${who} ${broke} a sequência de ${t.number(f.broke.hands)} de ${t.list(f.broke.names)}: ${won} a 0.`;
      }
      if (f.isReset) return `${who}: todo mundo já ganhou uma, então todo mundo volta a 0.`;
      const score = f.others.length === 1 ? `${won} a ${t.number(f.others[0] ?? 0)}` : won;
      const how = f.how === "plain" ? "" : `, ${ways[f.how]}`;
      return `${who}: ${score}${f.isLast ? ", e a partida" : how}.`;
    },
    "tied-hand": (f) =>
      f.worth === undefined
        ? "Fechado com empate: ninguém ganhou."
        : `Fechado com empate: a próxima rodada vale ${t.number(f.worth)}.`,
    "described-out": (f) => `${f.name} ${t.wentOut}${outWith[f.how]}.`,
    "described-won": (f) =>
      `${t.blocked}: ${f.names.length === 1 ? "ganhou" : "ganharam"} ${t.list(f.names)}.`,
    "described-tie": `${t.blocked}: ninguém ganhou.`,
  };
}

export const words = (t: Terms): GameWords => ({
  name: "Dominó por rodadas",
  tagline: "Quem ganha a rodada marca a rodada: brasileiro, jamaicano e outros.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(t),
  texts: { ...problems, ...texts(t) },
});
