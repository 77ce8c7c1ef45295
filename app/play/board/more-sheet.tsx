"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, useState } from "react";
import { DeleteGame } from "@/app/shared/game/delete-game";
import type { GameView } from "@/lib/client/game/games";
import { gameWords } from "@/lib/i18n/game-words";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Prompt } from "@/lib/rules/prompts";
import { choosePreferences, usePreferences } from "@/lib/ui/device/preferences";
import { Icon, type IconName } from "@/lib/ui/icon";
import { Link } from "@/lib/ui/page/link";
import { opensHere } from "@/lib/ui/page/opens-here";
import { hasOverlay } from "@/lib/ui/page/use-back-closes";
import { poolAtEnd } from "./end-shares";

interface MoreSheetProps {
  readonly game: GameView;
  readonly mayEnd: boolean;
  readonly mayDelete: boolean;
  save(body: Record<string, unknown>): Promise<void>;
  readonly rulings: readonly Prompt[];
  onRuling(prompt: Prompt): void;
  onClose(): void;
}

/** Rarely used tools. Ending and deleting the game are set apart, and ask before they do it. */
export function MoreSheet({ game, mayEnd, mayDelete, save, rulings, onRuling, onClose }: MoreSheetProps) {
  const t = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const deletion = useCatalogue("deletion");
  const preferences = usePreferences();
  const [ending, setEnding] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { pool } = game.result;
  if (deleting) return <DeleteGame gameId={game.id} what="game" onClose={onClose} />;
  if (ending)
    return (
      <section aria-labelledby="end-early" className="grid gap-4">
        <h3 id="end-early" className="text-lead">
          {t.table.endEarlyTitle}
        </h3>
        <p>
          {t.table.endEarlyText}
          {pool > 0 && ` ${poolAtEnd(game, t.table, language)}`}
        </p>
        <div className="grid gap-2 sm:grid-cols-2">
          <button
            type="button"
            className="action"
            onClick={() => {
              onClose();
              void save({ kind: "end" });
            }}
          >
            {t.table.endEarlyYes}
          </button>
          <button type="button" className="key min-h-14" onClick={onClose}>
            {t.shell.cancel}
          </button>
        </div>
      </section>
    );
  return (
    <>
      <div className="grid gap-2">
        <SheetLink href={`/watch?game=${game.id}`} icon="screen" label={t.table.boardMode} />
        <SheetLink
          href={`/rules/${game.game.id}`}
          icon="book"
          label={t.table.rulesOf({ game: gameWords(game.game, language).name })}
        />
        <SheetLink href={`/sheet?game=${game.id}`} icon="print" label={t.sheet.open} />
        <button
          type="button"
          aria-pressed={preferences.byRank}
          className="key justify-start gap-3 text-left"
          onClick={() => choosePreferences({ ...preferences, byRank: !preferences.byRank })}
        >
          <Icon icon={preferences.byRank ? "done" : "rank"} className="size-6 shrink-0 text-felt-ink" />
          {t.table.byRank}
        </button>
        {rulings.map((prompt) => (
          <button
            key={prompt.kind}
            type="button"
            className="key justify-start gap-3 text-left"
            onClick={() => {
              onClose();
              onRuling(prompt);
            }}
          >
            <Icon icon="change" className="size-6 shrink-0 text-felt-ink" />
            {speaker.text(prompt.title)}
          </button>
        ))}
      </div>
      {(mayEnd || mayDelete) && (
        <div className="grid gap-2 border-t border-line pt-4">
          {mayEnd && (
            <button
              type="button"
              className="key w-full justify-start gap-3 border-alarm text-left text-alarm"
              onClick={() => setEnding(true)}
            >
              <Icon icon="finish" className="size-6 shrink-0" />
              {t.table.endEarly}
            </button>
          )}
          {mayDelete && (
            <button
              type="button"
              className="key w-full justify-start gap-3 border-alarm text-left text-alarm"
              onClick={() => setDeleting(true)}
            >
              <Icon icon="close" className="size-6 shrink-0" />
              {deletion.game.delete}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function SheetLink({
  href,
  icon,
  label,
}: {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
}) {
  const router = useRouter();
  // The sheet's history entry becomes the page's, so that back leads to the table.
  const goOn = (event: MouseEvent) => {
    if (!hasOverlay() || !opensHere(event)) return;
    event.preventDefault();
    router.replace(href);
  };
  return (
    <Link href={href} onClick={goOn} className="key justify-start gap-3 text-left">
      <Icon icon={icon} className="size-6 shrink-0 text-felt-ink" />
      {label}
    </Link>
  );
}
