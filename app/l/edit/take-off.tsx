"use client";

import { useRouter } from "next/navigation";
import { forgetLeague } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { afterNavigation } from "@/lib/ui/page/step-back";
import { ConfirmedKey } from "./form/confirmed-key";

/** Takes the league off this device, after one question that says what goes with it. */
export function TakeOff({ mine: { stored, league } }: { readonly mine: MyLeague }) {
  const t = useCatalogue("keeping");
  const router = useRouter();
  const run = async () => {
    if (!(await forgetLeague(stored.id))) return t.notTakenOff;
    afterNavigation(() => router.replace("/"));
    return undefined;
  };
  return (
    <div className="grid gap-2">
      <ConfirmedKey
        label={t.takeOff}
        className="key min-h-14 text-alarm"
        title={t.takeOffTitle({ name: league.name })}
        run={run}
      >
        {stored.create ? (
          <p className="font-semibold text-alarm">{t.takeOffUnmade}</p>
        ) : (
          <>
            {stored.waiting.length > 0 && (
              <p className="font-semibold text-alarm">{t.takeOffUnsent({ count: stored.waiting.length })}</p>
            )}
            <p>{t.takeOffStays}</p>
            {!stored.locked && <p>{t.takeOffKey}</p>}
          </>
        )}
      </ConfirmedKey>
    </div>
  );
}
