import type { ChangeTexts } from "@/lib/league/change/texts";
import type { Catalogue } from "../../catalogue";
import type { Terms } from "../terms";
import { first, owe, to as toWhom } from "./kitty";

const planned = (f: { when: string; place: string }): string =>
  f.place === "" ? f.when : `${f.when} · ${f.place}`;

/** What a change of a league does, in Portuguese. */
export const changeTexts = (t: Terms): Catalogue<ChangeTexts> => ({
  name: (f) => `Nome da liga: ${f.name}`,
  slug: (f) => `Endereço: ${f.slug}`,
  points: (f) => `Pontos por posição: ${f.points.map(t.number).join(", ")}`,
  scoring: "O que as partidas valem além dos pontos por posição",
  currency: (f) => (f.currency === "" ? "Sem moeda" : `Moeda: ${f.currency}`),
  "time-zone": (f) => `Fuso horário: ${f.timeZone}`,
  scorers: (f) => (f.may ? "Um link para quem anota" : "Link para quem anota, anulado"),
  sign: (f) => (f.tile === "" ? "Sinal da liga, tirado" : `Sinal da liga: ${f.tile}`),
  player: (f) => `${f.former ? "Não vem mais" : f.guest ? "De visita" : "Quem joga"}: ${f.name}`,
  guests: (f) =>
    f.ranked
      ? "Quem vem de visita tem posição nas tabelas"
      : "Quem vem de visita não tem posição nas tabelas",
  "remove-player": (f) => `Fora da liga: ${f.name}`,
  "erase-player": "Um nome sai da liga",
  "restore-player": "Um nome volta à liga",
  merge: (f) => `${f.name} é ${f.into}`,
  unmerge: (f) => `${f.name} volta a ser outra pessoa`,
  season: (f) => `Temporada: ${f.name}, de ${f.from} a ${f.to}`,
  "remove-season": (f) => `Temporada apagada: ${f.name}`,
  rules: (f) => `Regras da casa: ${f.name}`,
  "remove-rules": (f) => `Regras da casa tiradas: ${f.name}`,
  evening: (f) => `Noite: ${planned(f)}`,
  "remove-evening": (f) => `Noite cancelada: ${planned(f)}`,
  game: "Uma partida incluída na liga",
  "remove-game": "Uma partida tirada da liga",
  payment: ({ from, to, amount, when, owedFor }) =>
    `${owedFor === "" ? `${first(from)} deu ${amount} ${toWhom(to)}` : owe(t)({ names: [to], to: from, amount, owedFor })} (${when})`,
  "remove-payment": "Um pagamento anulado",
  comment: (f) => (f.line === "" ? "Um comentário retirado" : `Comentário: ${f.line}`),
  "paper-result": (f) => `Resultado no papel: ${f.ruleset}, ${f.when}`,
  "paper-results": (f) => {
    const days = f.from === f.to ? `de ${f.from}` : `de ${f.from} a ${f.to}`;
    return `${f.games === 1 ? "1 resultado passado" : `${t.number(f.games)} resultados passados`} ${days}`;
  },
  "remove-batch": "Resultados passados retirados",
});
