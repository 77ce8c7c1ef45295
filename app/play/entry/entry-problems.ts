import type { Words } from "@/lib/i18n/catalogue-names";
import type { Speaker } from "@/lib/i18n/text";
import type { Problem } from "@/lib/rules/problem";
import type { Prompt } from "@/lib/rules/prompts";

/** Problems that only mean "not typed yet". They are shown only after an attempt to save. */
const notYet: ReadonlySet<string> = new Set(["missing", "hand-missing"]);

interface Reported {
  readonly path: string;
  readonly message: string;
}

/** The messages about an entry, by what they are about. */
export interface Placed<Thing extends Reported> {
  /** The first message about each hand, by player id. */
  readonly hands: ReadonlyMap<string, string>;
  /** All others, the most important first. */
  readonly others: readonly Thing[];
}

/**
 * Assigns messages to the places where they are shown. `hands` are the hands entered so far: a problem of all hands
 * together is shown at each of them.
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

/** The players whose hands it is about. */
function handsIn({ path }: Reported, hands: readonly string[]): readonly string[] {
  const [field, player] = path.split("/").slice(1);
  if (field !== "left") return [];
  return player === undefined ? hands : [player];
}

/** The first message about a hand. */
export const firstOfHands = ({ hands }: Placed<Reported>): string | undefined => hands.values().next().value;

/** Where to go to fix what keeps an entry from being saved: one of these hands, or another question. */
export type InTheWay = { readonly players: readonly string[] } | { readonly field: string };

export function inTheWay({ hands, others: [first] }: Placed<Reported>): InTheWay | undefined {
  if (first) return { field: first.path.split("/")[1] ?? "" };
  const [message] = hands.values();
  const players = [...hands].filter(([, shown]) => shown === message).map(([player]) => player);
  return players.length > 0 ? { players } : undefined;
}

/** The hands that a question is about; undefined if it is about the whole entry. */
export function askedAbout({ hands }: Placed<Reported>): InTheWay | undefined {
  const players = [...hands.keys()];
  return players.length > 0 ? { players } : undefined;
}

/** The problems to show; missing answers are left out until `tried`. */
export const toShow = (problems: readonly Problem[], tried: boolean): Problem[] =>
  problems.filter(({ code }) => tried || !notYet.has(code));

/** A missing answer is named by its question; other problems have a sentence of their own. */
export function problemInWords(problem: Problem, prompt: Prompt, t: Words, speaker: Speaker): string {
  if (problem.code !== "missing") return speaker.problem(problem);
  const ask = prompt.asks.find(({ field }) => problem.path === `/${field}`);
  if (ask?.type === "out") return t.entry.whoOutMissing;
  if (ask?.type === "score") return t.entry.missing({ what: t.entry.points });
  return ask && "label" in ask
    ? t.entry.missing({ what: speaker.text(ask.label) })
    : speaker.problem(problem);
}
