import type { Left } from "@/lib/rules/document/entry";
import type { Played, Position } from "@/lib/rules/game";
import { pipsUnder } from "@/lib/rules/hands/hands";
import { isRecord } from "@/lib/rules/record";
import { sameJson } from "@/lib/rules/same-json";

/** Fields that may differ in identical entries. */
const ownFields: ReadonlySet<string> = new Set(["id", "at"]);

/**
 * Whether two entries that could both follow `before` are identical: they agree in every field that both have, every
 * hand that both counted has the same pips (one may list tiles and the other give their sum), and they lead to the same
 * result.
 */
export function isSameStatement(before: Position, one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((raw) => {
    const lifted = before.game.lift(raw);
    return lifted.ok ? lifted.value : undefined;
  });
  if (!isRecord(a) || !isRecord(b)) return false;
  for (const field of Object.keys(a)) {
    if (ownFields.has(field) || !Object.hasOwn(b, field) || sameJson(a[field], b[field])) continue;
    if (field !== handsField(before, a) || !sameHands(before, a[field], b[field])) return false;
  }
  const [afterA, afterB] = [before.play(a), before.play(b)];
  return afterA.ok && afterB.ok && sameJson(comesTo(afterA.value), comesTo(afterB.value));
}

/** Whether in both the same person joined, or the same person left or came back. */
export function isSameMove(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b) || a.kind !== b.kind) return false;
  if (a.kind === "leave" || a.kind === "return") return a.player === b.player;
  return a.kind === "join" && isRecord(a.player) && isRecord(b.player) && a.player.id === b.player.id;
}

/** The field for hands in an entry of this kind. */
const handsField = (before: Position, { kind }: Readonly<Record<string, unknown>>): string | undefined =>
  before
    .prompts()
    .find((prompt) => prompt.kind === kind)
    ?.asks.find(({ type }) => type === "hands")?.field;

function sameHands(before: Position, a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return false;
  const pips = (left: object, key: string) => pipsUnder(before.about.counted, left as Left, key);
  return Object.keys(a).every((key) => !Object.hasOwn(b, key) || pips(a, key) === pips(b, key));
}

function comesTo({ position, round }: Played): unknown {
  return { standing: position.standing(), next: position.next(), over: position.over, round };
}
