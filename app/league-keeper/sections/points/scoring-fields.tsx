"use client";

import { useState } from "react";
import { Fold } from "@/app/shared/fold";
import { findGameWords } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { maxPaperPlayers } from "@/lib/league/limits";
import type { LeagueReply } from "@/lib/league/replies";
import { peopleOn } from "@/lib/league/roster/roster";
import type { Scoring } from "@/lib/league/scoring/rule";
import { maxPlacePoints } from "@/lib/league/standings/points";
import { Checkbox } from "../../form/checkbox";
import { ChoiceField, TextField } from "../../form/fields";
import { PersonChoice } from "../../form/person-choice";
import { Rows } from "./rows";

interface ScoringFieldsProps {
  readonly league: LeagueReply;
  readonly scoring: Scoring;
  /** The ids of all games. */
  readonly rulesetIds: readonly string[];
}

/** What games are worth besides the points for places: closed as long as that is nothing. `readScoring` reads it. */
export function ScoringFields({ league, scoring, rulesetIds }: ScoringFieldsProps) {
  const { scoring: t, points } = useCatalogue("keeping");
  const language = useLanguage();
  const { tables = [], handicaps = [], near, draw, shutout, coming, twice, partners = "each" } = scoring;
  const people = peopleOn(league.players);
  const [counted, setCounted] = useState(twice === true);
  const number = (name: string, label: string, value: number | undefined, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      name={name}
      type="number"
      inputMode="numeric"
      min={0}
      max={maxPlacePoints}
      defaultValue={value}
    />
  );
  return (
    <Fold label={t.more} open={Object.keys(scoring).length > 0}>
      <Rows name="tables" initial={tables} add={t.addTable} remove={t.removeTable} heading={t.tables}>
        {(table, at) => (
          <>
            <ChoiceField
              label={t.game}
              name={at("game")}
              defaultValue={table?.game ?? ""}
              choices={[
                ["", t.anyGame],
                ...rulesetIds.map((id) => [id, findGameWords(id, language)?.name ?? id] as const),
              ]}
            />
            <TextField
              label={t.size}
              hint={t.sizeHint}
              name={at("parties")}
              type="number"
              inputMode="numeric"
              min={2}
              max={maxPaperPlayers}
              defaultValue={table ? table.parties : 2}
            />
            <TextField
              label={points}
              name={at("points")}
              defaultValue={table ? table.points.join(", ") : "1, 0"}
            />
          </>
        )}
      </Rows>
      <div className="fields">
        <ChoiceField
          label={t.partners}
          name="partners"
          defaultValue={partners}
          choices={[
            ["each", t.partnersEach],
            ["share", t.partnersShare],
          ]}
        />
        {number("draw", t.draw, draw, t.drawHint)}
        {number("near-within", t.nearWithin, near?.within, t.nearHint)}
        {number("near-points", t.nearPoints, near?.points)}
        {number("shutout", t.shutout, shutout)}
        {number("coming", t.coming, coming)}
      </div>
      <Checkbox label={t.twice} name="twice" checked={counted} onChange={setCounted} />
      <Rows
        name="handicaps"
        initial={handicaps.filter(({ player }) => people.some(({ id }) => id === player))}
        add={t.addHandicap}
        remove={t.removeHandicap}
        heading={t.handicaps}
      >
        {(handicap, at) => (
          <>
            <PersonChoice label={t.player} name={at("player")} people={people} first={handicap?.player} />
            {number(at("points"), t.handicapPoints, handicap?.points ?? 1)}
          </>
        )}
      </Rows>
    </Fold>
  );
}
