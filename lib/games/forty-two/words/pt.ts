import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { FortyTwoProblems, FortyTwoTexts } from "../texts";

const problems: Catalogue<FortyTwoProblems> = {
  "made-or-points": "O lance foi cumprido? Diga sim ou não, ou anote os pontos que a dupla do lance fez.",
  "made-or-points/both": "Diga se o lance foi cumprido ou anote os pontos, não as duas coisas.",
  "made-or-points/by-points":
    "No jogo por pontos, os pontos que a dupla do lance fez já dizem se o lance foi cumprido.",
  "marks-need-highest-bid": "Só com um lance de 42 se pode dar mais de uma marca.",
  "marks-need-highest-bid/by-points": "Lances em marcas só existem onde se joga por marcas.",
};

function texts(t: Terms): Catalogue<FortyTwoTexts> {
  const marks = (count: number): string =>
    `${t.number(count)} ${t.plural(count) === "one" ? "marca" : "marcas"}`;
  return {
    "preset/marks": "42 por marcas",
    "preset/points": "42 por pontos",
    "option/by": "Joga-se por",
    "by/marks": "marcas",
    "by/points": "pontos",

    hand: "Lance e resultado",
    bidder: "Quem levou o lance",
    bid: "O lance",
    "bid-is": (f) => t.number(f.bid),
    marks: "Marcas (também de nel-o, sevens, splash e plunge)",
    "marks-are": (f) => t.number(f.marks),
    made: "A dupla do lance",
    "made/yes": "cumpriu",
    "made/no": "não cumpriu",
    points: "Pontos da dupla do lance",

    "bid-made": (f) => `lance de ${t.number(f.bid)}, cumprido`,
    "they-set": (f) => `lance de ${t.number(f.bid)}, não cumprido`,
    "bid-earned": (f) => `o lance de ${t.number(f.bid)}, não cumprido`,
    taken: "em vazas",
    described: (f) => {
      const bid = f.marks > 1 ? marks(f.marks) : t.number(f.bid);
      const taken = f.points === undefined ? "" : `, ${t.points(f.points)} em vazas`;
      return `${f.name}, lance de ${bid}: ${f.isMade ? "cumpriu" : "não cumpriu"}${taken}.`;
    },
  };
}

export const words = (t: Terms): GameWords => ({
  name: "42 do Texas",
  tagline: "Lances e vazas em duplas, o jogo do Texas.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(),
  texts: { ...problems, ...texts(t) },
});
