"use client";

import { useId, useRef, useState } from "react";
import { useKnownNames } from "@/lib/client/games";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { ProblemText } from "@/lib/ui/problem-text";
import { KnownNames } from "./known-names";
import { PlayerRow } from "./player-row";
import { moved, withPlayer } from "./seating";
import type { SetupDraft } from "./setup-draft";

interface PlayersFieldProps {
  readonly draft: SetupDraft;
  onChange(draft: SetupDraft): void;
  /** How many the game takes. */
  readonly hint: string;
  /** Why it cannot be played by these. */
  readonly problem: string | undefined;
}

/** Who plays, in seat order: typed, or known from earlier games. */
export function PlayersField({ draft, onChange, hint, problem }: PlayersFieldProps) {
  const say = newGameWords[useLanguage()];
  const language = useLanguage();
  const ids = useId();
  const input = useRef<HTMLInputElement>(null);
  const known = useKnownNames();
  const [nameProblem, setNameProblem] = useState<string>();
  const [told, setTold] = useState("");
  const { players } = draft;

  const add = (name: string) => {
    const seated = withPlayer(players, name, language);
    setNameProblem(seated.ok ? undefined : seated.error);
    if (seated.ok) onChange({ ...draft, players: seated.value, name: "" });
  };
  const move = (seat: number, by: 1 | -1) => {
    const order = moved(players, seat, by);
    onChange({ ...draft, players: order });
    const name = players[seat]?.name ?? "";
    setTold(say.seated({ name, seat: order.findIndex((player) => player.name === name) + 1 }));
  };
  const wrong = nameProblem ?? problem;

  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby={`${ids}heading`}>
      <div>
        <h2 id={`${ids}heading`} className="text-title">
          {say.players}
        </h2>
        <p className="text-ink-soft">
          {hint} {say.seatOrder}
        </p>
      </div>
      {players.length > 0 && (
        <ol className="panel divide-y divide-line">
          {players.map((player, seat) => (
            <PlayerRow
              key={player.id}
              name={player.name}
              seat={seat + 1}
              last={seat + 1 === players.length}
              onMove={(by) => move(seat, by)}
              more={{
                label: say.remove({ name: player.name }),
                icon: "close",
                act: () => {
                  onChange({ ...draft, players: players.filter(({ id }) => id !== player.id) });
                  input.current?.focus();
                },
              }}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
      <form
        className="grid grid-cols-1 gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          add(draft.name);
        }}
      >
        <label htmlFor={`${ids}name`} className="font-semibold">
          {say.addLabel}
        </label>
        <div className="flex gap-2">
          <input
            id={`${ids}name`}
            ref={input}
            value={draft.name}
            onChange={(event) => {
              setNameProblem(undefined);
              onChange({ ...draft, name: event.target.value });
            }}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
            aria-invalid={wrong !== undefined}
            aria-describedby={`${ids}wrong`}
            className="field min-w-0 grow"
          />
          <button type="submit" className="key shrink-0 px-5">
            {say.add}
          </button>
        </div>
        <div id={`${ids}wrong`} role="alert">
          {wrong && <ProblemText>{wrong}</ProblemText>}
        </div>
      </form>
      <KnownNames names={known} players={players} onAdd={add} />
    </section>
  );
}
