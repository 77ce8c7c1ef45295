import { isolated } from "@/lib/rules/people/bidi";

/** Isolates all right-to-left texts in a sentence's params. */
function apart(value: unknown): unknown {
  if (typeof value === "string") return isolated(value);
  if (Array.isArray(value)) return value.map(apart);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, apart(inner)]));
}

function wrapped(word: unknown): unknown {
  if (typeof word === "function") return (...given: unknown[]) => word(...given.map(apart));
  if (typeof word !== "object" || word === null || Array.isArray(word)) return word;
  return Object.fromEntries(Object.entries(word).map(([name, inner]) => [name, wrapped(inner)]));
}

/** The same words, with right-to-left names isolated in their sentences. */
export const isolating = <Words extends object>(words: Words): Words => wrapped(words) as Words;
