"use client";

import Link from "next/link";
import { useState } from "react";
import type { GamePhase } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { later } from "@/lib/ui/later";
import { Modal } from "@/lib/ui/modal";
import { InviteButton } from "./invite/invite-button";

const SeatsDialog = later(async () => (await import("./seats-dialog")).SeatsDialog);

interface BoardToolsProps {
  readonly ready: Extract<GamePhase, { phase: "ready" }>;
  readonly mayEnd: boolean;
  /** Whether who starts may be noted on a seat. */
  readonly mayNote: boolean;
  save(body: Record<string, unknown>): Promise<void>;
  onSheet(): void;
  /** Undefined where this phone may only look. */
  readonly onPeople: (() => void) | undefined;
}

/** What one needs now and then: the history, the rules, stopping early. */
export function BoardTools({ ready, mayEnd, mayNote, save, onSheet, onPeople }: BoardToolsProps) {
  const game = ready.view;
  const say = useWords();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [seated, setSeated] = useState(false);
  return (
    <nav aria-label={say.table.menu} className="flex flex-wrap gap-2 *:grow">
      <button type="button" className="key" onClick={onSheet}>
        {say.history.title}
      </button>
      <button type="button" className="key" aria-haspopup="dialog" onClick={() => setSeated(true)}>
        {say.seats.open}
      </button>
      <Link href={`/watch?game=${game.id}`} className="key">
        {say.table.boardMode}
      </Link>
      {onPeople && (
        <button type="button" className="key" onClick={onPeople}>
          {say.table.people}
        </button>
      )}
      <InviteButton ready={ready} />
      <Link href={`/rules/${game.game.id}`} className="key">
        {say.table.rulesOf({ game: game.game.words(language).name })}
      </Link>
      <Link href={`/sheet?game=${game.id}`} className="key">
        {say.sheet.open}
      </Link>
      {mayEnd && (
        <button type="button" className="key" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {say.table.endEarly}
        </button>
      )}
      {seated && <SeatsDialog game={game} mayNote={mayNote} onClose={() => setSeated(false)} />}
      <Modal title={say.table.endEarlyTitle} open={asking} onClose={() => setAsking(false)}>
        <p>{say.table.endEarlyText}</p>
        <div className="grid gap-2 sm:grid-cols-2">
          <button
            type="button"
            className="action"
            onClick={() => {
              setAsking(false);
              void save({ kind: "end" });
            }}
          >
            {say.table.endEarlyYes}
          </button>
          <button type="button" className="key min-h-14" onClick={() => setAsking(false)}>
            {say.shell.cancel}
          </button>
        </div>
      </Modal>
    </nav>
  );
}
