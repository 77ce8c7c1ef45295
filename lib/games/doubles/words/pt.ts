import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { counted } from "@/lib/i18n/pt/counted";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { DoublesProblems, DoublesTexts } from "../texts";

function problems(t: Terms): Catalogue<DoublesProblems> {
  const tooManyTiles = (f: { tiles: number; players: number; most: number }): string =>
    `${t.people(f.players)} não podem pegar tantas de ${t.tiles(f.tiles)}: o máximo é ${t.number(f.most)} por pessoa.`;
  return {
    "missing/hand-size": "Com cinco pessoas ou mais, diga quantas pedras cada uma pega.",
    "out-of-range/hand-size": tooManyTiles,
    "player-count/hand-size": tooManyTiles,
  };
}

const texts = (t: Terms): Catalogue<DoublesTexts> => ({
  set: "Dominó",
  "set-name": (f) => `Duplo-${f.highest} (${t.tiles(f.tiles)})`,
  target: "Meta",
  "hand-size": "Pedras por pessoa",
  hand: "Fim da rodada",

  headline: (f) => `Rodada ${t.number(f.hand)}: ${counted(t).missing(f.toTarget)} para ${t.list(f.leaders)}`,
  "first-hand": (f) => `Rodada ${t.number(f.hand)}: a partida vai até ${t.number(f.target)}`,
  finished: "A meta foi alcançada",
  "to-target": (f) => counted(t).missing(f.toTarget),
  starts: "Sai quem tem o duplo mais pesado",
});

export const words = (t: Terms): GameWords => ({
  name: "Duplos",
  tagline: "Um número só se abre quando o seu duplo está na mesa; ganha quem chega primeiro à meta.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});
