import type { Formats } from "../formats";

/** "1 pedra", "2 pedras", and "0 pedra", as Portuguese counts nothing in the singular. */
const counter =
  (t: Formats) =>
  (one: string, many: string) =>
  (count: number): string =>
    `${t.number(count)} ${t.plural(count) === "one" ? one : many}`;

/** The parts that Portuguese sentences share. */
export const counted = (t: Formats) => {
  const of = counter(t);
  return {
    tiles: of("pedra", "pedras"),
    pips: of("ponto", "pontos"),
    points: of("ponto", "pontos"),
    people: of("pessoa", "pessoas"),
    games: of("partida", "partidas"),
    kinds: of("jogo", "jogos"),
    entries: of("anotação", "anotações"),
    changes: of("mudança", "mudanças"),
    leagues: of("liga", "ligas"),
    places: of("lugar", "lugares"),
    missing: (count: number): string =>
      `${t.plural(count) === "one" ? "falta" : "faltam"} ${t.number(count)}`,
  };
};

/** "Rodada 4" inside a sentence. */
export const inText = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** "duplo 6" where a line begins. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const ordinal = (t: Formats, place: number): string => `${t.number(place)}º`;
