"use client";

import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "@/lib/i18n/use-words";
import type { Position } from "@/lib/rules/game";
import type { Problem } from "@/lib/rules/problem";
import type { Prompt } from "@/lib/rules/prompts";
import { keepFocus } from "@/lib/ui/keypad";
import { ProblemText } from "@/lib/ui/problem-text";
import { tileName } from "@/lib/ui/tile-name";
import { AskField, isOptional } from "./ask-field";
import { bodyOf, type EntryDraft, handIn, withHand, withOut } from "./draft";
import { placeProblems } from "./entry-problems";
import { nextHand, tilesElsewhere } from "./hand-order";
import { HandPad } from "./hand-pad";
import { HandsAsk } from "./hands-ask";
import { ReadBack } from "./read-back";

interface EntryFormProps {
  /** The position that the entry is checked against. */
  readonly position: Position;
  readonly prompt: Prompt;
  readonly draft: EntryDraft;
  readonly saveLabel: string;
  onDraft(draft: EntryDraft): void;
  /** Saves the entry; what is returned is why it could not be. */
  onSave(body: Record<string, unknown>): Promise<readonly Problem[]>;
  /** Shown above the keypad: what the entry would change, say. */
  readonly aside?: ReactNode;
  /** Shown below a player's row: what they say they hold, say. */
  below?(player: string): ReactNode;
}

/** A form drawn from what the game asks for, and checked while it is typed. */
export function EntryForm({
  position,
  prompt,
  draft,
  saveLabel,
  onDraft,
  onSave,
  aside,
  below,
}: EntryFormProps) {
  const say = useWords();
  const form = useRef<HTMLFormElement>(null);
  const pad = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const [active, setActive] = useState(() =>
    draft.out === undefined ? undefined : nextHand(prompt, draft, undefined),
  );

  const body = useMemo(() => bodyOf(prompt, draft), [prompt, draft]);
  const checked = useDeferredValue(body);
  const problems = useMemo(() => position.check(checked), [position, checked]);
  const { hands: handProblems, others } = placeProblems([...problems, ...refused], tried);
  const standing = useMemo(() => position.standing(), [position]);

  const handsAsk = prompt.asks.find((ask) => ask.ask === "hands");
  const outAsk = prompt.asks.find((ask) => ask.ask === "out");
  const player = position.players.find(({ id }) => id === active);
  const by = active === undefined ? undefined : handIn(draft, active).by;
  const next = nextHand(prompt, draft, active);
  const change = (changed: EntryDraft) => {
    setRefused([]);
    onDraft(changed);
  };

  useEffect(() => {
    if (by === undefined) return;
    const row = form.current?.querySelector<HTMLElement>(`[data-player="${active}"]`);
    row?.querySelector<HTMLElement>("input, button:last-child")?.focus({ preventScroll: true });
    if (!row || !pad.current) return;
    const keys = pad.current;
    // The pad grows and shrinks with what it shows; the hand that is being entered stays above it.
    const keepInSight = () => {
      row.scrollIntoView({ block: "nearest" });
      const hidden = row.getBoundingClientRect().bottom - keys.getBoundingClientRect().top;
      if (hidden > 0) window.scrollBy({ top: hidden + 8 });
    };
    const growth = new ResizeObserver(keepInSight);
    growth.observe(keys);
    return () => growth.disconnect();
  }, [active, by]);

  const save = async () => {
    setTried(true);
    if (busy || position.check(body).length > 0) return;
    setBusy(true);
    setRefused(await onSave(body));
    setBusy(false);
  };
  const forward = () => (active !== undefined && next !== undefined ? setActive(next) : void save());
  const sayOut = (out: string | null | undefined) => {
    const changed = withOut(draft, out);
    change(changed);
    setActive(out === undefined ? undefined : nextHand(prompt, changed, undefined));
  };
  const taken = () => {
    const names = new Map(position.players.map(({ id, name }) => [id, name.trim()]));
    const elsewhere = [...tilesElsewhere(prompt, draft, active ?? "")].map(
      ([tile, holder]) =>
        [tile, say.tiles.inOtherHand({ tile: tileName(tile, say), name: names.get(holder) ?? "" })] as const,
    );
    const onTable = (position.hands(body)?.onTable ?? []).map(
      (tile) => [tile as string, say.tiles.onTable({ tile: tileName(tile, say) })] as const,
    );
    return new Map([...elsewhere, ...onTable]);
  };

  const message = others[0] ? words(others[0], prompt, say) : handProblems.get(active ?? "");
  const forwardKey = (
    <button
      type="button"
      className="action min-h-13 px-2"
      onPointerDown={keepFocus}
      disabled={busy}
      onClick={forward}
    >
      {next === undefined || active === undefined ? (busy ? say.entry.saving : saveLabel) : say.entry.next}
    </button>
  );
  return (
    <form ref={form} className="flex grow flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      {prompt.asks
        .filter((ask) => !isOptional(ask))
        .map((ask) => (
          <AskField
            key={ask.field}
            ask={ask}
            players={position.players}
            draft={draft}
            body={body}
            onDraft={change}
          />
        ))}
      {handsAsk && (
        <HandsAsk
          players={position.players}
          totals={standing.totals}
          among={outAsk?.among ?? []}
          holders={handsAsk.holders}
          counted={position.counted}
          draft={draft}
          active={active}
          problems={handProblems}
          onOut={sayOut}
          onActivate={setActive}
          onSum={(id, sum) => change(withHand(draft, id, { sum }))}
          onEnter={forward}
          {...(below && { below })}
        />
      )}
      {prompt.asks.some(isOptional) && (
        <details>
          <summary className="flex min-h-12 w-fit items-center gap-2 font-semibold text-felt-ink">
            {say.entry.more}
          </summary>
          <div className="grid gap-4 pt-2">
            {prompt.asks.filter(isOptional).map((ask) => (
              <AskField
                key={ask.field}
                ask={ask}
                players={position.players}
                draft={draft}
                body={body}
                onDraft={change}
              />
            ))}
          </div>
        </details>
      )}
      {aside}
      <ReadBack position={position} body={body} />
      <div
        ref={pad}
        className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-8 grid gap-1 border-t border-line bg-sunk px-4 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6"
      >
        <div role="status" className="relative h-14">
          {message !== undefined && (
            <p className="absolute -inset-x-4 bottom-0 flex min-h-14 items-center bg-sunk px-4 pt-1 text-fine leading-4.5 sm:-inset-x-6 sm:px-6">
              <ProblemText>{message}</ProblemText>
            </p>
          )}
        </div>
        {player && handsAsk ? (
          <HandPad
            player={player}
            hand={handIn(draft, player.id)}
            quick={handsAsk.quick}
            counted={position.counted}
            taken={taken()}
            forward={forwardKey}
            onHand={(hand) => change(withHand(draft, player.id, hand))}
          />
        ) : (
          forwardKey
        )}
      </div>
    </form>
  );
}

/** A missing answer in the words of its question; any other problem speaks for itself. */
function words(problem: Problem, prompt: Prompt, say: ReturnType<typeof useWords>): string {
  if (problem.code !== "missing") return problem.message;
  const ask = prompt.asks.find(({ field }) => problem.path === `/${field}`);
  if (ask?.ask === "out") return say.entry.whoOutMissing;
  if (ask?.ask === "score") return say.entry.missing({ what: say.entry.points });
  return ask && "label" in ask ? say.entry.missing({ what: ask.label }) : problem.message;
}
