import { type Problem, sentenceOf } from "../rules/problem";
import { isRecord } from "../rules/record";
import type { Params, Text } from "../rules/text";
import type { InWords, Sentences } from "./catalogue";
import { catalogue } from "./catalogues";
import { findGameWords } from "./game-words";
import type { Language } from "./language";

/** Makes sentences from the texts and problems of rules and logs. */
export interface Speaker {
  /** "" for none. */
  text(text: Text | undefined): string;
  problem(problem: Problem): string;
  /** The same value with every text and problem in it put into words. */
  inWords<T>(value: T): InWords<T>;
}

/** Adds further catalogues to those of the kernel, synced logs, the device and the games. */
export function speaker(language: Language, ...more: readonly Sentences[]): Speaker {
  const base = catalogue("base", language);
  const catalogues: readonly Sentences[] = [...more, base.sentences];
  const sentence = (id: string, params: Params = {}): string | undefined => {
    const { game } = params;
    const known = typeof game === "string" ? [findGameWords(game, language)?.texts ?? {}] : catalogues;
    const found = known.find((each) => Object.hasOwn(each, id))?.[id];
    if (typeof found !== "function") return found;
    try {
      return found(inWords(params) as never);
    } catch {
      // Anybody with the key can write a log, so the params may be anything.
      return undefined;
    }
  };
  const speaker: Speaker = {
    text: (text) => (text ? (sentence(text.text, text.params) ?? text.text) : ""),
    problem: (problem) =>
      problem.message ?? sentence(sentenceOf(problem), problem.params) ?? base.refused(problem),
    inWords: <T>(value: T) => inWords(value) as InWords<T>,
  };
  function inWords(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inWords);
    if (!isRecord(value)) return value;
    if (typeof value.text === "string") return speaker.text({ text: value.text, ...paramsIn(value) });
    if (typeof value.code === "string" && typeof value.path === "string")
      return speaker.problem({ code: value.code, path: value.path, ...paramsIn(value) });
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inWords(inner)]));
  }
  return speaker;
}

const paramsIn = ({ params }: Readonly<Record<string, unknown>>) => (isRecord(params) ? { params } : {});
