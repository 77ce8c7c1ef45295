import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { capital } from "@/lib/i18n/pt/counted";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { CountProblems, CountTexts } from "../texts";

function caller(t: Terms): (what: string) => string {
  const named = {
    capicua: t.capicua,
    chuchazo: "batida com o 0-0",
    "all-passed": "todos os outros passaram",
    "opening-passed": "saída sem resposta",
  };
  return (what) => named[what as keyof typeof named] ?? what;
}

const problems = (t: Terms): Catalogue<CountProblems> => ({
  "leader-missing": "O jogo fechou com empate, e aqui decide quem saiu: quem saiu nesta rodada?",
  "blocker-missing": "O jogo fechou com empate, e aqui decide quem fechou: quem fechou?",
  "blocker-missing/loses": "O jogo fechou com empate, e aqui perde quem fechou: quem fechou?",
  "blocker-missing/duel":
    "Aqui o jogo fechado se decide entre quem fechou e quem vem em seguida: quem fechou?",
  "finish-needs-out": "Só quem bate pode ter uma batida especial.",
  "blocker-needs-block": "Alguém bateu, então ninguém fechou o jogo.",
  "not-played-for": (f) => `Nesta partida isso não vale (${caller(t)(f.what)}).`,
});

function texts(t: Terms): Catalogue<CountTexts> {
  const called = caller(t);
  return {
    "preset/partner": "Em duplas, até 100",
    "preset/block": "Passa e bate",
    "preset/draw": "Com compra",
    "preset/latin": "Latino, até 200",
    "preset/spain": "Espanha, até 300",
    "preset/dominican": "Dominicano",
    "preset/dominican-club": "Dominicano de clube",
    "preset/puerto-rico-500": "Porto Rico, 500",
    "preset/puerto-rico-200": "Porto Rico, 200",
    "preset/cuba": "Cuba, duplo-nove",

    "option/draw": "Quem não tem pedra compra",
    "option/counts": "Quem ganha leva",
    "option/lessOwn": "No jogo fechado, descontar a mão de quem ganhou",
    "option/tie": "O jogo fechado com empate",
    "option/capicua": capital(t.capicua),
    "option/chuchazo": "Bater com o 0-0",
    "option/capicuaDoubles": `Com ${t.aCapicua}, os pontos dobram`,
    "option/blockBonus": "Por ganhar o jogo fechado",
    "option/prizes": "Prêmios das primeiras rodadas",
    "option/allPassed": "Todos os outros passaram",
    "option/openingPassed": "Saída sem resposta",
    "option/lead": "A próxima saída é de quem",
    "option/turn": "O jogo corre",
    "counts/losers": "os pontos dos adversários",
    "counts/all": "todos os pontos que sobraram",
    "tie/nobody": "não vale nada",
    "tie/leader": "é de quem saiu",
    "tie/blocker": "é de quem fechou",
    "tie/not-blocker": "perde quem fechou",
    "block/duel": "a mão menor entre quem fechou e quem vem em seguida",
    "opening-by-case": `Um número, ou dois separados por vírgula: com ${t.aDouble}, com outra pedra.`,
    "opening-was": "Saíram com",
    "opening-was/double": (f) => `${t.aDouble}: ${t.number(f.points)}`,
    "opening-was/other": (f) => `outra pedra: ${t.number(f.points)}`,
    "lead/next": "vem em seguida",
    "lead/winner": "ganhou",
    "turn/right": "para a direita",
    "turn/left": "para a esquerda",

    bonus: "Bônus",
    player: "Para quem",
    reason: "Por",
    finish: "Batida",
    "no-finish": "simples",
    leader: "Quem saiu",
    blocker: "Quem fechou",

    capicua: t.capicua,
    chuchazo: "com o 0-0",
    "capicua-doubles": `dobrado por ${t.aCapicua}`,
    "block-bonus": "pelo jogo fechado",
    "with-prize": (f) => `${f.headline}; prêmio ${t.number(f.prize)}`,
    prize: (f) => `prêmio da rodada ${t.number(f.hand)}`,
    "all-passed": "todos os outros passaram",
    "opening-passed": "saída sem resposta",
    "bonus-worth": (f) => {
      const what = capital(called(f.what));
      return f.points === undefined ? what : `${what}: ${t.number(f.points)}`;
    },
    "not-below-0": "nunca menos que zero",
    "described-bonus": (f) => `${f.name}: ${called(f.what)}, ${t.number(f.points)}.`,
    "described-finish": (f) => `${f.closing} ${capital(called(f.what))}.`,
  };
}

export const words = (t: Terms): GameWords => ({
  name: "Dominó de pontos",
  tagline: "Em duplas ou cada um por si: ganhe a rodada e leve os pontos que sobraram.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});
