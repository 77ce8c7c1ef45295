"use client";

import { type ReactNode, useId, useState } from "react";
import { playerWithDraft, usePeopleDraft } from "@/app/shared/draft/use-people-draft";
import { SeatList } from "@/app/shared/seats/seat-list";
import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import type { Problem } from "@/lib/rules/problem";
import { Icon } from "@/lib/ui/icon";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import type { Save } from "../use-saving";
import type { SeatsEntry } from "./choices";
import { JoinForm } from "./join-form";
import { MovedPeople } from "./moved-people";
import { PersonDialog } from "./person-dialog";
import { Refused } from "./refused";
import { Replacing } from "./replacing";
import { Seats } from "./seats";

interface PeopleViewProps {
  readonly game: GameView;
  readonly mayWrite: boolean;
  readonly save: Save;
}

/** Nothing was moved. */
const asTheySit: SeatsEntry = { kind: "seats", order: [] };

/** The players around the table. Whoever keeps score can change who plays, names and seats. */
export function PeopleView({ game, mayWrite, save }: PeopleViewProps) {
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-6 pb-16">
      {mayWrite ? (
        <PeopleForms game={game} save={save}>
          <Around game={game} mayWrite />
        </PeopleForms>
      ) : (
        <Around game={game} mayWrite={false} />
      )}
    </div>
  );
}

/** A plan of the seats. */
function Around({ game, mayWrite }: Omit<PeopleViewProps, "save">) {
  const t = useCatalogue("people");
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{t.title}</h2>
      <Seats game={game} mayNote={mayWrite} />
    </section>
  );
}

/**
 * Who joins, seats, names, and who leaves. Latecomers are commoner than leavers, so they come first, before the plan of
 * the seats.
 */
function PeopleForms({
  game,
  save,
  children,
}: Omit<PeopleViewProps, "mayWrite"> & { readonly children: ReactNode }) {
  const t = useCatalogue("people");
  const speaker = useSpeaker();
  const heading = useId();
  const leaving = useId();
  const { position, players } = game;
  const playing = players.filter(({ id }) => !position.gone.has(id));
  const gone = players.filter(({ id }) => position.gone.has(id));
  const [{ order }, setSeats, begun] = usePeopleDraft<SeatsEntry>(game, asTheySit);
  const [asked, setAsked] = useState(() => playerWithDraft(game.id));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const now = position.people();
  const mayMove = now.seatsProblems.length === 0;
  const seated = mayMove ? ordered(playing, order) : playing;
  const other = seated.some(({ id }, seat) => playing[seat]?.id !== id);
  const mayLeave = now.leaving.filter(({ not }) => not.length === 0);
  const mayReturn = new Set(now.returning.map(({ player }) => player.id));
  const person = players.find(({ id }) => id === asked);

  const saveSeats = useSingleFlight(async () => {
    const refused = await save({ kind: "seats", order: seated.map(({ id }) => id) }, begun.since, () =>
      setSeats(asTheySit),
    );
    setProblems(refused);
  });
  return (
    <>
      {!now.substitutes && (
        <JoinForm game={game} now={now} playing={playing} save={save} onComesBack={setAsked} />
      )}
      {children}
      <section aria-labelledby={heading} className="grid grid-cols-1 gap-3">
        <div>
          <h3 id={heading} className="text-lead">
            {t.seats}
          </h3>
          <p className="text-ink-soft">
            {mayMove ? t.seatsText : now.seatsProblems.map(speaker.problem).join(" ")}
          </p>
        </div>
        <SeatList
          players={seated}
          onOrder={mayMove ? (to) => setSeats({ kind: "seats", order: to.map(({ id }) => id) }) : undefined}
          more={({ id, name }) => ({
            label: t.more({ name: name.trim() }),
            icon: "change",
            act: () => setAsked(id),
          })}
        />
        <MovedPeople game={game} begun={begun} onDrop={() => setSeats(asTheySit)} />
        {mayMove && other && !begun.moved && (
          <div className="grid gap-2 sm:grid-cols-2">
            <button type="button" className="action" onClick={() => void saveSeats()}>
              {t.saveSeats}
            </button>
            <button type="button" className="key min-h-14" onClick={() => setSeats(asTheySit)}>
              {t.seatsAsTheyWere}
            </button>
          </div>
        )}
        <Refused problems={problems} />
      </section>
      {gone.length > 0 && (
        <section aria-label={t.gone} className="grid grid-cols-1 gap-2">
          <h3 className="text-lead">{t.gone}</h3>
          <ul className="panel divide-y divide-line">
            {gone.map(({ id, name }) => (
              <li key={id} className="flex min-h-14 flex-wrap items-center gap-3 px-3 py-1 text-ink-soft">
                <span className="min-w-0 grow basis-[7rem] wrap-anywhere">{name.trim()}</span>
                <button type="button" className="key max-w-full min-w-0" onClick={() => setAsked(id)}>
                  <span className="min-w-0 wrap-anywhere">
                    {(mayReturn.has(id) ? t.comesBack : t.more)({ name: name.trim() })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {now.substitutes && <p className="text-ink-soft">{t.replacedRuling}</p>}
        </section>
      )}
      {now.substitutes && now.substitutes.length > 0 && (
        <Replacing substitutes={now.substitutes} onChoose={setAsked} />
      )}
      {now.leaving.length > 0 && (
        <section aria-labelledby={leaving} className="grid grid-cols-1 gap-2">
          <h3 id={leaving} className="text-lead">
            {t.someoneLeaves}
          </h3>
          {mayLeave.length === 0 &&
            now.leaving[0]?.not.map((problem) => <p key={problem.code}>{speaker.problem(problem)}</p>)}
          <div className="flex flex-wrap gap-2 empty:hidden">
            {mayLeave.map(({ player: { id, name } }) => (
              <button
                key={id}
                type="button"
                className="key max-w-full"
                aria-haspopup="dialog"
                aria-label={t.leaves({ name: name.trim() })}
                onClick={() => setAsked(id)}
              >
                <Icon icon="leave" className="size-5 shrink-0 text-felt-ink" />
                <span className="min-w-0 wrap-anywhere">{name.trim()}</span>
              </button>
            ))}
          </div>
        </section>
      )}
      {person && (
        <PersonDialog
          key={person.id}
          game={game}
          person={person}
          now={now}
          save={save}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** The players in the chosen order; somebody who joined meanwhile keeps their seat. */
function ordered(playing: readonly Player[], order: readonly string[]): readonly Player[] {
  const chosen = order.flatMap((id) => playing.find((player) => player.id === id) ?? []);
  return chosen.length === playing.length ? chosen : playing;
}
