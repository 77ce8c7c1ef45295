"use client";

import { type ReactNode, useMemo, useRef, useState } from "react";
import { useWords } from "@/lib/i18n/use-words";
import type { Position } from "@/lib/rules/game";
import type { Problem } from "@/lib/rules/problem";
import type { Prompt } from "@/lib/rules/prompts";
import { keepFocus } from "@/lib/ui/keypad";
import type { Sum } from "@/lib/ui/sum";
import { useSteady } from "@/lib/ui/use-steady";
import { AskFields, MoreAskFields } from "./ask-fields";
import { type ChangeDraft, type EntryDraft, handIn, withHand, withOut } from "./draft";
import { EntryMessage } from "./entry-message";
import { holdersOf, nextHand } from "./hand-order";
import { HandPad } from "./hand-pad";
import { HandsAsk } from "./hands-ask";
import { ReadBack } from "./read-back";
import { tilesTaken } from "./tiles-taken";
import { useEntryCheck } from "./use-entry-check";
import { useHandFocus } from "./use-hand-focus";

interface EntryFormProps {
  /** The position that the entry is checked against, and the entries that led to it as they stand. */
  readonly position: Position;
  readonly earlier: readonly unknown[];
  readonly prompt: Prompt;
  readonly draft: EntryDraft;
  /** Whose hand to begin with, where it is not the first that is missing. */
  readonly first?: string | undefined;
  readonly saveLabel: string;
  onDraft(draft: EntryDraft): void;
  /** Saves the entry; what is returned is why it could not be. */
  onSave(body: Record<string, unknown>): Promise<readonly Problem[]>;
  /** Shown below the hands: what the entry would change, say. */
  readonly aside?: ReactNode;
  /** The same in one line, in sight above the keys as long as nothing else is to be said there. */
  readonly brief?: string | undefined;
  /** Shown below a player's row: what they say they hold, say. */
  below?(player: string): ReactNode;
}

/** A form drawn from what the game asks for, and checked while it is typed. */
export function EntryForm(props: EntryFormProps) {
  const { position, prompt, draft, saveLabel, onDraft, aside, brief, below } = props;
  const say = useWords();
  const form = useRef<HTMLFormElement>(null);
  const pad = useRef<HTMLDivElement>(null);
  const check = useEntryCheck(props);
  const { body, busy } = check;
  const [active, setActive] = useState(() =>
    draft.out === undefined
      ? undefined
      : (holdersOf(prompt, draft).find((hand) => hand === props.first) ?? nextHand(prompt, draft, undefined)),
  );
  const [moves, setMoves] = useState(0);
  const by = active === undefined ? undefined : handIn(draft, active).by;
  useHandFocus(form, pad, { player: active, by, moves });
  /** To the hand that comes next, with the focus, even where it was open already. */
  const moveTo = (hand: string | undefined) => {
    setActive(hand);
    setMoves(moves + 1);
  };

  const { players } = position;
  const totals = useMemo(() => position.standing().totals, [position]);
  const handsAsk = prompt.asks.find((ask) => ask.ask === "hands");
  const outAsk = prompt.asks.find((ask) => ask.ask === "out");
  const player = players.find(({ id }) => id === active);
  const isLast = active === undefined || nextHand(prompt, draft, active) === undefined;
  const change: ChangeDraft = useSteady((to) => {
    check.changed();
    onDraft(to(draft));
  });
  const forwardFrom = useSteady((hand: string | undefined) => {
    const following = hand === undefined ? undefined : nextHand(prompt, draft, hand);
    if (following !== undefined) return moveTo(following);
    void check.save().then((inTheWay) => {
      if (inTheWay !== undefined) moveTo(inTheWay);
    });
  });
  const onOut = useSteady((tapped: string | null) => {
    const out = tapped === draft.out ? undefined : tapped;
    const changed = withOut(draft, out);
    change(() => changed);
    moveTo(out === undefined ? undefined : nextHand(prompt, changed, undefined));
  });
  const onSum = useSteady((id: string, sum: Sum) => {
    change((now) => withHand(now, id, { sum }));
    setActive(id);
  });
  const saves = busy ? say.entry.saving : check.asking ? say.entry.saveAnyway : saveLabel;
  const forward = isLast ? saves : say.entry.next;
  const forwardKey = useMemo(
    () => (
      <button
        type="button"
        className="action min-h-13 px-2"
        onPointerDown={keepFocus}
        disabled={busy}
        onClick={() => forwardFrom(active)}
      >
        {forward}
      </button>
    ),
    [busy, forward, forwardFrom, active],
  );
  const fields = { prompt, players, fields: draft.fields, change };
  return (
    <form ref={form} className="flex grow flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <AskFields {...fields} />
      {handsAsk && (
        <HandsAsk
          players={players}
          totals={totals}
          among={outAsk?.among ?? []}
          holders={handsAsk.holders}
          counted={position.counted}
          draft={draft}
          active={active}
          problems={check.wrong}
          hints={check.odd}
          onOut={onOut}
          onActivate={setActive}
          onSum={onSum}
          onEnter={forwardFrom}
          {...(below && { below })}
        />
      )}
      <MoreAskFields {...fields} />
      {aside}
      <ReadBack position={position} body={body} />
      <div ref={pad} className="keys-panel">
        <EntryMessage
          message={
            check.messageFor(active) ?? (brief === undefined ? undefined : { text: brief, tone: "plain" })
          }
        />
        {player && handsAsk ? (
          <HandPad
            player={player}
            hand={handIn(draft, player.id)}
            quick={handsAsk.quick}
            counted={position.counted}
            taken={() => tilesTaken(position, prompt, draft, body, player.id, say)}
            forward={forwardKey}
            onHand={(hand) => change((now) => withHand(now, player.id, hand))}
          />
        ) : (
          forwardKey
        )}
      </div>
    </form>
  );
}
