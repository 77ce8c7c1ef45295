import { type Language, languages } from "@/lib/rules/language";
import { en } from "./words.en";

type ClientWords = typeof en;

const words: Readonly<Record<Language, ClientWords>> = { en };

/** The language in which problems are told. */
export const clientLanguage: Language = languages[0];
export const say: ClientWords = words[clientLanguage];
