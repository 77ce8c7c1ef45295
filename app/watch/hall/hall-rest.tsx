"use client";

import { unitName } from "@/lib/evening/hall/names";
import type { EveningLog } from "@/lib/evening/log";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { inOneLine } from "./hall-table";

/** Who rests in this round. */
export function HallRest({ log, rest }: { readonly log: EveningLog; readonly rest: readonly string[] }) {
  const t = useCatalogue("club");
  const names = rest.map((id) => unitName(log, id)).join(", ");
  return (
    <p
      className="shrink-0 bg-sunk px-[1.5vw] py-[1dvh] leading-tight"
      style={{ fontSize: inOneLine(`${t.resting}: ${names}`) }}
    >
      <span className="text-ink-soft">{t.resting}:</span> <span className="font-semibold">{names}</span>
    </p>
  );
}
