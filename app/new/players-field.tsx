"use client";

import { useId, useRef, useState } from "react";
import { KnownNames } from "@/app/shared/seats/known-names";
import { NameField } from "@/app/shared/seats/name-field";
import { RosterNames } from "@/app/shared/seats/roster-names";
import { SeatList } from "@/app/shared/seats/seat-list";
import { namesIn } from "@/app/shared/setup/names-in";
import { withNames, withoutPlayer, withPerson, withPlayer, withPlayers } from "@/app/shared/setup/seating";
import type { SetupDraft } from "@/app/shared/setup/setup-draft";
import { useKnownNames } from "@/lib/client/game/games";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import type { Player } from "@/lib/rules/people/table";
import { ok, type Result } from "@/lib/rules/result";

interface PlayersFieldProps {
  readonly draft: SetupDraft;
  /** The league that the game counts in. */
  readonly league: LeagueReply | undefined;
  /** Who are partners, by id, if the table is full and plays in pairs. */
  readonly sides: readonly (readonly string[])[] | undefined;
  onChange(draft: SetupDraft): void;
  /** How many can play. */
  readonly hint: string;
  readonly seats: { readonly min: number };
  /** Why these players cannot play it. */
  readonly problem: string | undefined;
}

/** The players in seat order, typed or chosen from earlier games. */
export function PlayersField({ draft, league, sides, onChange, seats, hint, problem }: PlayersFieldProps) {
  const t = useCatalogue("newGame");
  const language = useLanguage();
  const ids = useId();
  const input = useRef<HTMLInputElement>(null);
  const known = useKnownNames();
  const [nameProblem, setNameProblem] = useState<string>();
  const { movedOn, ...others } = draft;
  const { players } = draft;

  const apply = (seated: Result<SetupDraft, string>) => {
    setNameProblem(seated.ok ? undefined : seated.error);
    if (seated.ok) onChange(seated.value);
  };
  const seat = (seated: Result<Player[], string>) =>
    apply(seated.ok ? ok(withPlayers({ ...draft, name: "" }, seated.value)) : seated);
  const typeName = (name: string) => {
    setNameProblem(undefined);
    onChange({ ...draft, name });
  };
  const wrong = nameProblem ?? problem;

  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby={`${ids}heading`}>
      <div>
        <h2 id={`${ids}heading`} className="text-title">
          {t.players}
        </h2>
        <p className="text-ink-soft">
          {hint} {players.length > 1 ? t.seatOrder : t.addInOrder}
        </p>
        {movedOn && players.length > 1 && <p className="text-ink-soft">{t.movedOn}</p>}
      </div>
      {players.length > 0 && (
        <SeatList
          players={players}
          onOrder={(order) => onChange({ ...others, players: [...order] })}
          more={({ id, name }) => ({
            label: t.remove({ name }),
            icon: "close",
            act: () => {
              onChange(withoutPlayer(draft, id, sides));
              input.current?.focus();
            },
          })}
        />
      )}
      <form
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          const { current: field } = input;
          // A field of one line would drop line breaks and join the names.
          if (!field || !/[\r\n]/.test(pasted)) return;
          event.preventDefault();
          const { selectionStart: from, selectionEnd: to } = field;
          field.setRangeText(namesIn(pasted).join(", "), from ?? 0, to ?? field.value.length, "end");
          typeName(field.value);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          seat(withNames(players, draft.name, language));
          input.current?.focus();
          // The new name moves the field down, and a problem is below it.
          requestAnimationFrame(() => input.current?.scrollIntoView({ block: "nearest" }));
        }}
      >
        <NameField
          label={t.addLabel}
          name={draft.name}
          onName={typeName}
          wrong={wrong === undefined ? [] : [wrong]}
          input={input}
          enters="next"
        >
          {/* The focus stays in the name, and a phone's keyboard open. */}
          <button type="submit" className="key shrink-0 px-5" onMouseDown={(event) => event.preventDefault()}>
            {t.add}
          </button>
        </NameField>
      </form>
      {league ? (
        <RosterNames
          league={league}
          players={draft.players}
          seats={draft.league?.seats ?? {}}
          typed={draft.name}
          folded={players.length >= seats.min}
          onAdd={(person) => apply(withPerson(draft, person, language))}
        />
      ) : (
        <KnownNames
          names={known}
          players={players}
          folded={players.length >= seats.min}
          onAdd={(name) => seat(withPlayer(players, name, language))}
        />
      )}
    </section>
  );
}
