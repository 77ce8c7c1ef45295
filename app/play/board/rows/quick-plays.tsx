"use client";

import { type ReactNode, useState } from "react";
import { ChainKey } from "@/app/shared/camera/chain/chain-key";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import { givenIn } from "@/lib/rules/prompts";
import { Icon } from "@/lib/ui/icon";
import { Modal } from "@/lib/ui/page/modal";
import { EndsPicker } from "../../entry/asks/ends-picker";
import { readsChain, scoreOfEnds } from "../../entry/asks/score-of-ends";
import type { QuickPlay } from "./prompt-places";

interface PlaysProps {
  readonly plays: readonly QuickPlay[];
  readonly player: Player;
  /** How many players: plays for only some of them are shown at once, the others behind one button. */
  readonly seats: number;
  readonly busy: boolean;
  onPlay(body: Record<string, unknown>): void;
}

const mayPlay = ({ player: ask }: QuickPlay, player: Player): boolean => ask.among.includes(player.id);

const scoringOf = ({ plays, player }: Pick<PlaysProps, "plays" | "player">): QuickPlay[] =>
  plays.filter((play) => play.score && mayPlay(play, player));

/** A row of large buttons: the possible scores. `named`: shown under the name, if the row is one of several. */
export function PlayRow({ named, ...props }: ScoreKeysProps & { readonly named: boolean }) {
  const name = props.player.name.trim();
  if (scoringOf(props).length === 0) return null;
  return (
    <div className="grid gap-1.5 pt-1 pb-1.5">
      {named && (
        <p aria-hidden="true" className="-mb-1 text-fine wrap-anywhere text-on-walnut-soft">
          {name}
        </p>
      )}
      <ScoreKeys {...props} />
    </div>
  );
}

type ScoreKeysProps = Omit<PlaysProps, "seats">;

/** The possible scores of a player, each with one tap. */
function ScoreKeys({ plays, player, busy, onPlay, children }: ScoreKeysProps & { children?: ReactNode }) {
  const t = useWords().table;
  const name = player.name.trim();
  return scoringOf({ plays, player }).map(({ prompt, player: ask, score }) => (
    <div key={prompt.kind} className="@container">
      <div
        className={`grid gap-[3px] ${score ? (children ? "grid-cols-4 on-side:grid-cols-8" : keysGrid(score)) : ""}`}
      >
        {score?.scores.map((points) => (
          <button
            key={points}
            type="button"
            className="plate min-h-12 text-lead active:translate-y-px"
            data-scores
            disabled={busy}
            aria-label={t.scores({ name, points })}
            onClick={() => onPlay({ ...givenIn(prompt), [ask.field]: player.id, [score.field]: points })}
          >
            {points}
          </button>
        ))}
        {children}
      </div>
    </div>
  ));
}

/** Whether every player's scores fit under their name on a phone; otherwise all share one strip of them. */
export const shareStrip = (plays: readonly QuickPlay[], seats: number): boolean =>
  seats > rowsOnPhone && plays.some(({ score }) => score !== undefined);

/** How many players with a row of scores each a phone shows. */
const rowsOnPhone = 4;

interface ScoreStripProps extends ScoreKeysProps {
  onClose(): void;
}

/** The scores of the player whose row was tapped, in the bar under the thumb. */
export function ScoreStrip({ onClose, ...props }: ScoreStripProps) {
  const { shell, table: t } = useWords();
  const name = props.player.name.trim();
  return (
    <section aria-label={t.scoreFor({ name })} className="col-span-full grid gap-1">
      <p aria-hidden="true" className="font-semibold leading-tight wrap-anywhere">
        {name}
      </p>
      <ScoreKeys {...props}>
        <button type="button" className="key min-h-12" aria-label={shell.close} onClick={onClose}>
          <Icon icon="close" className="size-6" />
        </button>
      </ScoreKeys>
    </section>
  );
}

/** What this player has to answer now, beside the name. */
export function OwedKeys({ plays, player, seats, busy, onPlay }: PlaysProps) {
  // Rows that share a strip stay as low as they are.
  const isLow = shareStrip(plays, seats);
  const t = useWords().table;
  const speaker = useSpeaker();
  const name = player.name.trim();
  return plays
    .filter(
      (play) => !play.score && !play.choice && mayPlay(play, player) && play.player.among.length < seats,
    )
    .map(({ prompt, player: ask }) => (
      <button
        key={prompt.kind}
        type="button"
        className={`key min-h-12 shrink-0 py-0 text-fine leading-tight ${isLow ? "w-[min(4.75rem,22vmin)] px-1" : "w-min px-2"}`}
        data-scores
        disabled={busy}
        aria-label={t.does({ name, what: speaker.text(prompt.title) })}
        onClick={() => onPlay({ ...givenIn(prompt), [ask.field]: player.id })}
      >
        {speaker.text(prompt.title)}
      </button>
    ));
}

