"use client";

import { LanguageProvider } from "@/lib/i18n/hooks/use-words";
import { documentLanguage } from "@/lib/i18n/language";
import { PageError } from "./page-error";

/** Shown when not even the layout could be drawn. */
export default function ErrorDocument(props: { readonly retry: () => void }) {
  return (
    <LanguageProvider language={documentLanguage()}>
      <PageError {...props} />
    </LanguageProvider>
  );
}
