import type { ReactNode } from "react";
import { WholeName } from "../text/whole-name";
import { ringOf, rowsOf } from "./seat-ring";

/** A player at the drawn table. */
export interface FeltSeat {
  readonly id: string;
  readonly name: string;
  /** Notes about the player, in words. */
  readonly notes: readonly string[];
  /** In words as well as by a tile drawn on the plate. */
  readonly starts?: string | undefined;
  readonly sitsOut?: boolean;
  /** What a tap does, and its label; without it the seat cannot be tapped. */
  readonly tap?: { readonly label: string; readonly pressed: boolean; run(): void };
}

interface FeltTableProps {
  readonly label: string;
  /** In seat order, clockwise. */
  readonly seats: readonly FeltSeat[];
  /** How large names may be: where nothing else is on the plates, people read them from the other side of the table. */
  readonly names?: "var(--text-seat)" | "var(--text-lead)";
  /** The content of the felt. */
  readonly children: ReactNode;
}

/** The players around the table, clockwise from the bottom. To screen readers it is a list in seat order. */
export function FeltTable({ label, seats, names = "var(--text-seat)", children }: FeltTableProps) {
  const places = ringOf(seats.length);
  const rows = rowsOf(seats.length);
  return (
    <div className="relative">
      <div
        aria-hidden="true"
        className="absolute inset-x-[12%] inset-y-7 rounded-[3.5rem] border-8 border-walnut bg-linear-to-b from-felt to-felt-deep shadow-[inset_0_0_0_2px_var(--brass)]"
      />
      <div
        className="relative grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1fr)] items-center gap-1.5"
        style={{ gridTemplateRows: `repeat(${rows}, minmax(4.5rem, auto))` }}
      >
        <ol aria-label={label} className="contents">
          {seats.map((seat, index) => (
            <li
              key={seat.id}
              className="min-w-0"
              style={{ gridColumn: places[index]?.column, gridRow: places[index]?.row }}
            >
              <Seat seat={seat} number={index + 1} largest={names} />
            </li>
          ))}
        </ol>
        <div
          className="min-w-0 px-1 text-center text-seat text-balance text-on-felt wrap-anywhere"
          style={{ gridColumn: 2, gridRow: `2 / ${rows}` }}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

interface SeatProps {
  readonly seat: FeltSeat;
  readonly number: number;
  readonly largest: NonNullable<FeltTableProps["names"]>;
}

function Seat({ seat, number, largest }: SeatProps) {
  const { name, notes, starts, sitsOut, tap } = seat;
  const look = `board grid min-h-14 w-full content-center justify-items-center gap-0.5 rounded-plate px-1 py-1 text-center ${sitsOut ? "border-dashed border-on-walnut-soft" : ""}`;
  const inside = (
    <>
      <span className="w-full leading-[1.28] font-semibold tracking-tight">
        <WholeName name={name} number={number} largest={largest} />
      </span>
      {starts && (
        <span className="flex items-center gap-1 text-seat font-semibold text-brass-bright">
          <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true" fill="currentColor">
            <path d="M2 1L11 6L2 11Z" />
          </svg>
          {starts}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="text-seat text-on-walnut-soft">
          {note}
        </span>
      ))}
    </>
  );
  if (!tap) return <div className={look}>{inside}</div>;
  return (
    <button
      type="button"
      aria-label={tap.label}
      aria-pressed={tap.pressed}
      className={look}
      onClick={tap.run}
    >
      {inside}
    </button>
  );
}
