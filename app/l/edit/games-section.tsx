"use client";

import { useState } from "react";
import { SettingsSection } from "@/app/settings/settings-section";
import { type GameSummary, useMyGames } from "@/lib/client/games";
import type { MyLeague } from "@/lib/client/leagues/leagues";
import { games } from "@/lib/games/registry";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { whenText } from "@/lib/ui/when-text";
import { ChangeForm, type Filled } from "./change-form";
import { GamesInLeague } from "./games-in-league";
import { LabelledField } from "./labelled-field";
import { PersonChoice } from "./person-choice";

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Puts games of this device into the league, and takes them out again. */
export function GamesSection({ mine }: { readonly mine: MyLeague }) {
  const { league } = mine;
  const language = useLanguage();
  const say = keepingWordsIn[language];
  const onDevice = useMyGames();
  const [chosen, setChosen] = useState("");
  const own = onDevice.phase === "ready" ? onDevice.games : [];
  const game = own.find(({ id }) => id === chosen);
  const people = league.players.filter(({ mergedInto }) => mergedInto === undefined);
  const line = ({ game: kind, players, updatedAt }: GameSummary) =>
    say.gameLine({
      game: games.find(kind)?.words(language).name ?? kind,
      when: whenText(updatedAt, Date.now(), language),
      names: players.map(({ name }) => name),
    });

  const readPut = (field: (name: string) => string): Filled => {
    if (!game) return { problem: say.chooseFirst };
    const seats = Object.fromEntries(game.players.map(({ id }) => [id, field(`seat-${id}`)]));
    if (Object.values(seats).includes("")) return { problem: say.chooseFirst };
    return { change: { change: "game", game: game.id, seats } };
  };

  return (
    <SettingsSection id="games" heading={say.games}>
      {own.length === 0 ? (
        <p className="text-ink-soft">{say.noGames}</p>
      ) : (
        <>
          <LabelledField label={say.whichGame} hint={say.putInHint}>
            {(field) => (
              <select {...field} value={chosen} onChange={(event) => setChosen(event.target.value)}>
                <option value="">{say.choose}</option>
                {own.map((each) => (
                  <option key={each.id} value={each.id}>
                    {line(each)}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
          {game && (
            <div key={game.id} className="grid gap-4">
              <ChangeForm leagueId={league.id} label={say.putIn} send={say.putInKey} read={readPut}>
                {game.players.map(({ id, name }) => (
                  <PersonChoice
                    key={id}
                    label={say.seat({ name })}
                    name={`seat-${id}`}
                    people={people}
                    first={people.find((person) => sameName(person.name, name))?.id}
                  />
                ))}
              </ChangeForm>
            </div>
          )}
        </>
      )}
      {!mine.kept.create && <GamesInLeague league={league} version={mine.kept.known.version} />}
    </SettingsSection>
  );
}
