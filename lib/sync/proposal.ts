import type { Position } from "@/lib/rules/game";
import { type Problem, pointer } from "@/lib/rules/problem";
import { type Ask, givenIn, type Prompt } from "@/lib/rules/prompts";
import { syncProblem } from "./texts";
import type { HandRequest } from "./wire/wire-hands";

/** The prompt that closes the round being entered, and its question about hands. */
interface AsksHands {
  readonly prompt: Prompt;
  readonly ask: Extract<Ask, { type: "hands" }>;
}

/**
 * The question about hands that is open now; undefined if there is none: the game is over, or something else comes
 * first.
 */
export function asksHands(position: Position): AsksHands | undefined {
  for (const prompt of position.prompts()) {
    const ask = prompt.asks.find((each) => each.type === "hands");
    if (prompt.when === "hand" && ask) return { prompt, ask };
  }
  return undefined;
}

/** Whether an open question lets this player have gone out. They then hold nothing: an empty list says so. */
export const mayGoOut = ({ prompt }: AsksHands, player: string): boolean =>
  prompt.asks.some((ask) => ask.type === "out" && ask.among.includes(player));

export const saysOut = (held: HandRequest["held"]): boolean => typeof held !== "number" && held.length === 0;

/** The problems of a proposed hand that can be found from this hand alone. Paths are those of the request. */
export function handProblems(
  position: Position,
  { player, held }: Pick<HandRequest, "player" | "held">,
): Problem[] {
  const asked = asksHands(position);
  if (!asked) return [syncProblem("no-hands-asked", "")];
  const { prompt, ask } = asked;
  if (!ask.holders.includes(player)) return [syncProblem("holds-nothing", "/player")];
  if (saysOut(held) && mayGoOut(asked, player)) return [];
  const place = pointer(ask.field, player);
  // fromEntries keeps a player whose id is `__proto__`.
  const draft = { ...givenIn(prompt), [ask.field]: Object.fromEntries([[player, held]]) };
  return position
    .checkDraft(draft)
    .filter(({ path }) => path === place || path.startsWith(`${place}/`))
    .map((problem) => ({ ...problem, path: `/held${problem.path.slice(place.length)}` }));
}
