"use client";

import { type ReactNode, useMemo, useRef } from "react";
import {
  bodyOf,
  type ChangeDraft,
  type EntryDraft,
  type HandDraft,
  handIn,
  withField,
  withHand,
  withOut,
} from "@/app/shared/draft/draft";
import { HandPad } from "@/app/shared/hand-pad";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Position } from "@/lib/rules/game";
import type { Problem } from "@/lib/rules/problem";
import type { Prompt } from "@/lib/rules/prompts";
import { usePreferences } from "@/lib/ui/device/preferences";
import { keepFocus } from "@/lib/ui/keypad";
import { readSum } from "@/lib/ui/sum";
import { useStableCallback } from "@/lib/ui/use-stable-callback";
import { AskFields, MoreAskFields } from "./asks/ask-fields";
import { LastChoice, lastChoiceIn } from "./asks/last-choice";
import { EntryMessage } from "./entry-message";
import { holderIn, isEnough, nextHand, openingHand } from "./hands/hand-order";
import { HandsAsk } from "./hands/hands-ask";
import { tilesTaken } from "./hands/tiles-taken";
import { goToField, useHandFocus } from "./hands/use-hand-focus";
import { useOpenHand } from "./hands/use-open-hand";
import { OpeningLine } from "./opening-line";
import { ReadBack } from "./read-back";
import { standingsInWords } from "./standings-in-words";
import { useEntryCheck } from "./use-entry-check";

interface EntryFormProps {
  /** The position that the entry is checked against, and the effective entries before it. */
  readonly position: Position;
  readonly earlier: readonly unknown[];
  readonly prompt: Prompt;
  readonly draft: EntryDraft;
  /** Whose hand comes first, if not the first missing one. */
  readonly first?: string | undefined;
  readonly saveLabel: string;
  onDraft(draft: EntryDraft): void;
  /** Saves the entry; returns why it could not be saved. */
  onSave(body: Record<string, unknown>): Promise<readonly Problem[]>;
  /** Shown below the hands, such as what the entry would change. */
  readonly aside?: ReactNode;
  /** The same in one line, visible above the keys unless something more important is shown there. */
  readonly brief?: string | undefined;
  /** Shown below a player's row, such as the hand they sent. */
  below?(player: string): ReactNode;
  /** Whether the last answer saves: who went out, if no hands are counted then, or a last choice. */
  readonly savesAtOnce?: boolean;
}

