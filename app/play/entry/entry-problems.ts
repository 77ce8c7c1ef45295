import type { Words } from "@/lib/i18n/words";
import type { Problem } from "@/lib/rules/problem";
import type { Prompt } from "@/lib/rules/prompts";

/** Codes of what is simply not typed yet; told only once somebody tried to save. */
const notYet: ReadonlySet<string> = new Set(["missing", "hand-missing"]);

interface Told {
  readonly path: string;
  readonly message: string;
}

/** What there is to say of an entry, by what it concerns. */
export interface Placed<Thing extends Told> {
  /** The first thing of each hand, by player id. */
  readonly hands: ReadonlyMap<string, string>;
  /** Everything else, in the order of importance. */
  readonly others: readonly Thing[];
}

/** Sorts what there is to say to where it is shown. */
export function placed<Thing extends Told>(things: readonly Thing[]): Placed<Thing> {
  const hands = new Map<string, string>();
  const others: Thing[] = [];
  for (const thing of things) {
    const [field, player] = thing.path.split("/").slice(1);
    if (field !== "left" || player === undefined) others.push(thing);
    else if (!hands.has(player)) hands.set(player, thing.message);
  }
  return { hands, others };
}

/** The first hand that something is said of, where nothing is said of the entry as a whole. */
export function firstHand({
  hands,
  others,
}: Placed<Told>): Readonly<Record<"player" | "message", string>> | undefined {
  const [first] = others.length === 0 ? hands : [];
  return first && { player: first[0], message: first[1] };
}

/** The problems to tell of; what is only missing is left out until `tried`. */
export const toTell = (problems: readonly Problem[], tried: boolean): Problem[] =>
  problems.filter(({ code }) => tried || !notYet.has(code));

/** A missing answer in the words of its question; any other problem speaks for itself. */
export function problemInWords(problem: Problem, prompt: Prompt, say: Words): string {
  if (problem.code !== "missing") return problem.message;
  const ask = prompt.asks.find(({ field }) => problem.path === `/${field}`);
  if (ask?.ask === "out") return say.entry.whoOutMissing;
  if (ask?.ask === "score") return say.entry.missing({ what: say.entry.points });
  return ask && "label" in ask ? say.entry.missing({ what: ask.label }) : problem.message;
}
