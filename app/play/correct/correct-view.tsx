"use client";

import { useMemo, useState } from "react";
import { bodyOf, draftOf, emptyDraft } from "@/app/shared/draft/draft";
import { formerSlotOf, slotOf, useStoredDraft } from "@/app/shared/draft/use-form-draft";
import { type GameView, preview } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { readMove } from "@/lib/rules/people/people";
import type { EntryProblem } from "@/lib/rules/problem";
import type { Prompt } from "@/lib/rules/prompts";
import { isRecord } from "@/lib/rules/record";
import { sameJson } from "@/lib/rules/same-json";
import { entryBaseline } from "@/lib/sync/baseline";
import { TileText } from "@/lib/ui/tiles/tile-text";
import { entriesBefore } from "../entry/earlier";
import { EntryForm } from "../entry/entry-form";
import { lineName } from "../line-name";
import { MovedCorrection } from "../moved/moved-correction";
import { PeopleCorrection } from "../people/people-correction";
import { brieflyChanged } from "./briefly-changed";
import { amending, type Correct } from "./correcting";
import { LaterFails } from "./later-fails";
import { WhatChanges } from "./what-changes";

interface CorrectViewProps {
  readonly game: GameView;
  readonly line: number;
  /** The player whose hand comes first. */
  readonly hand: string | undefined;
  readonly correct: Correct;
  onClose(): void;
  onGoTo(line: number): void;
}

/**
 * The form for correcting an earlier entry, checked at its place in the game, with what the correction would change.
 */
export function CorrectView(props: CorrectViewProps) {
  const { game, line, onClose } = props;
  const t = useWords();
  const target = game.lines[line];
  const position = game.log.before(line);
  const effective = target?.type === "entry" ? (target.effective ?? target.written) : undefined;
  const move = readMove(effective);
  if (position && move) return <PeopleCorrection {...props} position={position} effective={move} />;
  const prompts = position?.prompts() ?? [];
  if (!position || !isRecord(effective) || prompts.length === 0)
    return (
      <div className="grid justify-items-center gap-4 py-10">
        <p>{t.history.gone}</p>
        <button type="button" className="action" onClick={onClose}>
          {t.shell.back}
        </button>
      </div>
    );
  return <Correction {...props} position={position} effective={effective} prompts={prompts} />;
}

interface CorrectionProps extends CorrectViewProps {
  readonly position: GameView["position"];
  readonly effective: Readonly<Record<string, unknown>>;
  readonly prompts: readonly Prompt[];
}

function Correction({
  game,
  line,
  hand,
  correct,
  onClose,
  onGoTo,
  position,
  effective,
  prompts,
}: CorrectionProps) {
  const speaker = useSpeaker();
  const t = useWords();
  const language = useLanguage();
  const slot = slotOf(game.lines, line);
  const now = useMemo(() => entryBaseline(game.log, line), [game, line]);
  const startOf = (kind: string) => {
    const prompt = prompts.find((each) => each.kind === kind);
    return prompt && kind === effective.kind ? draftOf(prompt, effective) : emptyDraft(kind);
  };
  const kinds = prompts.map(({ kind }) => kind);
  const effectiveDraft = () =>
    startOf(kinds.includes(String(effective.kind)) ? String(effective.kind) : (kinds[0] ?? ""));
  const [draft, setDraft, begun] = useStoredDraft(
    { game, slot, now },
    kinds,
    effectiveDraft,
    formerSlotOf(line),
  );
  const earlier = useMemo(() => entriesBefore(game.lines, line), [game, line]);
  const [later, setLater] = useState<EntryProblem>();
  const prompt = prompts.find(({ kind }) => kind === draft.kind) ?? prompts[0];
  if (!prompt) return null;
  if (begun.moved)
    return (
      <MovedCorrection game={game} line={line} begun={begun} mine={bodyOf(prompt, draft)} onClose={onClose} />
    );
  const target = game.lines[line];
  const isTakenBack = target?.type === "entry" && target.effective === undefined;
  const amend = (entry: object) => amending(game, line, entry);
  const body = bodyOf(prompt, draft);
  const would = preview(game, amend(body));
  const fails = would.ok ? undefined : would.error.find((problem) => problem.later !== undefined);

  const saveCorrection = async (entry: Record<string, unknown>) => {
    // Nothing was changed, so there is nothing to enter.
    if (!isTakenBack && sameJson(entry, bodyOf(prompt, effectiveDraft()))) {
      begun.discard();
      onClose();
      return [];
    }
    const refused = await correct(line, amend(entry), begun.since);
    if (refused.length === 0) {
      begun.discard();
      onClose();
      return [];
    }
    setLater(refused.find((problem) => problem.later !== undefined));
    return refused.map((problem) => ({ ...problem, path: problem.path.replace(/^\/entry/, "") }));
  };
  return (
    <div className="beside-keys mx-auto flex w-full max-w-3xl grow flex-col gap-3 on-side:max-w-none">
      <h2 className="text-title">{t.history.correctTitle({ what: lineName(game, line, language) })}</h2>
      <p className="text-ink-soft">
        {t.history.was} <TileText text={speaker.text(position.describe(effective))} />
      </p>
      {prompts.length > 1 && (
        <fieldset>
          <legend className="mb-1 text-fine font-semibold text-ink-soft">{t.history.kind}</legend>
          <div className="flex flex-wrap gap-2">
            {prompts.map(({ kind, title }) => (
              <button
                key={kind}
                type="button"
                className="key"
                aria-pressed={kind === prompt.kind}
                onClick={() => setDraft(startOf(kind))}
              >
                {speaker.text(title)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <EntryForm
        key={prompt.kind}
        position={position}
        earlier={earlier}
        prompt={prompt}
        draft={draft}
        first={hand}
        saveLabel={t.history.saveCorrection}
        onDraft={setDraft}
        onSave={saveCorrection}
        brief={would.ok ? brieflyChanged(game, would.value, t.history, language) : undefined}
        aside={
          would.ok ? (
            <WhatChanges game={game} would={would.value} />
          ) : (
            (fails ?? later) && <LaterFails game={game} problem={fails ?? later} onGoTo={onGoTo} />
          )
        }
      />
    </div>
  );
}
