"use client";

import { useRouter } from "next/navigation";
import { forgetLeague } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { afterNavigation } from "@/lib/ui/page/step-back";
import { ConfirmedKey } from "./form/confirmed-key";

/** Removes the league from this device, after a confirmation that says what is lost. */
export function RemoveFromDevice({ mine: { stored, league } }: { readonly mine: MyLeague }) {
  const t = useCatalogue("keeping");
  const router = useRouter();
  const run = async () => {
    if (!(await forgetLeague(stored.id))) return t.notRemoved;
    afterNavigation(() => router.replace("/"));
    return undefined;
  };
  return (
    <div className="grid gap-2">
      <ConfirmedKey
        label={t.removeHere}
        className="key min-h-14 text-alarm"
        title={t.removeHereTitle({ name: league.name })}
        run={run}
      >
        {stored.create ? (
          <p className="font-semibold text-alarm">{t.removeHereUnmade}</p>
        ) : (
          <>
            {stored.waiting.length > 0 && (
              <p className="font-semibold text-alarm">
                {t.removeHereUnsent({ count: stored.waiting.length })}
              </p>
            )}
            <p>{t.removeHereStays}</p>
            {!stored.locked && <p>{stored.scorer ? t.scorers.removeHere : t.removeHereKey}</p>}
          </>
        )}
      </ConfirmedKey>
    </div>
  );
}
