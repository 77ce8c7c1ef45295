"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { maxSeasonGames } from "@/lib/league/season";
import { LabelledField } from "../form/labelled-field";

const ways = ["total", "average", "best"] as const;

/** The fields of a season; `season`: its current settings. */
export function SeasonFields({ season }: { readonly season?: LeagueReply["seasons"][number] }) {
  const t = useCatalogue("keeping");
  const { counting } = season ?? {};
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
            <select {...field} name="counting" defaultValue={counting?.count ?? "total"}>
              {ways.map((way) => (
                <option key={way} value={way}>
                  {t.counting[way]}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <LabelledField label={t.countingNumber} hint={t.countingHint}>
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
      </div>
      <LabelledField label={t.seasonPoints} hint={t.seasonPointsHint}>
        {(field) => (
          <input {...field} name="points" defaultValue={season?.points?.join(", ")} autoComplete="off" />
        )}
      </LabelledField>
    </>
  );
}
