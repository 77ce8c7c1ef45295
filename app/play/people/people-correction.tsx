"use client";

import { useState } from "react";
import { formerSlotOf, slotOf, useFormDraft } from "@/app/shared/draft/use-form-draft";
import { NameField } from "@/app/shared/seats/name-field";
import { SeatList } from "@/app/shared/seats/seat-list";
import { type GameView, preview } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import type { Position } from "@/lib/rules/game";
import { type PeopleEntry, readMove } from "@/lib/rules/people/people";
import type { Player } from "@/lib/rules/people/table";
import type { EntryProblem, Problem } from "@/lib/rules/problem";
import { sameJson } from "@/lib/rules/same-json";
import { entryBaseline } from "@/lib/sync/baseline";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { amending, type Correct } from "../correct/correcting";
import { LaterFails } from "../correct/later-fails";
import { WhatChanges } from "../correct/what-changes";
import { MovedCorrection } from "../moved/moved-correction";
import { JoinFields } from "./join-fields";
import { LeaveFields } from "./leave-fields";
import { isOfName, Refused } from "./refused";
import { ReturnFields } from "./return-fields";
import { WhoField } from "./who-field";

interface PeopleCorrectionProps {
  readonly game: GameView;
  readonly line: number;
  /** The game before this line. */
  readonly position: Position;
  readonly effective: PeopleEntry;
  readonly correct: Correct;
  onClose(): void;
  onGoTo(line: number): void;
}

/** Corrects an entry about players with the fields of the Players sheet, and shows what it would change. */
export function PeopleCorrection(props: PeopleCorrectionProps) {
  const { game, line, position, effective, correct, onClose, onGoTo } = props;
  const t = useWords().history;
  const speaker = useSpeaker();
  const slot = slotOf(game.lines, line);
  const [entry, setEntry, begun] = useFormDraft<PeopleEntry>(
    { game, slot, now: entryBaseline(game.log, line) },
    {
      formerSlot: formerSlotOf(line),
      toStore: (draft) => (sameJson(draft, effective) ? undefined : draft),
      read: readMove,
      start: () => effective,
    },
  );
  const [refused, setRefused] = useState<readonly EntryProblem[]>([]);
  const save = useSingleFlight(async () => {
    const wrong = await correct(line, amending(game, line, entry), begun.since);
    if (wrong.length > 0) return setRefused(wrong);
    begun.discard();
    onClose();
  });
  if (begun.moved)
    return <MovedCorrection game={game} line={line} begun={begun} mine={{ ...entry }} onClose={onClose} />;
  const would = preview(game, amending(game, line, entry));
  const problems = (would.ok ? refused : would.error).map((problem) => ({
    ...problem,
    path: problem.path.replace(/^\/entry/, ""),
  }));
  const later = problems.find((problem) => problem.later !== undefined);
  return (
    <form
      className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 className="text-title">{t.correctTitle({ what: undefined })}</h2>
      <p className="text-ink-soft wrap-anywhere">
        {t.was} {speaker.text(position.describe(effective))}
      </p>
      <Fields
        entry={entry}
        position={position}
        problems={later ? [] : problems}
        onEntry={(to) => {
          setRefused([]);
          setEntry(to);
        }}
      />
      {later ? (
        <LaterFails game={game} problem={later} onGoTo={onGoTo} />
      ) : (
        would.ok && <WhatChanges game={game} would={would.value} />
      )}
      <button type="submit" className="action" disabled={!would.ok}>
        {t.saveCorrection}
      </button>
    </form>
  );
}

interface FieldsProps {
  readonly entry: PeopleEntry;
  readonly position: Position;
  readonly problems: readonly Problem[];
  onEntry(entry: PeopleEntry): void;
}

/** The fields that can be corrected, by the kind of entry. */
function Fields({ entry, position, problems, onEntry }: FieldsProps) {
  const speaker = useSpeaker();
  const t = useCatalogue("people");
  const now = position.people();
  const counts = position.about.rankedBy === "points";
  const playing = position.players.filter(({ id }) => !position.gone.has(id));
  const others = <Refused problems={problems.filter((problem) => !isOfName(problem))} />;
  switch (entry.kind) {
    case "join":
      return (
        <JoinFields
          entry={entry}
          now={now}
          playing={playing}
          counts={counts}
          problems={problems}
          onEntry={onEntry}
        />
      );
    case "leave": {
      const leaving = now.leaving.find(({ player }) => player.id === entry.player);
      return (
        <>
          <WhoField
            players={playing}
            value={entry.player}
            onWho={(player) => onEntry({ ...entry, player, stake: "stays" })}
          />
          <LeaveFields
            entry={entry}
            stake={leaving?.stake}
            balance={position.standing().balances[entry.player]}
            onEntry={onEntry}
          />
          {others}
        </>
      );
    }
    case "return": {
      const returning = now.returning.find(({ player }) => player.id === entry.player);
      return (
        <>
          <WhoField
            players={position.players.filter(({ id }) => position.gone.has(id))}
            value={entry.player}
            onWho={(player) => onEntry({ ...entry, player })}
          />
          {returning && (
            <ReturnFields
              entry={entry}
              returning={returning}
              own={now.own}
              counts={counts}
              onEntry={onEntry}
            />
          )}
          {others}
        </>
      );
    }
    case "rename":
      return (
        <>
          <WhoField
            players={position.players}
            value={entry.player}
            onWho={(player) => onEntry({ ...entry, player })}
          />
          <NameField
            label={t.name}
            name={entry.name}
            onName={(name) => onEntry({ ...entry, name })}
            wrong={problems.filter(isOfName).map(speaker.problem)}
          />
          {others}
        </>
      );
    case "substitute":
      return (
        <>
          <WhoField players={playing} value={entry.out} onWho={(out) => onEntry({ ...entry, out })} />
          <NameField
            label={t.substituteName}
            name={entry.player.name}
            onName={(name) => onEntry({ ...entry, player: { ...entry.player, name } })}
            wrong={problems.filter(isOfName).map(speaker.problem)}
          />
          {others}
        </>
      );
    case "seats":
      return (
        <>
          <SeatList
            players={inOrder(playing, entry.order)}
            onOrder={(players) => onEntry({ ...entry, order: players.map(({ id }) => id) })}
          />
          {others}
        </>
      );
  }
}

/** The current players in the order of an entry. */
const inOrder = (playing: readonly Player[], order: readonly string[]): readonly Player[] =>
  order.flatMap((id) => playing.find((player) => player.id === id) ?? []);
