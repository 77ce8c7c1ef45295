"use client";

import "./globals.css";
import { PageError } from "./page-error";

/** The same, when the layout itself throws. */
export default function GlobalError(props: { readonly retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <PageError {...props} />
      </body>
    </html>
  );
}
