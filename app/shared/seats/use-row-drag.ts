"use client";

import { type DOMAttributes, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { landing, type RowBox, shiftOf } from "./row-drag";

/** A row being dragged: where it was, where it would land, and how far it has moved, in pixels. */
interface Drag {
  readonly from: number;
  readonly to: number;
  readonly by: number;
  readonly rows: readonly RowBox[];
}

/** How near the edge of the window dragging scrolls the page, in pixels, and how fast, in pixels a frame. */
const edge = 72;
const pace = 8;

/** How far the pointer has moved since the drag began, on a page that may have scrolled. */
const drawn = ({ y, began }: { readonly y: number; readonly began: number }): number =>
  y + window.scrollY - began;

/**
 * Rows that can be dragged to another place, with finger, pen or mouse. The list changes only when the row is dropped,
 * so cancelling, with Escape or otherwise, loses nothing.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
): {
  readonly dragged: number | undefined;
  /** Starts a drag: handlers for a row's grip. */
  grip(row: number): DOMAttributes<HTMLElement>;
  /** How far a row is moved from its place, in pixels. */
  shift(row: number): number;
} {
  const [drag, setDrag] = useState<Drag>();
  /** Where the pointer is in the window, and where on the page it grabbed the row. */
  const pointer = useRef({ y: 0, began: 0 });
  const isDragging = drag !== undefined;

  useEffect(() => {
    if (!isDragging) return undefined;
    const follow = (by: number) =>
      setDrag((now) => (now && by !== now.by ? { ...now, by, to: landing(now.rows, now.from, by) } : now));
    const giveUp = ({ key }: KeyboardEvent) => key === "Escape" && setDrag(undefined);
    let frame = requestAnimationFrame(function next() {
      const { y } = pointer.current;
      const by = drawn(pointer.current);
      if (by < 0 && y < edge) window.scrollBy(0, -pace);
      if (by > 0 && y > window.innerHeight - edge) window.scrollBy(0, pace);
      follow(by);
      frame = requestAnimationFrame(next);
    });
    window.addEventListener("keydown", giveUp);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("keydown", giveUp);
    };
  }, [isDragging]);

  const startDrag = (row: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary || !list.current) return;
    const rows = [...list.current.children].map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return { top, height };
    });
    event.currentTarget.setPointerCapture(event.pointerId);
    pointer.current = { y: event.clientY, began: event.clientY + window.scrollY };
    setDrag({ from: row, to: row, by: 0, rows });
  };
  const drop = () => {
    if (!drag) return;
    setDrag(undefined);
    onDrop(drag.from, landing(drag.rows, drag.from, drawn(pointer.current)));
  };
  return {
    dragged: drag?.from,
    grip: (row) => ({
      onPointerDown: (event) => startDrag(row, event),
      onPointerMove: (event) => {
        pointer.current.y = event.clientY;
      },
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
    shift: (row) => (drag ? shiftOf(drag.rows, drag.from, drag.to, drag.by, row) : 0),
  };
}
