import type { RoundName } from "../round-name";
import type { Terms } from "./terms";

const noun =
  (one: string, many: string) =>
  (t: Terms, count: number): string =>
    `${t.number(count)} ${count === 1 ? one : many}`;

export const tiles = (t: Terms, count: number): string => noun(t.tile, t.tiles)(t, count);
export const hands = (t: Terms, count: number): string => noun(t.hand, t.hands)(t, count);
export const rounds = noun("ronda", "rondas");
export const points = noun("punto", "puntos");
export const characters = noun("carácter", "caracteres");
export const players = noun("jugador", "jugadores");
export const games = noun("partida", "partidas");
export const entries = noun("anotación", "anotaciones");
export const changes = noun("cambio", "cambios");

/** "la mano 3": what games call a hand or a round is feminine in all of them. */
export const theRound = ({ inText }: RoundName): string => `la ${inText}`;
