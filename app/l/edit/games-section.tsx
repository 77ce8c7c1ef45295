"use client";

import { useState } from "react";
import { SettingsSection } from "@/app/settings/settings-section";
import { type GameSummary, useMyGames } from "@/lib/client/games";
import { games } from "@/lib/games/registry";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { useLanguage } from "@/lib/i18n/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { whenText } from "@/lib/ui/when-text";
import { ChangeForm, type Filled } from "./change-form";
import { LabelledField } from "./labelled-field";
import { PersonChoice } from "./person-choice";

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Puts games of this device into the league, and takes them out again. */
export function GamesSection({ league }: { readonly league: LeagueReply }) {
  const language = useLanguage();
  const say = keepingWordsIn[language];
  const mine = useMyGames();
  const [chosen, setChosen] = useState("");
  const own = mine.phase === "ready" ? mine.games : [];
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
              <ChangeForm
                leagueId={league.id}
                label={say.takeOut}
                send={say.takeOutKey}
                read={() => ({ change: { change: "remove-game", game: game.id } })}
              >
                <p className="text-fine text-ink-soft">{say.takeOutHint}</p>
              </ChangeForm>
            </div>
          )}
        </>
      )}
    </SettingsSection>
  );
}
