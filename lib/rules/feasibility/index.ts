/** Impossible hands: could real hands have these totals, and if not, why not? */
export { type Because, explainHands, type Impossibility } from "./explain";
export { judgeCases, judgeHands } from "./judge";
export type { HandsQuestion, HandsVerdict } from "./question";
