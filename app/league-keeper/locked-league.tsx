"use client";

import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { NewKey } from "./new-key";
import { RefusedChanges } from "./refused-changes";
import { RemoveFromDevice } from "./remove-from-device";
import { UnsentChanges } from "./unsent-changes";

/** A league whose key was replaced: this phone can view it, but not change it. Shows what was not sent. */
export function LockedLeague({ mine }: { readonly mine: MyLeague }) {
  const { stored } = mine;
  const t = useCatalogue("keeping");
  return (
    <div className="grid gap-5">
      <div role="alert" className="panel grid gap-2 border-2 border-brass p-4">
        <h2 className="text-title">{t.lockedTitle}</h2>
        <p className="max-w-prose text-pretty">{t.locked}</p>
      </div>
      {stored.known.slug !== "" && (
        <a href={`/l/${stored.known.slug}`} className="action w-full">
          {t.seePage}
        </a>
      )}
      <NewKey leagueId={stored.id} />
      <RefusedChanges mine={mine} />
      <UnsentChanges mine={mine} />
      <RemoveFromDevice mine={mine} />
    </div>
  );
}
