import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { DoublesProblems, DoublesTexts } from "../texts";

const problems = (t: Terms): Catalogue<DoublesProblems> => ({
  "missing/hand-size": "Com cinco pessoas ou mais, diga quantas pedras cada uma pega.",
  "player-count/hand-size": (f) =>
    `${t.people(f.players)} não podem pegar tantas de ${t.tiles(f.tiles)}: o máximo é ${t.number(f.most)} por pessoa.`,
});

const texts: Catalogue<DoublesTexts> = { starts: "Sai quem tem o duplo mais pesado" };

export const words = (t: Terms): GameWords => ({
  name: "Duplos",
  tagline: "Um número só se abre quando o seu duplo está na mesa; ganha quem chega primeiro à meta.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(t),
  texts: { ...problems(t), ...texts },
});
