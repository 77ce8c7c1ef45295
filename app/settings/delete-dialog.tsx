"use client";

import type { DeviceGame } from "@/lib/client/files";
import { settingsWords } from "@/lib/i18n/settings-words";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { Modal } from "@/lib/ui/modal";

interface DeleteDialogProps {
  /** What is to go; undefined while nothing is asked. */
  readonly doomed: DeviceGame | "everything" | undefined;
  /** All games of this device. */
  readonly games: readonly DeviceGame[];
  nameOf(ruleset: string): string;
  onClose(): void;
  yes(): void;
}

/** Says what would be lost and what would still be on the server, before anything is deleted. */
export function DeleteDialog({ doomed, games, nameOf, onClose, yes }: DeleteDialogProps) {
  const say = useWords();
  const words = settingsWords[useLanguage()];
  const going = doomed === "everything" ? games : doomed ? [doomed] : [];
  const lost = going.filter(({ onServer, waiting }) => !onServer || waiting > 0).length;
  const keyed = going.filter(({ mayWrite, onServer }) => mayWrite && onServer).length;
  const title =
    doomed === undefined || doomed === "everything"
      ? words.deleteAllTitle({ count: games.length })
      : words.deleteOneTitle({ game: nameOf(doomed.game), names: doomed.names });
  return (
    <Modal title={title} open={doomed !== undefined} onClose={onClose}>
      <div className="grid gap-2 text-pretty">
        {lost > 0 && <p className="font-semibold text-alarm">{words.lostForGood({ count: lost })}</p>}
        {lost < going.length && <p>{words.staysOnServer}</p>}
        {keyed > 0 && <p>{words.keyGoes({ count: keyed })}</p>}
        <p>{words.exportFirst}</p>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="key min-h-14 text-alarm" onClick={yes}>
          {words.deleteYes}
        </button>
        <button type="button" className="key min-h-14" onClick={onClose}>
          {say.shell.cancel}
        </button>
      </div>
    </Modal>
  );
}
