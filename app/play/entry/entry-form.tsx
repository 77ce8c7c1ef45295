"use client";

import { type ReactNode, useMemo, useRef } from "react";
import { type EntryDraft, handIn, withField } from "@/app/shared/draft/draft";
import { HandPad } from "@/app/shared/hand-pad";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Prompt } from "@/lib/rules/prompts";
import { usePreferences } from "@/lib/ui/device/preferences";
import { preventBlur } from "@/lib/ui/keypad";
import { fitting } from "@/lib/ui/text/whole-name";
import { AskFields, MoreAskFields } from "./asks/ask-fields";
import { LastChoice, lastChoiceIn } from "./asks/last-choice";
import { DidGoOut } from "./did-go-out";
import { EntryMessage } from "./entry-message";
import { holderIn, nextHand, openHands } from "./hands/hand-order";
import { HandsAsk } from "./hands/hands-ask";
import { tilesTaken } from "./hands/tiles-taken";
import { useHandFocus } from "./hands/use-hand-focus";
import { OpeningLine } from "./opening-line";
import { ReadBack } from "./read-back";
import { standingsInWords } from "./standings-in-words";
import { type EntryActionsProps, useEntryActions } from "./use-entry-actions";

type EntryWords = ReturnType<typeof useWords>["entry"];

interface EntryFormProps extends EntryActionsProps {
  readonly saveLabel: string;
  /** Shown below the hands, such as what the entry would change. */
  readonly aside?: ReactNode;
  /** The same in one line, visible above the keys unless something more important is shown there. */
  readonly brief?: string | undefined;
  /** Shown below a player's row, such as the hand they sent. */
  below?(player: string): ReactNode;
}

/** A form drawn from a game's prompt, and checked while it is filled in. */
export function EntryForm(props: EntryFormProps) {
  const { position, prompt, draft, saveLabel, aside, brief, below } = props;
  const t = useWords();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const pad = useRef<HTMLDivElement>(null);
  const countsBy = usePreferences().byTiles ? "tiles" : "pips";
  const { check, open, moveTo, change, save, forwardFrom, onOut, answerOut, onType, onPad, onHands } =
    useEntryActions(props, form);
  const { body, busy } = check;
  const active = open.player;
  const openHand = active === undefined ? undefined : handIn(draft, active, countsBy);
  useHandFocus(form, pad, { player: active, by: openHand?.by, moves: open.moves });

  const { players } = position;
  const standings = useMemo(() => standingsInWords(position, t, language), [position, t, language]);
  const handsAsk = prompt.asks.find((ask) => ask.type === "hands");
  const outAsk = prompt.asks.find((ask) => ask.type === "out");
  const lastAsk = props.savesAtOnce ? lastChoiceIn(prompt, draft) : undefined;
  const all = t.entry.allTogether;
  const holder = useMemo(
    () => holderIn(players, active, language, { ask: handsAsk, name: all }),
    [players, active, language, handsAsk, all],
  );
  const isLast = active === undefined || nextHand(prompt, draft, active) === undefined;
  const saves = busy ? t.entry.saving : check.asking ? t.entry.saveAnyway : saveLabel;
  const forward = isLast ? saves : t.entry.next;
  const forwardKey = useMemo(
    () => (
      <button
        type="button"
        className="action min-h-13 px-1"
        style={fitting(forward, "1.25rem", "62cqi")}
        onPointerDown={preventBlur}
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
        <OpeningLine
          {...fields}
          lastInBar={props.savesAtOnce ?? false}
          isWrong={prompt.asks.some(({ field }) => isWrongAnswer(field))}
        />
      ) : (
        <AskFields {...fields} which={(ask) => ask !== lastAsk} />
      )}
      {handsAsk && (
        <HandsAsk
          players={players}
          standings={standings}
          question={questionOf(prompt, draft, props.savesAtOnce ?? false, t.entry)}
          among={outAsk?.among}
          ask={handsAsk}
          counted={position.about.counted}
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
        {check.nothing !== undefined && (
          <DidGoOut player={check.nothing} players={players} busy={busy} onAnswer={answerOut} />
        )}
        {holder && handsAsk && openHand ? (
          <HandPad
            player={holder}
            hand={openHand}
            isFresh={open.isFresh}
            quick={handsAsk.quick}
            counted={position.about.counted}
            taken={() => tilesTaken(position, prompt, draft, body, holder.id, t, language)}
            forward={forwardKey}
            holders={() => openHands(prompt, draft).flatMap((id) => holderIn(players, id, language) ?? [])}
            onHand={(hand) => onPad(holder.id, hand)}
            onHands={onHands}
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

/** The question above the hands: who went out, what is held, or both. */
function questionOf(prompt: Prompt, draft: EntryDraft, savesAtOnce: boolean, t: EntryWords): string {
  const { asks } = prompt;
  const hands = asks.find((ask) => ask.type === "hands");
  const isBlocked = draft.out === null;
  if (isBlocked && asks.some((ask) => ask.type === "player" && ask.insteadOf === hands?.field))
    return t.orWhatHeld;
  if (isBlocked || !asks.some(({ type }) => type === "out")) return t.whatHeld;
  if (hands?.once === "blocked" && asks.some((ask) => ask.type === "choice" && ask.last)) return t.whoWentOut;
  const isOptional = hands?.optionalOnceOut === true || hands?.once === "blocked";
  if (savesAtOnce && isOptional) return t.whoOutSaves;
  return hands?.once === "blocked" ? t.whoWentOut : t.whoOut;
}
