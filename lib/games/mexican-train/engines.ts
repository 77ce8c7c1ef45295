import type { EngineChoice } from "../../rules/prompts";

/**
 * Which double opens a round: the highest not yet played that somebody holds (`asked`), one after the other down or up
 * (`falling`, `rising`), or the highest that somebody holds, the same perhaps again (`found`).
 */
export const engineKinds = ["asked", "falling", "rising", "found"] as const;

/** The order of a game's engines. */
export interface Order {
  readonly engines: (typeof engineKinds)[number];
  /** The first engine; with `found` any double may be. */
  readonly first: number;
  /** The highest double of the set. */
  readonly highest: number;
}

/** One engine that was played: the number of its double, and which other doubles were skipped for it. */
export interface PlayedEngine {
  readonly engine: number;
  /** Whether nobody held a double that was asked for, so that this one was drawn from the boneyard. */
  readonly drawn: boolean;
  /** The highest engine at the time: players who join or leave may change the set. */
  readonly highest: number;
}

/** The engines of a game so far: each round in order. */
export type Engines = readonly PlayedEngine[];

/** Doubles from one number down to another. */
const down = (from: number, to = 0): number[] =>
  Array.from({ length: Math.max(0, from - to + 1) }, (_, index) => from - index);

const isPlayed = (engines: Engines, engine: number): boolean =>
  engines.some((round) => round.engine === engine);

/** Every double that can be an engine, in the order in which they are called. */
export function enginesOf({ engines, first, highest }: Order): number[] {
  switch (engines) {
    case "rising":
      return down(highest, first).reverse();
    case "found":
      return down(highest);
    default:
      return down(first);
  }
}

/**
 * The doubles to ask for, in this order. `asked`: every one that has not been an engine, the highest first, however
 * often it was skipped. Source: the text, "it should be the one looked for to start the next round".
 */
export function lookFor(played: Engines, order: Order): number[] {
  const all = enginesOf(order);
  switch (order.engines) {
    case "asked":
      return all.filter((engine) => !isPlayed(played, engine));
    case "found":
      return all;
    default:
      return all.slice(played.length, played.length + 1);
  }
}

/**
 * The unplayed doubles that were skipped at least once: all higher ones if an engine came from a hand, all others if
 * it was drawn. Only doubles that are asked for can be skipped.
 */
export function skippedEngines(played: Engines, order: Order): number[] {
  if (order.engines !== "asked") return [];
  const passedOver = (engine: number) =>
    played.some((round) => engine <= round.highest && (round.drawn || round.engine < engine));
  return lookFor(played, order).filter(passedOver);
}

/** All doubles that can be chosen, in order, and those already played, with their state. */
export function engineChoices(played: Engines, order: Order): EngineChoice[] {
  const skipped = skippedEngines(played, order);
  const before = played.map(
    ({ engine, drawn }, index): EngineChoice => ({
      engine,
      state: "played",
      round: index + 1,
      ...(drawn && { drawn: true }),
    }),
  );
  const open = lookFor(played, order).map((engine, index): EngineChoice => {
    const state = index === 0 ? "due" : skipped.includes(engine) ? "skipped" : "later";
    return { engine, state };
  });
  return order.engines === "found"
    ? open.map((choice) => ({ ...before.findLast(({ engine }) => engine === choice.engine), ...choice }))
    : [...open, ...before];
}
