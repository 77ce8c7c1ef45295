"use client";

import { type ReactNode, useRef } from "react";
import type { Removal } from "../undo-removal";
import { RemoveForm } from "./remove-form";

interface Row {
  readonly id: string;
  readonly removal: Removal;
  /** Further content of the row. */
  readonly more?: ReactNode;
}

interface RemovableRowsProps {
  readonly leagueId: string;
  readonly heading: string;
  readonly hint?: string | undefined;
  readonly rows: readonly Row[];
  /** The label of every row's button. */
  readonly send: string;
}

/**
 * Rows that can be removed. The button disappears with its row, and so does the undo: the heading then gets the focus.
 */
export function RemovableRows({ leagueId, heading, hint, rows, send }: RemovableRowsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div>
        <h3 ref={title} tabIndex={-1} className="text-lead">
          {heading}
        </h3>
        {hint && <p className="text-fine text-ink-soft">{hint}</p>}
      </div>
      <ul className="divide-y divide-line empty:hidden">
        {rows.map(({ id, removal, more }) => (
          <li key={id} className="grid gap-2 py-3 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-4">
            <div className="grid min-w-0 gap-2">
              <p className="wrap-anywhere">{removal.line}</p>
              {more}
            </div>
            <RemoveForm
              leagueId={leagueId}
              send={send}
              removal={removal}
              label={removal.line}
              onMoved={() => title.current?.focus()}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
