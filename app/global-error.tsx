"use client";

import { documentLanguage } from "@/lib/i18n/language";
import { LanguageProvider } from "@/lib/i18n/use-words";
import "./globals.css";
import { PageError } from "./page-error";

/** The same, when the layout itself throws: in the language of the document that was there. */
export default function GlobalError(props: { readonly retry: () => void }) {
  const language = documentLanguage();
  return (
    <html lang={language} suppressHydrationWarning>
      <body>
        <LanguageProvider language={language}>
          <PageError {...props} />
        </LanguageProvider>
      </body>
    </html>
  );
}
