"use client";

import { useId, useState } from "react";
import type { GameView } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { PeopleNow } from "@/lib/rules/people";
import type { Problem } from "@/lib/rules/problem";
import type { Player } from "@/lib/rules/table";
import { Modal } from "@/lib/ui/modal";
import { moneyText } from "@/lib/ui/money-text";
import { ChoiceAsk } from "../entry/choice-ask";
import type { Save } from "../use-saving";
import { Refused } from "./refused";

interface PersonDialogProps {
  readonly game: GameView;
  readonly person: Player;
  /** What this player would leave, or why not now; undefined for whoever left, and when the game is over. */
  readonly leaving: PeopleNow["leaving"][number] | undefined;
  readonly save: Save;
  onClose(): void;
}

/** One player: putting the name right, and leaving. */
export function PersonDialog({ game, person, leaving, save, onClose }: PersonDialogProps) {
  const say = useWords().people;
  const ids = useId();
  const was = person.name.trim();
  const [name, setName] = useState(was);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const rename = async () => {
    const refused = await save({ kind: "rename", player: person.id, name: name.trim() });
    setProblems(refused);
    if (refused.length === 0) onClose();
  };
  return (
    <Modal title={was} open onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== was) void rename();
        }}
      >
        <label htmlFor={`${ids}name`} className="font-semibold">
          {say.nameOf({ name: was })}
        </label>
        <div className="flex flex-wrap gap-2">
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
            className="field min-w-40 flex-1"
          />
          <button type="submit" className="key shrink-0" disabled={name.trim() === was}>
            {say.saveName}
          </button>
        </div>
        <div id={`${ids}wrong`}>
          <Refused problems={problems} />
        </div>
      </form>
      {leaving && <Leaving game={game} leaving={leaving} save={save} onClose={onClose} />}
    </Modal>
  );
}

interface LeavingProps extends Pick<PersonDialogProps, "game" | "save" | "onClose"> {
  readonly leaving: PeopleNow["leaving"][number];
}

/** Leaving, with what becomes of the score and the stake said before; or why it cannot be now. */
function Leaving({ game, leaving, save, onClose }: LeavingProps) {
  const say = useWords().people;
  const language = useLanguage();
  const { player, not, stake } = leaving;
  const [score, setScore] = useState("ranked");
  const [where, setWhere] = useState("stays");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const name = player.name.trim();
  const balance = game.result.balances[player.id];
  const leave = async () => {
    const stakes = stake === undefined ? {} : { stake: where };
    const refused = await save({ kind: "leave", player: player.id, score, ...stakes });
    setProblems(refused);
    if (refused.length === 0) onClose();
  };
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-4" aria-label={say.leaves({ name })}>
      <h3 className="text-lead">{say.leaves({ name })}</h3>
      {not.length > 0 ? (
        not.map(({ message }) => <p key={message}>{message}</p>)
      ) : (
        <>
          <p className="text-ink-soft">{say.leavesText({ name })}</p>
          <ChoiceAsk
            label={say.score}
            choices={[
              { value: "ranked", label: say.ranked },
              { value: "unranked", label: say.unranked },
            ]}
            value={score}
            onChoose={setScore}
          />
          {stake !== undefined && (
            <ChoiceAsk
              label={say.stake({ stake: moneyText(stake, language) })}
              choices={[
                { value: "stays", label: say.stakeStays },
                { value: "back", label: say.stakeBack },
              ]}
              value={where}
              onChoose={setWhere}
            />
          )}
          {balance !== undefined && (
            <p>
              {say.balance({
                balance: moneyText(
                  balance + (stake !== undefined && where === "back" ? stake : 0),
                  language,
                  true,
                ),
              })}
            </p>
          )}
          <Refused problems={problems} />
          <button type="button" className="action" onClick={() => void leave()}>
            {say.leave}
          </button>
        </>
      )}
    </section>
  );
}
