"use client";

import { createContext, useContext } from "react";
import type { Language } from "@/lib/i18n/language";
import { type Words, wordsIn } from "./words";

/** The language of the screens. */
const LanguageContext = createContext<Language>("en");

export const useLanguage = (): Language => useContext(LanguageContext);

export const useWords = (): Words => wordsIn[useLanguage()];
