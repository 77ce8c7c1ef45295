"use client";

import { memo, useId } from "react";
import type { HandDraft } from "@/app/shared/draft/draft";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import { Icon } from "@/lib/ui/icon";
import { isCompound, showSum, sumOf } from "@/lib/ui/sum";
import { numberText } from "@/lib/ui/text/fixed-text";
import { HintText } from "@/lib/ui/text/hint-text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { fitting, WholeName } from "@/lib/ui/text/whole-name";
import { TileText } from "@/lib/ui/tiles/tile-text";

interface HandRowProps {
  readonly player: Player;
  /** The player's standing in words; undefined if there is none. */
  readonly standing: string | undefined;
  readonly hand: HandDraft;
  /** Pips of the tiles in the hand. */
  readonly tilePips: number;
  readonly isOut: boolean;
  /** Whether it is no hand of somebody but one number for all: its name says so. */
  readonly isForAll: boolean;
  /** Whether this player can be marked as out; undefined if that is not asked. */
  readonly mayBeOut: boolean | undefined;
  readonly active: boolean;
  /** Whether the next digit replaces the number there. */
  readonly isFresh: boolean;
  readonly problem: string | undefined;
  readonly hint: string | undefined;
  /** These take the player as an argument and never change, so that a key draws only its own row again. */
  onOut(player: string): void;
  onActivate(player: string): void;
  /** Typed on a hardware keyboard: `digit` if it was a single digit. */
  onType(player: string, text: string, digit: string | undefined): void;
  onEnter(player: string): void;
}

/** A player's row in the form that closes a hand: the button for going out, and the tiles still held. */
export const HandRow = memo(function HandRow(props: HandRowProps) {
  const { player, hand, isOut, active } = props;
  const t = useWords().entry;
  const descriptionId = useId();
  const name = player.name.trim();
  return (
    <fieldset
      aria-label={name}
      data-player={player.id}
      data-active={active}
      data-is-out={isOut}
      data-wrong={props.problem !== undefined}
      className="flex scroll-mt-4 flex-wrap items-center justify-end gap-2 rounded-plate border border-transparent p-0.5 data-[active=true]:border-brass data-[active=true]:bg-felt-soft"
    >
      {props.mayBeOut !== undefined && (
        <button
          type="button"
          data-out
          aria-pressed={isOut}
          aria-label={t.wentOut({ name })}
          disabled={!props.mayBeOut}
          onClick={() => props.onOut(player.id)}
          className="key min-h-13 w-min min-w-[min(3.75rem,20vw)] shrink-0 px-1"
          style={fitting(t.out, "0.9375rem", "29vmin")}
        >
          {t.out}
        </button>
      )}
      {/* A long name and many tiles get the room they need. */}
      <div className="min-w-0 flex-1 basis-[5.5rem] first:pl-2">
        <p className="leading-[1.1] font-semibold">
          <WholeName name={name} largest="var(--text-lead)" />
        </p>
        <p id={descriptionId} className="text-fine text-ink-soft">
          <RowLine {...props} />
        </p>
      </div>
      {isOut ? (
        <p
          className="flex min-h-13 w-[min(7rem,34vw)] shrink-0 items-center justify-center gap-1 rounded-plate border border-felt bg-felt-soft text-center font-display leading-tight font-bold text-felt-ink"
          style={fitting(t.isOut, "1rem", "40vmin")}
        >
          <Icon icon="done" className="size-4 shrink-0" />
          {t.isOut}
        </p>
      ) : hand.by === "tiles" ? (
        <button
          type="button"
          aria-label={
            props.isForAll
              ? name
              : hand.tiles.length === 0
                ? t.handOf({ name })
                : t.handPips({ name, pips: props.tilePips })
          }
          aria-pressed={active}
          onClick={() => props.onActivate(player.id)}
          className="plate min-h-13 w-[min(7rem,34vw)] shrink-0 px-3 text-right text-display border border-line-strong"
        >
          {hand.tiles.length === 0 ? "" : props.tilePips}
        </button>
      ) : (
        <SumPlate {...props} name={name} descriptionId={descriptionId} />
      )}
    </fieldset>
  );
});

/**
 * The small line under the name: standing, tapped tiles, or a problem in brief. The whole sentence does not fit; it is
 * shown above the keys while the hand is entered, and read aloud here.
 */
function RowLine({ hand, standing, isOut, problem, hint }: HandRowProps) {
  const t = useWords().entry;
  const isEmpty = hand.by === "pips" ? hand.sum === "" : hand.tiles.length === 0;
  if (problem !== undefined)
    return <ProblemText inBrief={isEmpty ? t.stillMissing : t.cannotBe}>{problem}</ProblemText>;
  if (hint !== undefined) return <HintText inBrief={t.unusual}>{hint}</HintText>;
  if (isOut || hand.by === "pips" || isEmpty) return standing;
  return <TileText text={`${t.tiles({ count: hand.tiles.length })}: ${hand.tiles.join(", ")}`} />;
}

function SumPlate({
  player,
  hand,
  isForAll,
  name,
  descriptionId,
  problem,
  isFresh,
  onType,
  onActivate,
  onEnter,
}: HandRowProps & { readonly name: string; readonly descriptionId: string }) {
  const t = useWords().entry;
  const language = useLanguage();
  const compound = isCompound(hand.sum);
  const total = sumOf(hand.sum);
  const sum = showSum(hand.sum, language);
  // A long sum is written tighter and smaller, so that its beginning and its end are seen.
  const shown = sum.length > roomySum ? sum.replaceAll(" ", "") : sum;
  // The line is as high as its room, so that it does not move when a number becomes a sum.
  return (
    <div
      className={`plate relative h-13 w-[min(7rem,34vw)] shrink-0 border ${problem === undefined ? "border-line-strong" : "border-alarm outline-2 outline-alarm"}`}
    >
      <input
        type="text"
        inputMode="none"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={isForAll ? name : t.handOf({ name })}
        aria-describedby={descriptionId}
        aria-invalid={problem !== undefined}
        value={shown}
        data-fresh={isFresh && hand.sum !== ""}
        onClick={() => onActivate(player.id)}
        onChange={(event) => onType(player.id, event.target.value, digitOf(event.nativeEvent))}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onEnter(player.id);
        }}
        className={`absolute inset-0 w-full rounded-plate bg-transparent text-right data-[fresh=true]:bg-brass/35 ${compound ? "px-2 pb-7 leading-5.5 font-normal" : "px-3 text-display leading-12.5"}`}
        {...(compound && {
          style: {
            fontSize: `max(0.6875rem, min(var(--text-fine), (min(7rem, 34vw) - 1.25rem) / ${shown.length * digitWidth}))`,
          },
        })}
      />
      {compound && (
        <output
          className="pointer-events-none absolute right-3 bottom-0.5 text-title leading-none"
          aria-hidden="true"
        >
          {total !== undefined && numberText(total, language)}
        </output>
      )}
    </div>
  );
}

/** A sum of this many characters has room for its blanks. */
const roomySum = 12;
/** The average width of a character of a sum, in em. */
const digitWidth = 0.56;

/** The typed digit, if that was all. */
const digitOf = (event: Event): string | undefined =>
  event instanceof InputEvent && /^\d$/.test(event.data ?? "") ? (event.data ?? undefined) : undefined;
