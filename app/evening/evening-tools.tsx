"use client";

import { useState } from "react";
import type { EveningView } from "@/lib/client/evening/evenings";
import type { GamePhase } from "@/lib/client/game/games";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { lastBaseline } from "@/lib/sync/baseline";
import { Icon } from "@/lib/ui/icon";
import { ConfirmDialog } from "@/lib/ui/page/confirm-dialog";
import { lazy } from "@/lib/ui/page/lazy";
import { Modal } from "@/lib/ui/page/modal";
import type { Actions } from "./table-now";

const DeleteEvening = lazy(() => import("@/app/shared/game/delete-game"), "DeleteGame", {
  words: ["deletion"],
});
const LeagueOfEvening = lazy(() => import("./league-of-evening"), "LeagueOfEvening");
const EveningInvite = lazy(() => import("./evening-invite"), "EveningInvite", { words: ["invite"] });

interface EveningToolsProps {
  readonly ready: Extract<GamePhase<EveningView>, { type: "ready" }>;
  readonly actions: Pick<Actions, "save">;
  /** What ending it means, where that is more than usual. */
  readonly endText?: string;
}

/** Other phones, the league, and the end of the evening, or of all that is known of it. */
export function EveningTools({ ready, actions, endText }: EveningToolsProps) {
  const t = useCatalogue("homeTable");
  const [open, setOpen] = useState<"invite" | "end" | "delete">();
  const close = () => setOpen(undefined);
  const { view, mayWrite } = ready;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
      {view.league && view.log.position.state.over && <LeagueOfEvening id={view.league.id} />}
      <button type="button" className="key gap-2" aria-haspopup="dialog" onClick={() => setOpen("invite")}>
        <Icon icon="share" className="size-6 shrink-0 text-felt-ink" />
        {t.invite}
      </button>
      {mayWrite && !view.log.position.state.over && (
        <button type="button" className="key gap-2" aria-haspopup="dialog" onClick={() => setOpen("end")}>
          <Icon icon="finish" className="size-6 shrink-0 text-felt-ink" />
          {t.end}
        </button>
      )}
      {mayWrite && (
        <button
          type="button"
          className="key gap-2 text-alarm"
          aria-haspopup="dialog"
          onClick={() => setOpen("delete")}
        >
          {t.delete}
        </button>
      )}
      <Modal title={t.delete} open={open === "delete"} onClose={close}>
        {open === "delete" && <DeleteEvening gameId={view.id} what="evening" onClose={close} />}
      </Modal>
      <Modal title={t.invite} open={open === "invite"} onClose={close}>
        {open === "invite" && <EveningInvite ready={ready} />}
      </Modal>
      <ConfirmDialog
        title={t.end}
        open={open === "end"}
        label={t.end}
        yes={() => {
          close();
          void actions.save([{ kind: "end" }], t.over, { since: lastBaseline(view.log) });
        }}
        onClose={close}
      >
        <p>{endText ?? t.endText}</p>
      </ConfirmDialog>
    </div>
  );
}
