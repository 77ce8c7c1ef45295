"use client";

import { useState } from "react";

/** A number on a plate that flips when it changes, but not when the board first appears. */
export function Flip({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return (
    <span key={text} className={text === first ? "" : "flip"}>
      {text}
    </span>
  );
}
