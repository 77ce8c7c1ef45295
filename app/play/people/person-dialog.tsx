"use client";

import type { ReactNode } from "react";
import type { DraftState } from "@/app/shared/draft/use-form-draft";
import { forgetPeopleDrafts, usePeopleDraft } from "@/app/shared/draft/use-people-draft";
import { NameField } from "@/app/shared/seats/name-field";
import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { PeopleNow } from "@/lib/rules/people/people";
import type { Player } from "@/lib/rules/people/table";
import type { Problem } from "@/lib/rules/problem";
import { Modal } from "@/lib/ui/page/modal";
import type { Save } from "../use-saving";
import type { LeaveEntry, RenameEntry, ReturnEntry } from "./choices";
import { LeaveFields } from "./leave-fields";
import { MovedPeople } from "./moved-people";
import { Refused } from "./refused";
import { ReturnFields } from "./return-fields";
import { SubstituteForm } from "./substitute-form";
import { useSaved } from "./use-saved";

interface PersonDialogProps {
  readonly game: GameView;
  readonly person: Player;
  readonly now: PeopleNow;
  readonly save: Save;
  onClose(): void;
}

/** One player: correcting the name, and leaving or coming back, or who plays on in this place. */
export function PersonDialog({ game, person, now, save, onClose }: PersonDialogProps) {
  const isHere = ({ player }: { readonly player: Player }) => player.id === person.id;
  const leaving = now.leaving.find(isHere);
  const returning = now.returning.find(isHere);
  const replaceable = now.substitutes?.find(isHere);
  const placesToTake = (now.substitutes ?? [])
    .filter(({ back }) => back.some(({ id }) => id === person.id))
    .map(({ player }) => player.name.trim());
  const t = useCatalogue("people");
  const counts = game.position.about.rankedBy === "points";
  // Closing the dialog discards the draft, which only survives a killed tab.
  const close = () => {
    forgetPeopleDrafts(game.id, person.id);
    onClose();
  };
  const parts = { game, save, onClose: close };
  return (
    <Modal title={person.name.trim()} open onClose={close}>
      {returning && <Returning returning={returning} own={now.own} counts={counts} {...parts} />}
      <Naming person={person} {...parts} />
      {replaceable && <SubstituteForm replaceable={replaceable} {...parts} />}
      {placesToTake.length > 0 && <p>{t.backFor({ name: person.name.trim(), names: placesToTake })}</p>}
      {leaving && <Leaving leaving={leaving} balance={game.result.balances[person.id]} {...parts} />}
    </Modal>
  );
}

type Parts = Pick<PersonDialogProps, "game" | "save" | "onClose">;

function Naming({ person, ...parts }: Parts & Pick<PersonDialogProps, "person">) {
  const speaker = useSpeaker();
  const t = useCatalogue("people");
  const was = person.name.trim();
  const start: RenameEntry = { kind: "rename", player: person.id, name: was };
  const [{ name }, setEntry, begun] = usePeopleDraft(parts.game, start);
  const { problems, forget, saved } = useSaved(parts, begun);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== was) void saved({ ...start, name: name.trim() });
      }}
    >
      <NameField
        label={t.name}
        name={name}
        onName={(to) => {
          forget();
          setEntry({ ...start, name: to });
        }}
        wrong={problems.map(speaker.problem)}
      >
        <button
          type="submit"
          className="key max-w-full"
          disabled={name.trim() === was || begun.moved !== undefined}
        >
          {t.saveName}
        </button>
      </NameField>
      <MovedPeople game={parts.game} begun={begun} onDrop={() => setEntry(start)} />
    </form>
  );
}

/** Leaving, with a choice of what happens to score and stake. */
function Leaving({
  leaving: { player, not, stake },
  balance,
  ...parts
}: Parts & { readonly leaving: PeopleNow["leaving"][number]; readonly balance: number | undefined }) {
  const t = useCatalogue("people");
  const name = player.name.trim();
  const [entry, setEntry, begun] = usePeopleDraft<LeaveEntry>(parts.game, {
    kind: "leave",
    player: player.id,
    score: "ranked",
    stake: "stays",
  });
  const { stake: where, ...others } = entry;
  return (
    <Move
      {...parts}
      begun={begun}
      title={t.leaves({ name })}
      not={not}
      text={t.leavesText({ name })}
      action={t.leave({ name })}
      body={{ ...others, ...(stake !== undefined && { stake: where }) }}
      className="border-t pt-4"
    >
      <LeaveFields entry={entry} stake={stake} balance={balance} onEntry={setEntry} />
    </Move>
  );
}

/** Coming back, with a choice of score. */
function Returning({
  returning,
  own,
  counts,
  ...parts
}: Parts & {
  readonly returning: PeopleNow["returning"][number];
  readonly own: PeopleNow["own"];
  readonly counts: boolean;
}) {
  const t = useCatalogue("people");
  const { player, not } = returning;
  const name = player.name.trim();
  const [entry, setEntry, begun] = usePeopleDraft<ReturnEntry>(parts.game, {
    kind: "return",
    player: player.id,
    start: "own",
  });
  const { start, ...others } = entry;
  return (
    <Move
      {...parts}
      begun={begun}
      title={t.comesBack({ name })}
      not={not}
      text={t.comesBackText({ name })}
      action={t.letComeBack}
      body={{ ...others, ...(counts && { start }) }}
      className="border-b pb-4"
    >
      <ReturnFields entry={entry} returning={returning} own={own} counts={counts} onEntry={setEntry} />
    </Move>
  );
}

interface MoveProps extends Parts {
  readonly begun: DraftState;
  readonly title: string;
  /** Why it is not possible now. */
  readonly not: readonly Problem[];
  readonly text: string;
  /** The label of the button that saves `body`. */
  readonly action: string;
  readonly body: Parameters<Save>[0];
  readonly className: string;
  /** The choices. */
  readonly children: ReactNode;
}

/** Somebody leaves or comes back; or why that is not possible now. */
function Move({ begun, title, not, text, action, body, className, children, ...parts }: MoveProps) {
  const speaker = useSpeaker();
  const { problems, saved } = useSaved(parts, begun);
  return (
    <section className={`grid grid-cols-1 gap-3 border-line ${className}`} aria-label={title}>
      <h3 className="text-lead wrap-anywhere">{title}</h3>
      {not.length > 0 ? (
        not.map((problem) => <p key={problem.code}>{speaker.problem(problem)}</p>)
      ) : (
        <>
          <p className="text-ink-soft">{text}</p>
          {children}
          <MovedPeople game={parts.game} begun={begun} onDrop={parts.onClose} />
          <Refused problems={problems} />
          <button
            type="button"
            className="action"
            disabled={begun.moved !== undefined}
            onClick={() => void saved(body)}
          >
            {action}
          </button>
        </>
      )}
    </section>
  );
}
