"use client";

import { useMemo, useState } from "react";
import { SeatList } from "@/app/shared/seats/seat-list";
import type { AtTable } from "@/lib/evening/home/at-table";
import { byHand, movableIn } from "@/lib/evening/home/by-hand";
import type { EveningLog } from "@/lib/evening/log";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { sameJson } from "@/lib/rules/same-json";
import { lastBaseline } from "@/lib/sync/baseline";
import { Modal } from "@/lib/ui/page/modal";
import { nameIn } from "./names";
import type { Actions } from "./table-now";

interface OrderProps {
  readonly log: EveningLog;
  readonly now: AtTable;
  readonly actions: Actions;
}

/** Opens the order of those who play and wait, to be changed by hand. */
export function OrderKey(props: OrderProps) {
  const t = useCatalogue("homeTable");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { order } = movableIn(props.log, props.now);
  if (order.length < 2) return null;
  return (
    <>
      <button
        type="button"
        className="key justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t.order}
      </button>
      <Modal title={t.order} open={open} onClose={close}>
        {open && <OrderForm {...props} onClose={close} />}
      </Modal>
    </>
  );
}

/** What is unusual about an order is said, and never refused. */
function OrderForm({ log, now, actions, onClose }: OrderProps & { onClose(): void }) {
  const t = useCatalogue("homeTable");
  // What changes meanwhile would be written over: the log that was shown is the one that is changed.
  const [shown] = useState({ log, now });
  const { order: before, seats } = useMemo(() => movableIn(shown.log, shown.now), [shown]);
  const [order, setOrder] = useState(before);
  const changed = useMemo(() => byHand(shown.log, shown.now, order), [shown, order]);
  const names = (ids: readonly string[]) => ids.map((id) => nameIn(shown.log, id));
  const warnings = (changed?.says ?? []).map(({ code, who, round }) =>
    code === "partners-again"
      ? t.partnersAgain({ names: names(who), round: round ?? 0 })
      : t.outOfTurn({ names: names(who) }),
  );
  const save = () => {
    onClose();
    if (!changed || sameJson(order, before)) return;
    const { entries, undone } = changed;
    void actions.save(entries, t.ordered, { since: lastBaseline(shown.log), undone });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-pretty">{seats > 0 ? t.orderAll : t.orderWaiting}</p>
      <SeatList
        players={order.map((id) => ({ id, name: nameIn(shown.log, id) }))}
        onOrder={(players) => setOrder(players.map(({ id }) => id))}
      />
      <div className="sticky -bottom-4 -mx-4 -mb-4 grid gap-2 border-t border-line bg-surface px-4 py-3 sm:-bottom-5 sm:-mx-5 sm:-mb-5 sm:px-5">
        <div role="status" className="grid gap-1 font-semibold empty:hidden">
          {warnings.map((warning) => (
            <p key={warning} className="wrap-anywhere">
              {warning}
            </p>
          ))}
        </div>
        <button type="button" className="action" onClick={save}>
          {t.orderKeep}
        </button>
      </div>
    </div>
  );
}
