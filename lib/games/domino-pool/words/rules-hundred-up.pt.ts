import type { Terms } from "@/lib/i18n/pt/terms";
import type { RulesBlock } from "@/lib/rules/rules-page";

/** How a hundred up is counted, and what a star is. */
export const hundredUpScore = (t: Terms): readonly RulesBlock[] => [
  {
    type: "text",
    text:
      "Até cem é uma partida longa por um bolo só. O que sobra na sua mão no fim de cada rodada se soma ao seu " +
      "total. Com um total de cem você fica fora: não joga mais, e os outros continuam.",
  },
  {
    type: "ruling",
    source: "Não diz quando se paga o bolo, nem que o número tem de ser cem.",
    ruling:
      "Todo mundo paga a aposta uma vez, antes da primeira rodada. Vocês podem combinar qualquer meta de 1 a " +
      `${t.number(1000)}.`,
  },
  {
    type: "text",
    text:
      "Quem fica fora primeiro pode comprar a estrela, se a mesa aceita: põe dinheiro no bolo mais uma vez e volta " +
      "ao jogo com o mesmo total de quem está a seguir na ordem. Com quatro pessoas, as duas primeiras que ficam " +
      "fora podem comprar a estrela.",
  },
  {
    type: "ruling",
    source: "Só para quatro pessoas diz quantas podem comprar a estrela.",
    ruling:
      "Com três, uma pode comprar; com quatro ou mais, duas. Vocês podem combinar outra coisa, até nenhuma estrela; " +
      "mas pelo menos duas pessoas têm de ficar sem ela.",
  },
  {
    type: "ruling",
    source: "Deixa em aberto quanto se paga e quem está “a seguir na ordem”.",
    ruling:
      "A estrela custa a aposta, se não se combina outro preço. O total passa a ser o mais alto de quem ainda está " +
      "no jogo.",
  },
  {
    type: "ruling",
    source: "Deixa em aberto quando se tem de comprar a estrela, e se duas vezes.",
    ruling:
      "Responde-se logo depois da rodada em que se ficou fora, e uma vez por partida. Anotar a rodada seguinte " +
      "recusa toda estrela que ainda espera resposta. Se só uma pessoa está no jogo, as estrelas se respondem antes " +
      "de tudo.",
  },
  {
    type: "ruling",
    source: "Duas pessoas podem ficar fora na mesma rodada; não diz qual foi a primeira.",
    ruling:
      "O total mais alto ficou fora primeiro; com totais iguais, quem senta antes. Respondem nessa ordem.",
  },
];
