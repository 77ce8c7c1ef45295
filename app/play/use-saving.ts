"use client";

import { draftOf } from "@/app/shared/draft/draft";
import { storeDraft } from "@/app/shared/draft/use-form-draft";
import { worthInWords } from "@/app/shared/game/added";
import type { TableView } from "@/app/shared/table-view";
import { enter, type GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Problem } from "@/lib/rules/problem";
import { againBaseline, type Baseline, entryBaseline, undoBaseline } from "@/lib/sync/baseline";
import { giveFeedback } from "@/lib/ui/device/feedback";
import type { ToastMessage } from "@/lib/ui/page/toast";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { asItIs, type Correct } from "./correct/correcting";
import { lineName } from "./line-name";

/**
 * Stores an entry on the device; returns why it was refused. `since`: the state its form was started from. `stored`:
 * called once it is written; what it changes is drawn together with the entry.
 */
export type Save = (
  body: Readonly<Record<string, unknown>>,
  since: Baseline,
  stored?: () => void,
) => Promise<readonly Problem[]>;

/**
 * Saves, announces what was saved, and offers Undo. Undoing a hand opens its form again with what was typed: most
 * mistakes are a single number.
 */
export function useSaving(
  game: GameView,
  toast: (message: ToastMessage) => void,
  open: (view: TableView) => void,
) {
  const t = useWords();
  const speaker = useSpeaker();
  const language = useLanguage();

  const undo = useSingleFlight(async (body: object, entry: string, text: string, then?: () => void) => {
    const undone = await enter(game.id, body, { since: undoBaseline(entry) });
    if (undone.ok) then?.();
    toast(undone.ok ? { text } : { text: t.table.undoFailed, stays: true });
  });

  const save: Save = async (body, since, stored) => {
    const entered = await enter(game.id, body, {
      since,
      onStored: (target) => {
        const what = worthInWords(game.position, body, t, language, true);
        const prompt = game.position
          .prompts()
          .find(({ kind, when }) => when === "hand" && kind === body.kind);
        const typeAgain =
          prompt &&
          (() => {
            storeDraft(game.id, "next", {
              since: againBaseline(since, target),
              draft: draftOf(prompt, body),
            });
            open({ type: "enter", kind: prompt.kind });
          });
        const run = () => void undo({ kind: "void", target }, target, t.table.undone, typeAgain);
        toast({
          text: t.table.savedToast({ what }),
          about: target,
          action: { label: t.table.undo, run },
        });
        stored?.();
      },
    });
    void giveFeedback(entered.ok ? "saved" : "refused");
    return entered.ok ? [] : entered.error;
  };

  const correct: Correct = async (line, correction, since = entryBaseline(game.log, line)) => {
    const what = lineName(game, line, language);
    const back = asItIs(game, line);
    const entered = await enter(game.id, correction, { since });
    void giveFeedback(entered.ok ? "saved" : "refused");
    if (!entered.ok) return entered.error;
    const text = correction.kind === "void" ? t.history.wasTakenBack : t.history.corrected;
    toast({
      text: text({ what }),
      about: entered.value,
      ...(back && {
        action: {
          label: t.table.undo,
          run: () => void undo(back, entered.value, t.history.asItWas({ what })),
        },
      }),
    });
    return [];
  };

  const report = (problems: readonly Problem[]) => {
    if (problems.length > 0) toast({ text: problems.map(speaker.problem).join(" "), stays: true });
  };

  return { save, correct, report };
}
