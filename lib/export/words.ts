import type { Language } from "@/lib/rules/language";
import { en } from "./words.en";

type ExportWords = typeof en;

export const exportWords: Readonly<Record<Language, ExportWords>> = { en };
