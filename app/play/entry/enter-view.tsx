"use client";

import { useMemo, useState } from "react";
import {
  draftOf,
  type EntryDraft,
  emptyDraft,
  handIn,
  heldBy,
  isStarted,
  withHand,
  withOut,
} from "@/app/shared/draft/draft";
import { useStoredDraft } from "@/app/shared/draft/use-form-draft";
import type { GameView } from "@/lib/client/game/games";
import type { Held } from "@/lib/client/game/hands";
import { gameWords } from "@/lib/i18n/game-words";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { sameJson } from "@/lib/rules/same-json";
import { roundBaseline } from "@/lib/sync/baseline";
import { saysOut } from "@/lib/sync/proposal";
import { Icon } from "@/lib/ui/icon";
import { lazy } from "@/lib/ui/page/lazy";
import type { Save } from "../use-saving";
import { entriesBefore } from "./earlier";
import { EntryForm } from "./entry-form";
import { ProposedHand } from "./proposed-hand";

// The log moves only if there is a network, which this can then be loaded from.
const MovedRound = lazy(() => import("../moved/moved-round"), "MovedRound");

interface EnterViewProps {
  readonly game: GameView;
  /** The kind of the entry. */
  readonly kind: string;
  /** The hands that players have sent, by player id. */
  readonly proposed: ReadonlyMap<string, Held>;
  readonly save: Save;
  onClose(): void;
  /** Called once the draft is stored as a correction of this line. */
  onCorrect(line: number): void;
}

/**
 * The form for closing a hand or round. A draft is stored until it is saved, and belongs to the round it was started
 * in: if that was closed meanwhile, a person decides what happens to it.
 */
export function EnterView({ game, kind, proposed, save, onClose, onCorrect }: EnterViewProps) {
  const { position } = game;
  const t = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const prompt = useMemo(() => position.prompts().find((each) => each.kind === kind), [position, kind]);
  const now = useMemo(() => roundBaseline(game.log), [game]);
  const [draft, setDraft, begun] = useStoredDraft({ game, slot: "next", now }, [kind], () =>
    emptyDraft(kind),
  );
  const [cleared, setCleared] = useState<{ readonly draft: EntryDraft; readonly times: number }>();
  const earlier = useMemo(() => entriesBefore(game.lines, game.lines.length), [game]);
  if (begun.moved)
    return (
      <div className="mx-auto w-full max-w-3xl">
        <MovedRound
          game={game}
          moved={begun.moved}
          draft={draft}
          onGoOn={prompt && begun.keep}
          onDrop={() => {
            begun.discard();
            onClose();
          }}
          onCorrect={(line) => {
            begun.discard();
            onCorrect(line);
          }}
        />
      </div>
    );
  if (!prompt)
    return (
      <p className="grid justify-items-center gap-4 py-10">
        {speaker.text(position.headline())}
        <button type="button" className="action" onClick={onClose}>
          {t.history.toTable}
        </button>
      </p>
    );
  const times = cleared?.times ?? 0;
  const proposedFor = (id: string) => {
    const held = proposed.get(id);
    const player = game.players.find((each) => each.id === id);
    if (held === undefined || !player) return null;
    const isOut = draft.out === id;
    if (saysOut(held))
      return (
        <ProposedHand
          position={position}
          player={player}
          held={held}
          isTaken={isOut}
          onTake={() => setDraft(withOut(draft, id))}
        />
      );
    if (isOut) return null;
    const hand = handIn(draftOf(prompt, { kind, left: Object.fromEntries([[id, held]]) }), id);
    return (
      <ProposedHand
        position={position}
        player={player}
        held={held}
        isTaken={sameJson(heldBy(handIn(draft, id)), heldBy(hand))}
        onTake={() => setDraft(withHand(draft, id, hand))}
      />
    );
  };
  return (
    <div className="beside-keys mx-auto flex w-full max-w-3xl grow flex-col gap-1 on-side:max-w-none">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3">
        <div className="min-w-0 grow basis-[8rem]">
          <h2 className="text-title">{speaker.text(prompt.title)}</h2>
          <p className="text-fine text-ink-soft">
            {gameWords(game.game, language).roundName({ number: game.result.rounds.length + 1 }).title}
          </p>
        </div>
        {isStarted(draft) && (
          <button
            type="button"
            className="key shrink-0 px-2"
            onClick={() => {
              setCleared({ draft, times: times + 1 });
              begun.discard();
            }}
          >
            {t.moved.clear}
          </button>
        )}
        {cleared && !isStarted(draft) && (
          <button
            type="button"
            className="key shrink-0 px-2"
            onClick={() => {
              setCleared({ draft, times: times + 1 });
              setDraft(cleared.draft);
            }}
          >
            <Icon icon="undo" className="size-5" />
            {t.table.undo}
          </button>
        )}
      </div>
      <EntryForm
        key={times}
        position={position}
        earlier={earlier}
        prompt={prompt}
        draft={draft}
        saveLabel={t.entry.save}
        onDraft={setDraft}
        below={proposedFor}
        savesAtOnce
        onSave={(body) =>
          save(body, begun.since, () => {
            begun.discard();
            onClose();
          })
        }
      />
    </div>
  );
}