/** A form drawn from a game's prompt, and checked while it is filled in. */
export function EntryForm(props: EntryFormProps) {
  const { position, prompt, draft, saveLabel, onDraft, aside, brief, below } = props;
  const t = useWords();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const pad = useRef<HTMLDivElement>(null);
  const check = useEntryCheck(props);
  const { body, busy } = check;
  const countsBy = usePreferences().byTiles ? "tiles" : "pips";
  const { hand: open, moveTo, typedIn } = useOpenHand(() => openingHand(prompt, draft, props.first));
  const active = open.player;
  const openHand = active === undefined ? undefined : handIn(draft, active, countsBy);
  useHandFocus(form, pad, { player: active, by: openHand?.by, moves: open.moves });

  const { players } = position;
  const standings = useMemo(() => standingsInWords(position, t, language), [position, t, language]);
  const handsAsk = prompt.asks.find((ask) => ask.type === "hands");
  const outAsk = prompt.asks.find((ask) => ask.type === "out");
  const lastAsk = props.savesAtOnce ? lastChoiceIn(prompt) : undefined;
  const holder = useMemo(
    () => holderIn(players, prompt, active, language),
    [players, prompt, active, language],
  );
  const isLast = active === undefined || nextHand(prompt, draft, active) === undefined;
  const change: ChangeDraft = useStableCallback((to) => {
    check.changed();
    onDraft(to(draft));
  });
  const save = (made: EntryDraft) =>
    void check.save(bodyOf(prompt, made)).then((inTheWay) => {
      if (inTheWay === undefined) return;
      if ("field" in inTheWay)
        return goToField(form.current, inTheWay.field, nextHand(prompt, made, undefined));
      const { players } = inTheWay;
      moveTo(active !== undefined && players.includes(active) ? active : players[0]);
    });
  const forwardFrom = useStableCallback((hand: string | undefined) => {
    const following = hand === undefined ? undefined : nextHand(prompt, draft, hand);
    if (following === undefined) save(draft);
    else moveTo(following);
  });
  const onOut = useStableCallback((tapped: string | null) => {
    const changed = withOut(draft, tapped === draft.out ? undefined : tapped);
    change(() => changed);
    moveTo(nextHand(prompt, changed, undefined));
    if (props.savesAtOnce && isEnough(prompt, changed)) save(changed);
  });
  const onType = useStableCallback((id: string, text: string, digit: string | undefined) => {
    const isFresh = id !== active || open.isFresh;
    change((now) => withHand(now, id, { by: "pips", sum: readSum(isFresh ? (digit ?? text) : text) }));
    typedIn(id);
  });
  const onPad = (id: string, hand: Partial<HandDraft>) => {
    change((now) => withHand(now, id, hand));
    if ("sum" in hand || "tiles" in hand) typedIn(id);
    else moveTo(id);
  };
  const saves = busy ? t.entry.saving : check.asking ? t.entry.saveAnyway : saveLabel;
  const forward = isLast ? saves : t.entry.next;
  const forwardKey = useMemo(
    () => (
      <button
        type="button"
        className="action min-h-13 px-1 text-[min(1.25rem,5.5vmin)]"
        onPointerDown={keepFocus}
        disabled={busy}
        onClick={() => forwardFrom(active)}
      >
        {forward}
      </button>
    ),
    [busy, forward, forwardFrom, active],
  );
  const isWrongAnswer = (field: string) =>
    field !== "out" && field !== "left" && check.wrongFields.has(field);
  const fields = { prompt, players, fields: draft.fields, out: draft.out, change };
  return (
    <form ref={form} className="flex grow flex-col gap-2" onSubmit={(event) => event.preventDefault()}>
      {handsAsk ? (
        <OpeningLine {...fields} isWrong={prompt.asks.some(({ field }) => isWrongAnswer(field))} />
      ) : (
        <AskFields {...fields} which={(ask) => ask !== lastAsk} />
      )}
      {handsAsk && (
        <HandsAsk
          players={players}
          standings={standings}
          question={questionOf(prompt, props.savesAtOnce ?? false, t.entry)}
          among={outAsk?.among}
          ask={handsAsk}
          counted={position.counted}
          draft={draft}
          by={countsBy}
          active={active}
          isFresh={open.isFresh}
          problems={check.wrong}
          hints={check.odd}
          onOut={onOut}
          onActivate={moveTo}
          onType={onType}
          onEnter={forwardFrom}
          {...(below && { below })}
        />
      )}
      <MoreAskFields {...fields} />
      {aside}
      <ReadBack position={position} body={body} />
      <div ref={pad} data-keys className="keys-panel">
        <EntryMessage
          message={
            check.messageFor(active) ?? (brief === undefined ? undefined : { text: brief, tone: "plain" })
          }
        />
        {holder && handsAsk && openHand ? (
          <HandPad
            player={holder}
            hand={openHand}
            isFresh={open.isFresh}
            quick={handsAsk.quick}
            counted={position.counted}
            taken={() => tilesTaken(position, prompt, draft, body, holder.id, t, language)}
            forward={forwardKey}
            onHand={(hand) => onPad(holder.id, hand)}
          />
        ) : lastAsk ? (
          <LastChoice
            ask={lastAsk}
            busy={busy}
            onChoose={(value) => save(withField(draft, lastAsk.field, value))}
          />
        ) : (
          forwardKey
        )}
      </div>
    </form>
  );
}

/** The questions above the hands. */
function questionOf({ asks }: Prompt, savesAtOnce: boolean, t: ReturnType<typeof useWords>["entry"]): string {
  if (!asks.some(({ type }) => type === "out")) return t.whatHeld;
  const isOptional = asks.some(
    (ask) => ask.type === "hands" && (ask.optionalOnceOut === true || ask.once === "blocked"),
  );
  return savesAtOnce && isOptional ? t.whoOutSaves : t.whoOut;
}
