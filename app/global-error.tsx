"use client";

import { lazy, Suspense } from "react";
import "./globals.css";

// Every page loads this file, but hardly any needs its content, which is loaded when needed.
const ErrorDocument = lazy(() => import("./error-document"));

/** Like `PageError`, for errors of the layout itself, in the document's language. */
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
