"use client";

import { useSyncExternalStore } from "react";
import { useLanguage } from "@/lib/i18n/hooks/use-words";
import { countryOf } from "./likely-order";

/** The browser's languages do not change while a page is open. */
const never = () => () => {};

/** The reader's country, as far as the browser's languages say. */
export function useCountry(): string | undefined {
  const language = useLanguage();
  return useSyncExternalStore(
    never,
    () => countryOf(navigator.languages, language),
    () => countryOf([], language),
  );
}
