import type { Words } from "@/lib/i18n/catalogue-names";
import type { Speaker } from "@/lib/i18n/text";
import type { Problem } from "@/lib/rules/problem";
import type { Prompt } from "@/lib/rules/prompts";

/** Codes of what is simply not typed yet; told only once somebody tried to save. */
const notYet: ReadonlySet<string> = new Set(["missing", "hand-missing"]);

interface Reported {
  readonly path: string;
  readonly message: string;
}

/** What there is to say of an entry, by what it concerns. */
export interface Placed<Thing extends Reported> {
  /** The first thing of each hand, by player id. */
  readonly hands: ReadonlyMap<string, string>;
  /** Everything else, in the order of importance. */
  readonly others: readonly Thing[];
}

/**
 * Sorts what there is to say to where it is shown. `hands` are those that were told: what is wrong with all of them
 * together is shown at each.
 */
export function placed<Thing extends Reported>(
  things: readonly Thing[],
  hands: readonly string[] = [],
): Placed<Thing> {
  const ofHands = new Map<string, string>();
  const others: Thing[] = [];
  for (const thing of things) {
    const concerned = handsIn(thing, hands);
    if (concerned.length === 0) others.push(thing);
    for (const player of concerned) if (!ofHands.has(player)) ofHands.set(player, thing.message);
  }
  return { hands: ofHands, others };
}

/** Whose hands it is about. */
function handsIn({ path }: Reported, hands: readonly string[]): readonly string[] {
  const [field, player] = path.split("/").slice(1);
  if (field !== "left") return [];
  return player === undefined ? hands : [player];
}

/** The first message that is about a hand. */
export const firstOfHands = ({ hands }: Placed<Reported>): string | undefined => hands.values().next().value;

/** Where to go to put right what keeps an entry from being saved: to one of these hands, or to another question. */
export type InTheWay = { readonly players: readonly string[] } | { readonly field: string };

export function inTheWay({ hands, others: [first] }: Placed<Reported>): InTheWay | undefined {
  if (first) return { field: first.path.split("/")[1] ?? "" };
  const [message] = hands.values();
  const players = [...hands].filter(([, shown]) => shown === message).map(([player]) => player);
  return players.length > 0 ? { players } : undefined;
}

/** The problems to tell of; what is only missing is left out until `tried`. */
export const toShow = (problems: readonly Problem[], tried: boolean): Problem[] =>
  problems.filter(({ code }) => tried || !notYet.has(code));

/** A missing answer in the words of its question; any other problem speaks for itself. */
export function problemInWords(problem: Problem, prompt: Prompt, t: Words, speaker: Speaker): string {
  if (problem.code !== "missing") return speaker.problem(problem);
  const ask = prompt.asks.find(({ field }) => problem.path === `/${field}`);
  if (ask?.ask === "out") return t.entry.whoOutMissing;
  if (ask?.ask === "score") return t.entry.missing({ what: t.entry.points });
  return ask && "label" in ask
    ? t.entry.missing({ what: speaker.text(ask.label) })
    : speaker.problem(problem);
}
