import type { Language } from "@/lib/rules/language";
import { en } from "./words.en";

type SyncWords = typeof en;

export const syncWords: Readonly<Record<Language, SyncWords>> = { en };
