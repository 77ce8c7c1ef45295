"use client";

import { lazy, Suspense } from "react";
import "./globals.css";

// Every page loads this file, and none needs what it shows.
const ErrorDocument = lazy(() => import("./error-document"));

/** The same as `PageError`, when the layout itself throws: in the language of the document that was there. */
export default function GlobalError(props: { readonly retry: () => void }) {
  const { lang, dir } =
    typeof document === "undefined" ? { lang: "en", dir: "ltr" } : document.documentElement;
  return (
    <html lang={lang} dir={dir} suppressHydrationWarning>
      <body>
        <Suspense fallback={<a href="/">Pipkeeper</a>}>
          <ErrorDocument {...props} />
        </Suspense>
      </body>
    </html>
  );
}
