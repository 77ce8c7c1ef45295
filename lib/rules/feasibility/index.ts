import { packingOf } from "./packing";
import type { HandsQuestion, HandsVerdict } from "./question";
import { PackingSearch } from "./search";

export type { HandsQuestion, HandsVerdict } from "./question";

const STEPS = 200_000;

export function judgeHands(question: HandsQuestion): HandsVerdict {
  const packing = packingOf(question);
  if (typeof packing === "string") return packing;
  if (packing.leftPips === 0 && packing.leftTiles > 0) return "impossible";
  return new PackingSearch(packing, STEPS).run();
}
