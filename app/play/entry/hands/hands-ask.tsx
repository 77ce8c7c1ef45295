"use client";

import { Fragment, type ReactNode } from "react";
import { type EntryDraft, type HandDraft, handIn, handRows, isForAll } from "@/app/shared/draft/draft";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import type { Ask } from "@/lib/rules/prompts";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import { pipsOf } from "@/lib/ui/text/held-text";
import { holderIn } from "./hand-order";
import { HandRow } from "./hand-row";

type HandsAskOf = Extract<Ask, { type: "hands" }>;

interface HandsAskProps {
  readonly players: readonly Player[];
  /** Everybody's standing in words. */
  readonly standings: Readonly<Record<string, string | undefined>>;
  /** Who may have gone out, if that is asked; and whose hands are asked for. */
  readonly among: readonly string[] | undefined;
  readonly ask: HandsAskOf;
  readonly counted: CountedSet;
  readonly draft: EntryDraft;
  /** How hands are entered for which nothing was chosen yet. */
  readonly by: HandDraft["by"];
  readonly active: string | undefined;
  /** Whether the next digit replaces the number in the active hand. */
  readonly isFresh: boolean;
  /** The questions above the rows. */
  readonly question: string;
  /** Problems and doubts, by player. */
  readonly problems: ReadonlyMap<string, string>;
  readonly hints: ReadonlyMap<string, string>;
  /** A player was marked as out; null: the hand is blocked. */
  onOut(out: string | null): void;
  onActivate(player: string): void;
  onType(player: string, text: string, digit: string | undefined): void;
  below?(player: string): ReactNode;
  /** Enter was pressed in this player's hand. */
  onEnter(player: string): void;
}

/** All players: who went out, and what the others hold. */
export function HandsAsk(props: HandsAskProps) {
  const { players, ask, draft, counted, onOut } = props;
  const t = useWords().entry;
  const language = useLanguage();
  const row = (player: Player) => {
    const hand = handIn(draft, player.id, props.by);
    return (
      <HandRow
        player={player}
        standing={
          isForAll(ask, player.id) ? holderIn(players, player.id, language)?.name : props.standings[player.id]
        }
        hand={hand}
        tilePips={pipsOf(counted, hand.tiles)}
        isOut={draft.out === player.id}
        isForAll={isForAll(ask, player.id)}
        mayBeOut={ask.holders.includes(player.id) ? props.among?.includes(player.id) : undefined}
        active={props.active === player.id}
        isFresh={props.active === player.id && props.isFresh}
        problem={props.problems.get(player.id)}
        hint={props.hints.get(player.id)}
        onOut={onOut}
        onActivate={props.onActivate}
        onType={props.onType}
        onEnter={props.onEnter}
      />
    );
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{props.question}</legend>
      <div className="flex flex-wrap items-center justify-end gap-x-3 pb-1">
        <p aria-hidden="true" className="min-w-0 grow basis-[8rem] text-fine text-ink-soft text-pretty">
          {props.question}
        </p>
        {props.among && (
          <button
            type="button"
            className="key shrink-0"
            aria-pressed={draft.out === null}
            onClick={() => onOut(null)}
          >
            {t.blocked}
          </button>
        )}
      </div>
      {handRows(
        ask,
        draft,
        players.map(({ id }) => id),
      )
        .flat()
        .map((holder) => {
          const player = holderIn(players, holder, language, { ask, name: t.allTogether });
          if (!player) return null;
          if (players.includes(player) && !ask.holders.includes(holder))
            return <NotIn key={holder} name={player.name} />;
          return (
            <Fragment key={holder}>
              {row(player)}
              {props.below?.(holder)}
            </Fragment>
          );
        })}
    </fieldset>
  );
}

function NotIn({ name }: { readonly name: string }) {
  const t = useWords().entry;
  return (
    <p className="flex min-h-12 items-center justify-between gap-3 px-2 text-ink-soft">
      <span className="min-w-0 wrap-anywhere">{name.trim()}</span>
      <span className="shrink-0">{t.notIn}</span>
    </p>
  );
}
