"use client";

import { useCameraWords } from "../use-camera-words";
import type { Flag } from "./found-tiles";

/** Why a tile should be checked: in words, with a sign in front. */
export function FlagMark({ flag }: { readonly flag: Flag }) {
  const t = useCameraWords();
  return (
    <span className="font-semibold text-brass-ink">
      <span aria-hidden="true">▲ </span>
      {flag.flag === "elsewhere" ? flag.text : t.flags[flag.flag]}
    </span>
  );
}
