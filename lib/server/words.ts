import type { Language } from "@/lib/rules/language";
import { en } from "./words.en";

/** Everything the server says besides what rules say. A further language is a further object of this type. */
type ServerWords = typeof en;

const words: Readonly<Record<Language, ServerWords>> = { en };

/** The language of problem documents. */
export const serverLanguage: Language = "en";
export const say: ServerWords = words[serverLanguage];
