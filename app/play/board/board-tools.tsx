"use client";

import { useMemo, useState } from "react";
import { AgreedPoints } from "@/app/shared/agreed-points";
import { cardOf } from "@/app/shared/option-asks";
import type { GamePhase } from "@/lib/client/game/games";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Prompt } from "@/lib/rules/prompts";
import { Icon, type IconName } from "@/lib/ui/icon";
import { lazy } from "@/lib/ui/page/lazy";
import { Modal } from "@/lib/ui/page/modal";
import { WholeName } from "@/lib/ui/text/whole-name";

const InviteSheet = lazy(() => import("../invite/invite-sheet"), "InviteSheet", { words: ["invite"] });
const MoreSheet = lazy(() => import("./more-sheet"), "MoreSheet", { words: ["deletion"] });

interface BoardToolsProps {
  readonly ready: Extract<GamePhase, { type: "ready" }>;
  readonly mayEnd: boolean;
  save(body: Record<string, unknown>): Promise<void>;
  onSheet(): void;
  onPeople(): void;
  /** Decisions of the players or a referee, and how one is entered. */
  readonly rulings: readonly Prompt[];
  onRuling(prompt: Prompt): void;
}

/**
 * The tools that are needed now and then: the score sheet, the players, inviting others; the rest is under one button.
 */
export function BoardTools({ ready, mayEnd, save, onSheet, onPeople, rulings, onRuling }: BoardToolsProps) {
  const { table: t, history } = useWords();
  const language = useLanguage();
  const { game, options } = ready.view;
  const card = useMemo(() => cardOf(game, options, language), [game, options, language]);
  const [sheet, setSheet] = useState<"invite" | "more" | "card">();
  const close = () => setSheet(undefined);
  return (
    // Four keys are a row on a phone, five are two, so that no word on them is broken.
    <nav
      aria-label={t.menu}
      className={`flex flex-wrap gap-2 ${card ? "[--tool:5.5rem]" : "[--tool:3.5rem]"}`}
    >
      <Tool icon="sheet" label={history.title} onClick={onSheet} />
      <Tool icon="people" label={t.players} onClick={onPeople} />
      <Tool icon="share" label={t.invite} opens onClick={() => setSheet("invite")} />
      {card && <Tool icon="book" label={card.label} opens onClick={() => setSheet("card")} />}
      <Tool icon="more" label={t.more} opens onClick={() => setSheet("more")} />
      <Modal title={t.inviteTitle} open={sheet === "invite"} onClose={close}>
        {sheet === "invite" && <InviteSheet ready={ready} />}
      </Modal>
      {card && (
        <Modal title={card.label} open={sheet === "card"} onClose={close}>
          <AgreedPoints card={card} />
        </Modal>
      )}
      <Modal title={t.more} open={sheet === "more"} onClose={close}>
        {sheet === "more" && (
          <MoreSheet
            game={ready.view}
            mayDelete={ready.mayWrite && ready.keys.onServer && !ready.onlyHere}
            mayEnd={mayEnd}
            save={save}
            rulings={rulings}
            onRuling={onRuling}
            onClose={close}
          />
        )}
      </Modal>
    </nav>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** Whether it opens a sheet over the board. */
  readonly opens?: boolean;
  onClick(): void;
}

function Tool({ icon, label, opens = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="key min-w-0 flex-[1_1_min(var(--tool),40%)] flex-col gap-1 px-0.5 py-2"
      {...(opens && { "aria-haspopup": "dialog" })}
      onClick={onClick}
    >
      <Icon icon={icon} className="size-6 shrink-0 text-felt-ink" />
      <span className="w-full">
        <WholeName name={label} largest="var(--text-fine)" />
      </span>
    </button>
  );
}
