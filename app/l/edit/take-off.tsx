"use client";

import { useRouter } from "next/navigation";
import { forgetLeague } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/use-words";
import { whenThere } from "@/lib/ui/page/step-back";
import { ConfirmedKey } from "./form/confirmed-key";

/** Takes the league off this device, after one question that says what goes with it. */
export function TakeOff({ mine: { kept, league } }: { readonly mine: MyLeague }) {
  const say = useCatalogue("keeping");
  const router = useRouter();
  const run = async () => {
    if (!(await forgetLeague(kept.id))) return say.notTakenOff;
    whenThere(() => router.replace("/"));
    return undefined;
  };
  return (
    <div className="grid gap-2">
      <ConfirmedKey
        label={say.takeOff}
        className="key min-h-14 text-alarm"
        title={say.takeOffTitle({ name: league.name })}
        run={run}
      >
        {kept.create ? (
          <p className="font-semibold text-alarm">{say.takeOffUnmade}</p>
        ) : (
          <>
            {kept.waiting.length > 0 && (
              <p className="font-semibold text-alarm">{say.takeOffUnsent({ count: kept.waiting.length })}</p>
            )}
            <p>{say.takeOffStays}</p>
            {!kept.locked && <p>{say.takeOffKey}</p>}
          </>
        )}
      </ConfirmedKey>
    </div>
  );
}
