"use client";

import { useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { maxSeasonGames } from "@/lib/league/season";
import { LabelledField } from "../form/labelled-field";

const ways = ["total", "average", "best"] as const;

/** The fields of a season; `season`: its current settings. */
export function SeasonFields({ season }: { readonly season?: LeagueReply["seasons"][number] }) {
  const t = useCatalogue("keeping");
  const { counting } = season ?? {};
  const [way, setWay] = useState(counting?.count ?? "total");
  const games =
    counting?.count === "average" ? counting.leastGames : counting?.count === "best" ? counting.games : 5;
  return (
    <>
      <LabelledField label={t.seasonName}>
        {(field) => <input {...field} name="name" defaultValue={season?.name} autoComplete="off" />}
      </LabelledField>
      <div className="fields">
        <LabelledField label={t.from}>
          {(field) => <input {...field} type="date" required name="from" defaultValue={season?.from} />}
        </LabelledField>
        <LabelledField label={t.to}>
          {(field) => <input {...field} type="date" required name="to" defaultValue={season?.to} />}
        </LabelledField>
        <LabelledField label={t.counts}>
          {(field) => (
            <select
              {...field}
              name="counting"
              value={way}
              onChange={({ target }) => setWay(ways.find((each) => each === target.value) ?? "total")}
            >
              {ways.map((each) => (
                <option key={each} value={each}>
                  {t.counting[each]}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        {way !== "total" && (
          <LabelledField label={t.countingNumber} hint={t.countingHint[way]}>
            {(field) => (
              <input
                {...field}
                type="number"
                inputMode="numeric"
                name="games"
                min={1}
                max={maxSeasonGames}
                defaultValue={games}
              />
            )}
          </LabelledField>
        )}
      </div>
      <LabelledField label={t.seasonPoints} hint={t.seasonPointsHint}>
        {(field) => (
          <input {...field} name="points" defaultValue={season?.points?.join(", ")} autoComplete="off" />
        )}
      </LabelledField>
    </>
  );
}
