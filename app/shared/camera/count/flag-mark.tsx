"use client";

import { useCameraWords } from "../use-camera-words";
import type { Flag } from "./found-tiles";

/** Why a tile is to be looked at: in words, with a sign before them. */
export function FlagMark({ flag }: { readonly flag: Flag }) {
  const t = useCameraWords();
  return (
    <span className="font-semibold text-brass-ink">
      <span aria-hidden="true">▲ </span>
      {flag.flag === "elsewhere" ? flag.text : t.flags[flag.flag]}
    </span>
  );
}
