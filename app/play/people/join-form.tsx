"use client";

import { useId, useState } from "react";
import { KnownNames } from "@/app/new/known-names";
import { type GameView, keepName, useKnownNames } from "@/lib/client/games";
import { newcomerId } from "@/lib/client/newcomer-id";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { type PeopleNow, type Start, starts } from "@/lib/rules/people";
import type { Problem } from "@/lib/rules/problem";
import type { Player } from "@/lib/rules/table";
import { moneyText } from "@/lib/ui/money-text";
import { ChoiceAsk } from "../entry/choice-ask";
import type { Save } from "../use-saving";
import { Refused } from "./refused";

interface JoinFormProps {
  readonly game: GameView;
  readonly now: PeopleNow;
  readonly playing: readonly Player[];
  readonly save: Save;
}

const first = "";

/** Adding somebody who was forgotten or comes late: name, seat, and what the score begins at. */
export function JoinForm({ game, now, playing, save }: JoinFormProps) {
  const words = useWords();
  const say = words.people;
  const language = useLanguage();
  const ids = useId();
  const known = useKnownNames();
  const [name, setName] = useState("");
  const [after, setAfter] = useState<string>();
  const [start, setStart] = useState<Start>("average");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const counts = game.position.rankedBy === "points";
  const behind = after ?? playing.at(-1)?.id ?? first;

  const add = async () => {
    const refused = await save({
      kind: "join",
      player: { id: newcomerId(name, game.players), name: name.trim() },
      after: behind === first ? null : behind,
      ...(counts && { start }),
    });
    setProblems(refused);
    if (refused.length > 0) return;
    keepName(name.trim());
    setName("");
    setAfter(undefined);
  };
  return (
    <form
      aria-labelledby={`${ids}heading`}
      className="panel grid grid-cols-1 gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h2 id={`${ids}heading`} className="text-title">
        {say.join}
      </h2>
      {now.notJoin.length > 0 ? (
        now.notJoin.map(({ message }) => <p key={message}>{message}</p>)
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <div className="grid content-start gap-1">
              <label htmlFor={`${ids}name`} className="font-semibold">
                {say.joinName}
              </label>
              <input
                id={`${ids}name`}
                value={name}
                onChange={(event) => {
                  setProblems([]);
                  setName(event.target.value);
                }}
                autoComplete="off"
                autoCapitalize="words"
                enterKeyHint="done"
                aria-invalid={problems.length > 0}
                aria-describedby={`${ids}wrong`}
                className="field min-w-0"
              />
            </div>
            <div className="grid content-start gap-1">
              <label htmlFor={`${ids}seat`} className="font-semibold">
                {say.seat}
              </label>
              <select
                id={`${ids}seat`}
                value={behind}
                onChange={(event) => setAfter(event.target.value)}
                className="field min-w-0"
              >
                <option value={first}>{say.firstSeat}</option>
                {playing.map((player) => (
                  <option key={player.id} value={player.id}>
                    {say.after({ name: player.name.trim() })}
                  </option>
                ))}
              </select>
            </div>
          </div>
          <KnownNames names={known} players={game.players} onAdd={setName} />
          {counts && (
            <ChoiceAsk
              label={say.begins}
              choices={starts.map((value) => ({
                value,
                label: say.start[value]({ points: now.begins[value] }),
              }))}
              value={start}
              onChoose={(value) => setStart(starts.find((each) => each === value) ?? "zero")}
            />
          )}
          {now.pays !== undefined && now.pays > 0 && (
            <p>{say.pays({ money: moneyText(now.pays, language) })}</p>
          )}
          <div id={`${ids}wrong`} className="empty:hidden">
            <Refused problems={problems} />
          </div>
          <button type="submit" className="action">
            {say.add}
          </button>
        </>
      )}
    </form>
  );
}
