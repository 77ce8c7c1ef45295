"use client";

import { useState } from "react";

/** A number on a plate, which turns up anew when it changes, and lies still when the board is first shown. */
export function Flip({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return (
    <span key={text} className={text === first ? "" : "flip"}>
      {text}
    </span>
  );
}
