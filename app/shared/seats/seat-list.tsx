"use client";

import { useRef, useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import type { IconName } from "@/lib/ui/icon";
import { seatedAt } from "../setup/seating";
import { SeatRow } from "./seat-row";
import { useRowDrag } from "./use-row-drag";

interface SeatListProps {
  /** In seat order. */
  readonly players: readonly Player[];
  /** Absent: the seats stay as they are. */
  onOrder?: ((players: readonly Player[]) => void) | undefined;
  /** Other actions for a player. */
  more?(player: Player): { readonly label: string; readonly icon: IconName; act(): void };
}

/** The seats: rows that are dragged, or moved by buttons, with announcements for screen readers. */
export function SeatList({ players, onOrder, more }: SeatListProps) {
  const t = useCatalogue("newGame");
  const list = useRef<HTMLOListElement>(null);
  const [status, setStatus] = useState("");
  const move = (from: number, to: number) => {
    const player = players[from];
    if (!player || !onOrder || from === to || to < 0 || to >= players.length) return;
    onOrder(seatedAt(players, from, to));
    setStatus(t.seated({ name: player.name.trim(), seat: to + 1 }));
  };
  const drag = useRowDrag(list, move);
  return (
    <>
      <ol ref={list} className="panel divide-y divide-line">
        {players.map((player, seat) => (
          <SeatRow
            key={player.id}
            name={player.name.trim()}
            seat={seat + 1}
            last={seat + 1 === players.length}
            grip={onOrder && drag.grip(seat)}
            dragged={drag.dragged === undefined ? undefined : drag.dragged === seat ? "itself" : "another"}
            shift={drag.shift(seat)}
            onMove={onOrder && ((by) => move(seat, seat + by))}
            more={more?.(player)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  );
}
