"use client";

import { usePeopleDraft } from "@/app/shared/draft/use-people-draft";
import { KnownNames } from "@/app/shared/seats/known-names";
import { NameField } from "@/app/shared/seats/name-field";
import { type GameView, storeName, useKnownNames } from "@/lib/client/game/games";
import { newcomerId } from "@/lib/client/game/newcomer-id";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Replaceable } from "@/lib/rules/people/people";
import { isSameName } from "@/lib/rules/people/player-problems";
import type { Player } from "@/lib/rules/people/table";
import type { Save } from "../use-saving";
import type { SubstituteEntry } from "./choices";
import { MovedPeople } from "./moved-people";
import { isOfName, Refused } from "./refused";
import { useSaved } from "./use-saved";

interface SubstituteFormProps {
  readonly game: GameView;
  readonly replaceable: Replaceable;
  readonly save: Save;
  onClose(): void;
}

/** Somebody else plays on in a player's place: a newcomer, or somebody who was replaced before and comes back. */
export function SubstituteForm({ game, replaceable, save, onClose }: SubstituteFormProps) {
  const speaker = useSpeaker();
  const t = useCatalogue("people");
  const known = useKnownNames();
  const { player, back } = replaceable;
  const out = player.name.trim();
  const start: SubstituteEntry = { kind: "substitute", out: player.id, player: { id: "", name: "" } };
  const [entry, setEntry, begun] = usePeopleDraft(game, start);
  const { problems, forget, saved } = useSaved({ save, onClose }, begun);
  const { name } = entry.player;
  const change = (to: string) => {
    forget();
    setEntry({ ...start, player: { id: "", name: to } });
  };
  const playing = game.players.filter(({ id }) => !game.position.gone.has(id));
  const named = playerCalled(game, name);
  const away = game.players.filter(
    ({ id }) => game.position.gone.has(id) && !back.some((each) => each.id === id),
  );
  return (
    <form
      aria-label={t.isReplaced({ name: out })}
      className="grid grid-cols-1 gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void saved({ ...start, player: named }).then(() => storeName(named.name));
      }}
    >
      <h3 className="text-lead wrap-anywhere">{t.isReplaced({ name: out })}</h3>
      <p className="text-ink-soft">{t.substituteText({ name: out })}</p>
      <NameField
        label={t.substituteName}
        name={name}
        onName={change}
        wrong={problems.filter(isOfName).map(speaker.problem)}
      />
      <KnownNames
        names={[...back.map((each) => each.name.trim()), ...known]}
        players={[...playing, ...away]}
        onAdd={change}
      />
      <MovedPeople game={game} begun={begun} onDrop={onClose} />
      <Refused problems={problems.filter((problem) => !isOfName(problem))} />
      <button type="submit" className="action" disabled={name.trim() === "" || begun.moved !== undefined}>
        {name.trim() === "" ? t.substitute : t.playsFor({ name: name.trim(), out })}
      </button>
    </form>
  );
}

/** Who is meant: somebody who was replaced before, or a newcomer. */
function playerCalled({ players, position }: GameView, name: string): Player {
  const left = players.find((each) => position.gone.has(each.id) && isSameName(each.name, name));
  return left ?? { id: newcomerId(name, players), name: name.trim() };
}
