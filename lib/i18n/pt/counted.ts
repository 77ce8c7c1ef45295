import type { Formats } from "../formats";

/** What the screens count besides what the games do. */
export const counted = ({ number, plural }: Formats) => {
  const counts = (one: string, many: string) => (count: number) =>
    `${number(count)} ${plural(count) === "one" ? one : many}`;
  return {
    games: counts("partida", "partidas"),
    kinds: counts("jogo", "jogos"),
    changes: counts("mudança", "mudanças"),
    leagues: counts("liga", "ligas"),
    houseRules: counts("conjunto de regras da casa", "conjuntos de regras da casa"),
    places: counts("posição", "posições"),
    characters: counts("caractere", "caracteres"),
    missing: (count: number): string => `${plural(count) === "one" ? "falta" : "faltam"} ${number(count)}`,
  };
};

/** "duplo 6" where a line begins. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const ordinal = ({ number }: Formats, place: number): string => `${number(place)}º`;
