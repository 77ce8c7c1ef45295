import type { EngineChoice } from "../../rules/prompts";

/** One engine that was played: the number of its double, and which other doubles were skipped for it. */
export interface PlayedEngine {
  readonly engine: number;
  /** Whether nobody held any unplayed double, so that this one was drawn from the boneyard. */
  readonly drawn: boolean;
  /** The highest double of the set at the time: players who join or leave may change the set. */
  readonly highest: number;
}

/** The engines of a game so far: each round in order. */
export type Engines = readonly PlayedEngine[];

export const isPlayed = (engines: Engines, engine: number): boolean =>
  engines.some((round) => round.engine === engine);

/**
 * Every double that has not been an engine, in the order to ask for it: the highest first, however often it was
 * skipped. Source: the text, "it should be the one looked for to start the next round".
 */
export function lookFor(engines: Engines, highest: number): number[] {
  const all = Array.from({ length: highest + 1 }, (_, index) => highest - index);
  return all.filter((engine) => !isPlayed(engines, engine));
}

/**
 * The unplayed doubles that were skipped at least once: all higher ones if an engine came from a hand, all others if
 * it was drawn.
 */
export function skippedEngines(engines: Engines, highest: number): number[] {
  const passedOver = (engine: number) =>
    engines.some((round) => engine <= round.highest && (round.drawn || round.engine < engine));
  return lookFor(engines, highest).filter(passedOver);
}

/** All doubles, highest first, with their state. */
export function engineChoices(engines: Engines, highest: number): EngineChoice[] {
  const unplayed = lookFor(engines, highest);
  const skipped = skippedEngines(engines, highest);
  const open = unplayed.map((engine, index): EngineChoice => {
    const state = index === 0 ? "due" : skipped.includes(engine) ? "skipped" : "later";
    return { engine, state };
  });
  return [
    ...open,
    ...engines.map(({ engine }, index): EngineChoice => ({ engine, state: "played", round: index + 1 })),
  ];
}
