"use client";

import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { unsentAnswers } from "@/lib/client/leagues/stored-answer";
import { hasUnsent } from "@/lib/client/store/device-store";
import type { GameOnDevice } from "@/lib/client/transfer/files";
import { eveningGame } from "@/lib/evening/evening-game";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { undoUntil } from "@/lib/sync/wire/wire-deletion";
import { ConfirmDialog } from "@/lib/ui/page/confirm-dialog";
import { longDate } from "@/lib/ui/text/when-text";

interface DeleteDialogProps {
  /** What to delete; undefined while the dialog is closed. */
  readonly doomed: GameOnDevice | "everything" | undefined;
  /** All games of this device. */
  readonly games: readonly GameOnDevice[];
  readonly leagues: readonly MyLeague[];
  /** How many house rules are saved. */
  readonly rules: number;
  nameOf(game: GameOnDevice): string;
  onClose(): void;
  yes(): void;
  /** Deletes one game on the server as well. */
  everywhere(game: GameOnDevice): void;
}

/** Says what would be lost and what would still be on the server, before anything is deleted. */
export function DeleteDialog({
  doomed,
  games,
  leagues,
  rules,
  nameOf,
  onClose,
  yes,
  everywhere,
}: DeleteDialogProps) {
  const words = useCatalogue("settings");
  const deletion = useCatalogue("deletion");
  const language = useLanguage();
  const shared = doomed !== "everything" && doomed?.mayWrite && doomed.onServer ? doomed : undefined;
  const going = doomed === "everything" ? games : doomed ? [doomed] : [];
  const lost = going.filter(hasUnsent).length;
  const unsent =
    doomed === "everything" ? leagues.filter(({ stored }) => stored.create || stored.waiting.length > 0) : [];
  const answers = doomed === "everything" ? unsentAnswers() : 0;
  const keyed = going.filter(({ mayWrite, onServer }) => mayWrite && onServer).length;
  const title =
    doomed === undefined || doomed === "everything"
      ? words.deleteAllTitle({ games: games.length, leagues: leagues.length, rules })
      : words.deleteOneTitle({ game: nameOf(doomed), names: doomed.names });
  return (
    <ConfirmDialog
      title={title}
      open={doomed !== undefined}
      label={words.deleteYes}
      yes={yes}
      other={shared && { label: deletion.deleteYes, yes: () => everywhere(shared) }}
      onClose={onClose}
    >
      {lost > 0 && <p className="font-semibold text-alarm">{words.lostForGood({ count: lost })}</p>}
      {unsent.length > 0 && (
        <p className="font-semibold text-alarm">{words.leaguesLost({ count: unsent.length })}</p>
      )}
      {answers > 0 && <p className="font-semibold text-alarm">{words.answersLost({ count: answers })}</p>}
      {lost < going.length && <p>{words.staysOnServer}</p>}
      {keyed > 0 && <p>{words.keyGoes({ count: keyed })}</p>}
      {doomed === "everything" && <p>{words.followedGo}</p>}
      <p>{words.exportFirst}</p>
      {shared && (
        <p>
          {deletion[shared.game === eveningGame ? "evening" : "game"].alsoEverybody({
            day: longDate(undoUntil(new Date()), language),
          })}
        </p>
      )}
    </ConfirmDialog>
  );
}
