"use client";

import { documentLanguage } from "@/lib/i18n/language";
import { LanguageProvider } from "@/lib/i18n/use-words";
import "./globals.css";
import { PageError } from "./page-error";

<<<<<<< HEAD
/** The same, when the layout itself throws: in the language of the page that it takes the place of. */
export default function GlobalError(props: { readonly retry: () => void }) {
  const language = documentLanguage();
  return (
    <html lang={language}>
=======
/** The same, when the layout itself throws: in the language of the document that was there. */
export default function GlobalError(props: { readonly retry: () => void }) {
  const language = documentLanguage();
  return (
    <html lang={language} suppressHydrationWarning>
>>>>>>> main
      <body>
        <LanguageProvider language={language}>
          <PageError {...props} />
        </LanguageProvider>
      </body>
    </html>
  );
}
