import * as z from "zod/mini";
import { atLeast, atMost, readObject } from "@/lib/rules/document/read";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { Game } from "@/lib/rules/game";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { kernelProblem } from "@/lib/rules/texts";
import { fileText } from "./texts";

export const maxRulesName = 40;

const trimmed = z.pipe(
  z.string(),
  z.transform((name: string) => name.trim().normalize("NFC")),
);

const namedRules = z.strictObject({
  name: z.pipe(trimmed, z.string().check(atLeast(1), atMost(maxRulesName))),
  /** The ruleset's id. */
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
});

/** House rules under a name: a game, and what is played otherwise. A scoresheet has the options, and not the name. */
export type NamedRules = Readonly<z.infer<typeof namedRules>>;

/** House rules that some number of players can play by in one of these games, or what is wrong with them. */
export function readNamedRules(raw: unknown, games: Games): Result<NamedRules, readonly Problem[]> {
  const { problems, value } = readObject<NamedRules>(namedRules, raw, fileText("house-rules"));
  if (!value) return err(problems);
  const game = games.find(value.game);
  if (!game) return err([kernelProblem("unknown-game", "/game", { games: games.ids })]);
  const players = mostPlayers(game, value.options);
  return players.ok ? ok(value) : players;
}

/** As many as can play by these options, or why nobody can. */
export function mostPlayers(game: Game, options: NamedRules["options"]): Result<number, readonly Problem[]> {
  const { least, most } = game.seats(options);
  let wrong: readonly Problem[] = [];
  for (let players = most; players >= least; players--) {
    const people = Array.from({ length: players }, (_, seat) => ({ id: `p${seat}`, name: `${seat + 1}` }));
    const sat = game.sit(options, people);
    if (sat.ok) return ok(players);
    wrong = sat.error;
  }
  return err(wrong);
}
