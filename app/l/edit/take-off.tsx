"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { forgetLeague } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/use-words";
import { ConfirmDialog } from "@/lib/ui/page/confirm-dialog";
import { whenThere } from "@/lib/ui/page/step-back";
import { ProblemText } from "@/lib/ui/text/problem-text";

/** Takes the league off this device, after one question that says what goes with it. */
export function TakeOff({ mine: { kept, league } }: { readonly mine: MyLeague }) {
  const say = useCatalogue("keeping");
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const takeOff = async () => {
    // First: the question goes back in the history, and whoever leads on meanwhile is taken back with it.
    setAsking(false);
    const done = await forgetLeague(kept.id);
    setFailed(!done);
    if (done) whenThere(() => router.replace("/"));
  };
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="key min-h-14 text-alarm"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {say.takeOff}
      </button>
      <div role="alert" className="empty:hidden">
        {failed && <ProblemText>{say.notTakenOff}</ProblemText>}
      </div>
      <ConfirmDialog
        title={say.takeOffTitle({ name: league.name })}
        open={asking}
        label={say.takeOff}
        yes={() => void takeOff()}
        onClose={() => setAsking(false)}
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
      </ConfirmDialog>
    </div>
  );
}
