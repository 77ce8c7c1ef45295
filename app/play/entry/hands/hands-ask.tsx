"use client";

import { Fragment, type ReactNode } from "react";
import { type EntryDraft, type HandDraft, handIn, pairsTogether } from "@/app/shared/draft/draft";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { keyOfHands } from "@/lib/rules/hands/joint";
import { playersByParty } from "@/lib/rules/people/parties";
import type { Player } from "@/lib/rules/people/table";
import type { Ask } from "@/lib/rules/prompts";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import { pipsOf } from "@/lib/ui/text/held-text";
import { partyName } from "@/lib/ui/text/party-name";
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

/**
 * All players, in seat order: who went out, and what the others hold. Partners are below each other, followed by their
 * joint hand if the game allows one.
 */
export function HandsAsk(props: HandsAskProps) {
  const { players, ask, draft, counted, onOut } = props;
  const t = useWords().entry;
  const language = useLanguage();
  const together = pairsTogether(ask, draft);
  const row = (player: Player) => {
    const hand = handIn(draft, player.id, props.by);
    return (
      <HandRow
        player={player}
        standing={props.standings[player.id]}
        hand={hand}
        tilePips={pipsOf(counted, hand.tiles)}
        isOut={draft.out === player.id}
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
      {partiesOf(players, ask).map((party) => (
        <Fragment key={party[0]?.id}>
          {party.map((player) =>
            ask.holders.includes(player.id) ? (
              <Fragment key={player.id}>
                {row(player)}
                {props.below?.(player.id)}
              </Fragment>
            ) : (
              <NotIn key={player.id} name={player.name} />
            ),
          )}
          {together
            .filter((pair) => pair.some((id) => id === party[0]?.id))
            .map((pair) => (
              <Fragment key={keyOfHands(pair)}>
                {row({ id: keyOfHands(pair), name: partyName(party, language) })}
              </Fragment>
            ))}
        </Fragment>
      ))}
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

/** Partners beside each other if hands may be joint; otherwise everybody alone. */
const partiesOf = (players: readonly Player[], { together }: HandsAskOf): readonly (readonly Player[])[] =>
  playersByParty({ players, sides: together?.pairs });
