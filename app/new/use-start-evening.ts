"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { emptySetup, type SetupDraft, storeSetup } from "@/app/shared/setup/setup-draft";
import { createEvening } from "@/lib/client/evening/evenings";
import { tableOf } from "@/lib/client/game/games";
import { useEveningSpeaker } from "@/lib/i18n/hooks/use-evening-speaker";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";

type Asked = Omit<Parameters<typeof createEvening>[0], "league">;

/** Starts an evening and goes to it, or says what is in the way. `asked`: the evening, or problems of the form. */
export function useStartEvening(
  league: SetupDraft["league"],
  asked: () => Asked | readonly string[] | undefined,
) {
  const speaker = useEveningSpeaker();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const start = useSingleFlight(async () => {
    const evening = asked();
    if (evening === undefined) return;
    if ("length" in evening) return setProblems(evening);
    setBusy(true);
    const made = await createEvening({ ...evening, ...(league && { league }) });
    if (made.ok) {
      storeSetup(emptySetup);
      return router.replace(await tableOf(made.value, "evening"));
    }
    setBusy(false);
    setProblems(made.error.map(speaker.problem));
  });
  return { start, isBusy, problems };
}
