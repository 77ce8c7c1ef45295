import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";
import type { SentencesOf } from "@/lib/i18n/catalogue";
import { loadCatalogue } from "@/lib/i18n/catalogues";
import { terms as inSpanish } from "@/lib/i18n/es/terms";
import { playedName } from "@/lib/i18n/game-words";
import {
  type BaseLanguage,
  baseOf,
  inRegion,
  isBaseLanguage,
  type Language,
  languages,
} from "@/lib/i18n/language";
import { terms as inPortuguese } from "@/lib/i18n/pt/terms";
import { en } from "./en";
import { es } from "./es";
import { pt } from "./pt";

const words: Readonly<Record<BaseLanguage, SentencesOf<typeof en>>> = {
  en,
  es: es(inSpanish("es")),
  pt: pt(inPortuguese("pt")),
};

const asked = new AsyncLocalStorage<Language>();

/** The language of the current request's answer, with the region. */
export const answerLanguage = (): Language => asked.getStore() ?? "en";

/** The same without the region, for `Content-Language`. */
export const contentLanguage = (): BaseLanguage => baseOf(answerLanguage());

/** One of our languages, by its tag; English for any other. */
export const languageOf = (tag: string): BaseLanguage => (isBaseLanguage(tag) ? tag : "en");

/** The server's own sentences, in the language of the request. */
export const messages = (): SentencesOf<typeof en> => words[contentLanguage()];

/** The name of a league's game in the language of the request. */
export const gameCalled = (game: Parameters<typeof playedName>[0]): string =>
  playedName(game, answerLanguage());

/** Everything run by `run`, even later, answers in this language. */
export const withLanguage = <T>(language: Language, run: () => T): T => asked.run(language, run);

/** Loads the sentences of rules, games and leagues, before the first request. */
export async function loadWords(): Promise<void> {
  const loads = languages.flatMap((base) => [
    loadCatalogue("base", base),
    loadCatalogue("league", base),
    loadCatalogue("evening", base),
    loadCatalogue("games", base),
  ]);
  await Promise.all(loads);
}

/** The cookie with the language chosen on a device (lib/ui/device/language.ts). */
const chosen = /(?:^|; )language=([a-z]{2})(?:;|$)/;

/**
 * The language of an answer: `lang` in the address, the chosen one, or the browser's list; with the region from that
 * list, as on screens.
 */
export function wantedLanguage(url: string, headers: IncomingHttpHeaders): Language {
  const named = new URLSearchParams(url.split("?")[1]).get("lang") ?? chosen.exec(headers.cookie ?? "")?.[1];
  const negotiator = new Negotiator({ headers });
  const [best] = isBaseLanguage(named) ? [named] : negotiator.languages([...languages]);
  return inRegion(isBaseLanguage(best) ? best : "en", negotiator.languages());
}
