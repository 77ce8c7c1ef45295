import type { Position } from "@/lib/rules/game";
import type { Prompt } from "@/lib/rules/prompts";
import { isRecord } from "@/lib/rules/record";
import { nobodyIsOut, typedAsNothing } from "@/lib/rules/score/unusual";

type Body = Readonly<Record<string, unknown>>;

/** Who most likely went out: on paper it is written as 0. The prompt has to ask who did, and take this player. */
export function likelyOut(position: Position, prompt: Prompt, body: Body): string | undefined {
  const nothing = typedAsNothing(position, body);
  return prompt.asks.some((ask) => ask.type === "out" && ask.among.some((id) => id === nothing))
    ? nothing
    : undefined;
}

/**
 * What an entry means in which nobody is marked and all hands are entered: until it is answered whether the player with
 * nothing went out, that they did; otherwise a block.
 */
export function meantBy(
  position: Position,
  body: Body,
  nothing: string | undefined,
): Record<string, unknown> {
  if (nothing === undefined) return nobodyIsOut(position, body) ? { ...body, out: null } : { ...body };
  const others = Object.entries(isRecord(body.left) ? body.left : {}).filter(([id]) => id !== nothing);
  return { ...body, out: nothing, left: Object.fromEntries(others) };
}
