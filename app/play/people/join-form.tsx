"use client";

import { useId, useState } from "react";
import { usePeopleDraft } from "@/app/shared/draft/use-people-draft";
import { KnownNames } from "@/app/shared/seats/known-names";
import { RosterNames } from "@/app/shared/seats/roster-names";
import { type GameView, storeName, useKnownNames } from "@/lib/client/game/games";
import { newcomerId } from "@/lib/client/game/newcomer-id";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { PeopleNow } from "@/lib/rules/people/people";
import { isSameName } from "@/lib/rules/people/player-problems";
import type { Player } from "@/lib/rules/people/table";
import type { Problem } from "@/lib/rules/problem";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import type { Save } from "../use-saving";
import type { JoinEntry } from "./choices";
import { JoinFields } from "./join-fields";
import { MovedPeople } from "./moved-people";

interface JoinFormProps {
  readonly game: GameView;
  readonly now: PeopleNow;
  readonly playing: readonly Player[];
  readonly save: Save;
  /** Opens the form for somebody who left and comes back. */
  onComesBack(player: string): void;
}

const nobody: JoinEntry = { kind: "join", player: { id: "", name: "" }, start: "average" };

/** Adds a player who was forgotten or comes late. */
export function JoinForm({ game, now, playing, save, onComesBack }: JoinFormProps) {
  const speaker = useSpeaker();
  const t = useCatalogue("people");
  const heading = useId();
  const known = useKnownNames();
  const [draft, setDraft, begun] = usePeopleDraft(game, nobody);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const counts = game.position.about.rankedBy === "points";
  const { name } = draft.player;
  const mayJoin = now.joinProblems.length === 0;
  // The chosen neighbour may have left meanwhile.
  const isHere = draft.after === null || playing.some(({ id }) => id === draft.after);
  const entry = isHere ? draft : { ...draft, after: undefined };
  const left = now.returning.find(({ player }) => isSameName(player.name, name))?.player;

  const change = (to: JoinEntry) => {
    setProblems([]);
    setDraft(to);
  };
  const choose = (person: { readonly name: string }) =>
    change({ ...entry, player: { id: "", name: person.name } });
  const mine = useMyLeagues()?.find(({ stored }) => stored.id === game.league?.id);
  const add = useSingleFlight(async () => {
    const { start, ...others } = entry;
    const body = {
      ...others,
      player: { id: newcomerId(name, game.players), name: name.trim() },
      // The seat is always written, because two phones may add somebody at once, and the last seat is then another one.
      after: entry.after === undefined ? (playing.at(-1)?.id ?? null) : entry.after,
      ...(counts && { start }),
    };
    const refused = await save(body, begun.since, () => {
      setDraft(nobody);
      storeName(name.trim());
    });
    setProblems(refused);
  });
  return (
    <form
      aria-labelledby={heading}
      className="panel grid grid-cols-1 gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (left) onComesBack(left.id);
        else void add();
      }}
    >
      <h2 id={heading} className="text-title">
        {t.join}
      </h2>
      {now.joinProblems.map((problem) => (
        <p key={problem.code}>{speaker.problem(problem)}</p>
      ))}
      {/* What was typed stays visible when somebody else takes the last place. */}
      {(mayJoin || name !== "") && (
        <>
          <JoinFields
            entry={entry}
            isBrief={name.trim() === ""}
            now={now}
            playing={playing}
            counts={counts}
            problems={problems}
            onEntry={change}
          >
            {mine ? (
              <RosterNames
                league={mine.league}
                players={game.players}
                seats={game.league?.seats ?? {}}
                typed={name}
                onAdd={choose}
              />
            ) : (
              <KnownNames names={known} players={game.players} onAdd={(chosen) => choose({ name: chosen })} />
            )}
          </JoinFields>
          <MovedPeople game={game} begun={begun} onDrop={() => change(nobody)} />
          {left && <p>{t.leftBefore({ name: left.name.trim() })}</p>}
          {name.trim() !== "" && (
            <button
              type="submit"
              className="action"
              disabled={begun.moved !== undefined || !(mayJoin || left)}
            >
              {left ? t.comesBack({ name: left.name.trim() }) : t.add}
            </button>
          )}
        </>
      )}
    </form>
  );
}
