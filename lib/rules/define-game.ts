import { lift } from "./document/lift";
import { readObject } from "./document/read";
import type { Game } from "./game";
import type { GameTypes } from "./game-types";
import { Play } from "./play/play";
import { under } from "./problem";
import { err, ok } from "./result";
import type { Rules } from "./rules";
import { kernelProblem } from "./texts";

/** Hides a game's types, so that the rest of the program can work with `Game` values. */
export function defineGame<G extends GameTypes>(rules: Rules<G>): Game {
  /** The options as written, or without the faulty ones. */
  const lenient = (options: unknown): G["written"] => {
    const reading = readObject(rules.options, options ?? {}, "options");
    if (reading.value !== undefined) return reading.value;
    const without = readObject(rules.options, reading.rightFields, "options");
    if (without.value === undefined) throw new Error(`the options of ${rules.id} cannot all be absent`);
    return without.value;
  };

  const game: Game = {
    id: rules.id,
    aim: rules.aim,
    schemas: { options: rules.options, entries: rules.entries },
    lift: (raw) => lift(rules, raw),
    seats: (options) => rules.seats(lenient(options)),
    optionAsks: (options, players) => rules.optionAsks(lenient(options), players),
    sit: (options, players) => {
      const reading = readObject(rules.options, options ?? {}, "options");
      const problems = under("/options", reading.problems);
      const written = reading.value ?? lenient(options);
      const { min, max } = rules.seats(written);
      if (players.length < min || players.length > max) {
        problems.push(
          kernelProblem("player-count", "/players", { players: players.length, least: min, most: max }),
        );
        return err(problems);
      }
      const fitted = rules.fit(written, players.length);
      if (!fitted.ok) {
        // What is there and wrong by itself was left out for this reading, and is not missing.
        const known = new Set(problems.map(({ path }) => path));
        const more = under("/options", fitted.error).filter(({ path }) => !known.has(path));
        return err([...problems, ...more]);
      }
      if (problems.length > 0) return err(problems);
      const table = { options: fitted.value, players };
      return ok(Play.begin(game, rules, table, { min, max }));
    },
  };
  return game;
}
