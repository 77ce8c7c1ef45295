"use client";

import { unitName } from "@/lib/evening/hall/names";
import type { EveningLog } from "@/lib/evening/log";
import type { RoundResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";

interface RemarksProps {
  readonly log: EveningLog;
  readonly says: RoundResult["says"];
}

/** What a round asks of people: who sits together again, and who rests out of turn. */
export function Remarks({ log, says }: RemarksProps) {
  const { says: t } = useCatalogue("club");
  if (says.length === 0) return null;
  return (
    <ul className="grid gap-1 text-fine wrap-anywhere">
      {says.map(({ code, who, round = 0 }) => {
        const names = who.map((id) => unitName(log, id));
        const text = Object.hasOwn(t, code) ? t[code as keyof typeof t]({ names, round }) : code;
        return <li key={`${code} ${who.join()}`}>{text}</li>;
      })}
    </ul>
  );
}
