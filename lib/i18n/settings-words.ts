import type { Language } from "@/lib/i18n/language";
import { settings } from "./en/settings";
import { isolating } from "./isolating";

export type SettingsWords = typeof settings;

/** What the screens of the settings say: not for the table, which loads without it. */
export const settingsWords: Readonly<Record<Language, SettingsWords>> = { en: isolating(settings) };
