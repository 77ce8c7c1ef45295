import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";
import type { Said } from "@/lib/i18n/catalogue";
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

const words: Readonly<Record<BaseLanguage, Said<typeof en>>> = {
  en,
  es: es(inSpanish("es")),
  pt: pt(inPortuguese("pt")),
};

const asked = new AsyncLocalStorage<Language>();

/** The language in which the request is answered that is being answered, and the region. */
export const answerLanguage = (): Language => asked.getStore() ?? "en";

/** The same without the region: what the answer says of itself. */
export const contentLanguage = (): BaseLanguage => baseOf(answerLanguage());

/** One of the languages that are served, by its tag; English for any other. */
export const languageOf = (tag: string): BaseLanguage => (isBaseLanguage(tag) ? tag : "en");

/** What the server says, besides what rules and leagues say, in the language of the request. */
export const messages = (): Said<typeof en> => words[contentLanguage()];

/** What a game of a league is called in the language of the request. */
export const gameCalled = (game: Parameters<typeof playedName>[0]): string =>
  playedName(game, answerLanguage());

/** Answers in a language whatever is answered by `run`, also later. */
export const withLanguage = <T>(language: Language, run: () => T): T => asked.run(language, run);

/** Loads what rules, games and leagues say, before the first request. */
export async function loadWords(): Promise<void> {
  const loads = languages.flatMap((base) => [
    ...[loadCatalogue("base", base), loadCatalogue("league", base), loadCatalogue("games", base)],
  ]);
  await Promise.all(loads);
}

/** The cookie that names the language that was chosen on a device (lib/ui/device/language.ts). */
const chosen = /(?:^|; )language=([a-z]{2})(?:;|$)/;

/**
 * The language in which somebody wants an answer: `lang` in the address, what they chose, or their browser's list; in the
 * region that the list names, as on screens.
 */
export function wantedLanguage(url: string, headers: IncomingHttpHeaders): Language {
  const named = new URLSearchParams(url.split("?")[1]).get("lang") ?? chosen.exec(headers.cookie ?? "")?.[1];
  const negotiator = new Negotiator({ headers });
  const [best] = isBaseLanguage(named) ? [named] : negotiator.languages([...languages]);
  return inRegion(isBaseLanguage(best) ? best : "en", negotiator.languages());
}
