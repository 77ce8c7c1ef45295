"use client";

import { useState } from "react";
import { emptyHand, type HandDraft, heldBy } from "@/app/shared/draft/draft";
import { HandPad } from "@/app/shared/hand-pad";
import { MovedCard } from "@/app/shared/moved-card";
import type { GameView } from "@/lib/client/game/games";
import { type Held, proposeHand } from "@/lib/client/game/hands";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import type { Problem } from "@/lib/rules/problem";
import { givenIn } from "@/lib/rules/prompts";
import { type Baseline, movedSince, roundBaseline } from "@/lib/sync/baseline";
import { asksHands, handProblems, mayGoOut } from "@/lib/sync/proposal";
import { currentPreferences } from "@/lib/ui/device/preferences";
import { preventBlur } from "@/lib/ui/keypad";
import { isCompound, showSum } from "@/lib/ui/sum";
import { numberText } from "@/lib/ui/text/fixed-text";
import { heldText, pipsOf } from "@/lib/ui/text/held-text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { tileName } from "@/lib/ui/tiles/tile-name";

interface HandFormProps {
  readonly view: GameView;
  readonly player: Player;
  readonly handKey: string;
  onOther(): void;
}

interface Typed {
  readonly hand: HandDraft;
  readonly since: Baseline;
  /** The player says that they went out; the hand is then empty. */
  readonly isOut: boolean;
}

/** What the player says they hold, as it is sent; undefined if they have said nothing. */
const saidIn = ({ hand, isOut }: Typed) => (isOut ? [] : heldBy(hand));

/** The server's answer to a hand that was sent. */
interface Answered {
  readonly of: Typed;
  /** Empty if it was accepted. */
  readonly refused: readonly Problem[];
}

/**
 * A player's remaining tiles, typed or tapped, checked and sent. A sent hand ends with its round; one that was only
 * typed when the round closed stays until its player decides.
 */
export function HandForm({ view, player, handKey, onOther }: HandFormProps) {
  const t = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const { position } = view;
  const now = roundBaseline(view.log);
  const empty = emptyHand(currentPreferences().byTiles ? "tiles" : "pips");
  const [stored, setStored] = useState<Typed>({ hand: empty, since: now, isOut: false });
  const [isSending, setIsSending] = useState(false);
  const [answered, setAnswered] = useState<Answered>();
  // What was typed while a hand was on its way has no answer yet.
  const answer = answered?.of === stored ? answered : undefined;
  const isAccepted = answer?.refused.length === 0;
  const said = saidIn(stored);
  const moved = said === undefined ? undefined : movedSince(view.log, stored.since);
  const isGone = moved !== undefined && isAccepted;
  const hand = isGone ? empty : stored.hand;
  const isSent = isAccepted && !isGone && !isSending;
  const name = player.name.trim();
  const asked = asksHands(position);
  const held = isGone ? undefined : said;
  const proposed = held === undefined ? undefined : typeof held === "number" ? held : [...held];
  const problems =
    proposed === undefined ? [] : handProblems(position, { player: player.id, held: proposed });
  const propose = async (of: Typed, held: Held) => {
    setIsSending(true);
    const round = view.result.rounds.length;
    const refused = await proposeHand(view.id, handKey, { player: player.id, round, held });
    setAnswered({ of, refused });
    setIsSending(false);
  };
  const send = async () => {
    if (proposed !== undefined && problems.length === 0) await propose(stored, proposed);
  };
  const sendOut = () => {
    const out: Typed = { hand: empty, since: now, isOut: true };
    setStored(out);
    void propose(out, []);
  };
  const someoneElse = (
    <button type="button" className="key justify-self-start" onClick={onOther}>
      {t.hand.notYou}
    </button>
  );
  if (moved && !isGone && !isSending && proposed !== undefined)
    return (
      <div className="mx-auto w-full max-w-xl">
        <MovedCard
          title={t.hand.closed}
          texts={[t.hand.closedText({ hand: heldText(position.about.counted, proposed, t) })]}
          answers={[
            {
              label: t.moved.startAfresh,
              usual: true,
              run: () => setStored({ hand: empty, since: now, isOut: false }),
            },
            { label: t.hand.stillMine, run: () => setStored({ ...stored, since: now }) },
          ]}
        />
      </div>
    );
  if (!asked?.ask.holders.includes(player.id))
    return (
      <div className="mx-auto grid w-full max-w-xl gap-4">
        <h2 className="text-title wrap-anywhere">{name}</h2>
        <p>{asked ? t.hand.holdsNothing({ name }) : t.hand.nothing}</p>
        <p className="text-ink-soft">{speaker.text(position.headline())}</p>
        {someoneElse}
      </div>
    );
  const onTable = position.hands(givenIn(asked.prompt))?.onTable ?? [];
  const taken = new Map(
    onTable.map((tile) => [tile as string, t.tiles.onTable({ tile: tileName(tile, t) })] as const),
  );
  const [problem] = [...(answer?.refused ?? []), ...problems];
  const message = problem && speaker.problem(problem);
  return (
    <div className="mx-auto flex w-full max-w-xl grow flex-col gap-4">
      <div className="grid gap-2">
        <h2 className="text-title wrap-anywhere">{t.hand.you({ name })}</h2>
        <p className="text-ink-soft">{speaker.text(position.headline())}</p>
        {someoneElse}
      </div>
      <output
        aria-label={t.entry.handOf({ name })}
        className={`plate grid min-h-24 content-center px-4 text-right ${message === undefined ? "" : "outline-2 outline-alarm"}`}
      >
        {hand.by === "pips" && isCompound(hand.sum) && (
          <span className="text-fine font-normal">{showSum(hand.sum, language)}</span>
        )}
        {hand.by === "tiles" && hand.tiles.length > 0 && (
          <span className="text-fine font-normal">{hand.tiles.join(", ")}</span>
        )}
        <span className="min-h-13 text-hero">
          {proposed === undefined
            ? ""
            : stored.isOut
              ? t.entry.isOut
              : numberText(pipsOf(position.about.counted, proposed), language)}
        </span>
      </output>
      <div className="sticky bottom-0 -mx-4 mt-auto -mb-8 border-t border-line bg-table px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div role="status" className="pb-2 empty:hidden">
          {message !== undefined && <ProblemText>{message}</ProblemText>}
          {message === undefined && isSent && proposed !== undefined && (
            <p className="font-semibold">
              {t.hand.sent({ hand: heldText(position.about.counted, proposed, t) })}
            </p>
          )}
        </div>
        {mayGoOut(asked, player.id) && (
          <button
            type="button"
            className="key mb-1.5 min-h-12 w-full"
            onPointerDown={preventBlur}
            disabled={isSending}
            onClick={sendOut}
          >
            {t.hand.iWentOut}
          </button>
        )}
        <HandPad
          player={player}
          hand={hand}
          isFresh={isSent}
          quick={asked.ask.quick}
          counted={position.about.counted}
          taken={() => taken}
          forward={
            <button
              type="button"
              className="action min-h-13 px-2"
              onPointerDown={preventBlur}
              disabled={isSending || proposed === undefined}
              onClick={() => void send()}
            >
              {isSending ? t.hand.sending : t.hand.send}
            </button>
          }
          onHand={(change) =>
            setStored({
              hand: { ...hand, ...change },
              since: held === undefined ? now : stored.since,
              isOut: false,
            })
          }
        />
      </div>
    </div>
  );
}
