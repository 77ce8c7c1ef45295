"use client";

import { useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { maxSeasonGames } from "@/lib/league/season";
import { ChoiceField, TextField } from "../form/fields";

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
      <TextField label={t.seasonName} name="name" defaultValue={season?.name} />
      <div className="fields">
        <TextField label={t.from} type="date" required name="from" defaultValue={season?.from} />
        <TextField label={t.to} type="date" required name="to" defaultValue={season?.to} />
        <ChoiceField
          label={t.counts}
          name="counting"
          value={way}
          onChoose={(chosen) => setWay(ways.find((each) => each === chosen) ?? "total")}
          choices={ways.map((each) => [each, t.counting[each]])}
        />
        {way !== "total" && (
          <TextField
            label={t.countingNumber}
            hint={t.countingHint[way]}
            type="number"
            inputMode="numeric"
            name="games"
            min={1}
            max={maxSeasonGames}
            defaultValue={games}
          />
        )}
      </div>
      <TextField
        label={t.seasonPoints}
        hint={t.seasonPointsHint}
        name="points"
        defaultValue={season?.points?.join(", ")}
      />
    </>
  );
}