const oneRow = "auto-cols-fr grid-flow-col";

/**
 * Buttons stay as wide as a finger: many take two rows on a narrow phone, or everywhere if they are the only way to
 * score.
 */
function keysGrid({ scores, ends }: NonNullable<QuickPlay["score"]>): string {
  if (scores.length > 8) return "grid-cols-6 @max-[302px]:grid-cols-4";
  if (scores.length > 6 && ends.length === 0) return "grid-cols-4";
  if (scores.length > 6) return `${oneRow} @max-[325px]:grid-flow-row @max-[325px]:grid-cols-4`;
  return scores.length > 5 ? `${oneRow} @max-[302px]:grid-flow-row @max-[302px]:grid-cols-3` : oneRow;
}

/** The button beside a name for rarer entries: a penalty, the two ends. */
export function PlayMenu({ plays, player, busy, onPlay }: PlaysProps) {
  const t = useWords().table;
  const speaker = useSpeaker();
  const [open, setOpen] = useState(false);
  const name = player.name.trim();
  // The plays of one tap come above the many buttons for the ends, so that they never scroll out of view.
  const possible = plays
    .filter((play) => mayPlay(play, player) && (!play.score || readsChain(play.score)))
    .sort((a, b) => Number(a.score !== undefined) - Number(b.score !== undefined));
  if (possible.length === 0) return null;
  const play = (body: Record<string, unknown>) => {
    setOpen(false);
    onPlay(body);
  };
  return (
    <>
      <button
        type="button"
        aria-label={t.actionsOf({ name })}
        aria-haspopup="dialog"
        className="grid h-12 w-[max(48px,min(3rem,14vmin))] shrink-0 place-items-center rounded-full text-on-walnut-soft"
        onClick={() => setOpen(true)}
      >
        <Icon icon="more" className="size-6" />
      </button>
      <Modal title={name} open={open} onClose={() => setOpen(false)}>
        {possible.flatMap(({ prompt, player: ask, score, choice }) =>
          choice ? (
            choice.map(({ fields, labels }) => (
              <button
                key={`${prompt.kind} ${Object.values(fields).join(" ")}`}
                type="button"
                className="key"
                disabled={busy}
                onClick={() => play({ ...givenIn(prompt), [ask.field]: player.id, ...fields })}
              >
                {labels.map(speaker.text).join(" · ")}
              </button>
            ))
          ) : score ? (
            <Ends
              key={prompt.kind}
              name={name}
              score={score}
              busy={busy}
              onAnswer={(fields) => play({ ...givenIn(prompt), [ask.field]: player.id, ...fields })}
            />
          ) : (
            <button
              key={prompt.kind}
              type="button"
              className="key"
              disabled={busy}
              onClick={() => play({ ...givenIn(prompt), [ask.field]: player.id })}
            >
              {speaker.text(prompt.title)}
            </button>
          ),
        )}
      </Modal>
    </>
  );
}

interface EndsProps {
  readonly name: string;
  readonly score: NonNullable<QuickPlay["score"]>;
  readonly busy: boolean;
  onAnswer(fields: Record<string, unknown>): void;
}

/** The open ends that make a score: read from a photo, or tapped where there are two. */
function Ends({ name, score, busy, onAnswer }: EndsProps) {
  const t = useWords().table;
  const { ends, totals, highest, field } = score;
  return (
    <>
      <ChainKey
        highest={highest}
        disabled={busy}
        scoreOf={(counts) => scoreOfEnds(score, counts)}
        onEnds={(counts) => onAnswer(totals ? { [field]: scoreOfEnds(score, counts) } : { ends: counts })}
      />
      {ends.length > 0 && (
        <section className="grid gap-2" aria-label={t.endsOf({ name })}>
          <h3 className="text-lead">{t.twoEnds}</h3>
          <EndsPicker ends={ends} highest={highest} onPick={(two) => onAnswer({ ends: two })} />
        </section>
      )}
    </>
  );
}
