"use client";

import { useState } from "react";
import { kept } from "./kept";

/** In the browser: whatever the document has here, which React leaves as it is. */
export function AsDrawn({ number }: { readonly number: number }) {
  const id = `once-${number}`;
  // If React had to draw the page anew, it would need the part.
  const [html] = useState(() =>
    typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? ""),
  );
  const place = { id, className: "contents", suppressHydrationWarning: true };
  if (typeof window === "undefined") return <div {...place}>{kept()?.[number]}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the document has already
  return <div {...place} dangerouslySetInnerHTML={{ __html: html }} />;
}
