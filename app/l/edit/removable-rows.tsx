"use client";

import { type ReactNode, useRef, useState } from "react";
import type { NewChange } from "@/lib/client/leagues/leagues";
import { ChangeForm } from "./change-form";

interface Row {
  readonly id: string;
  /** What the row says. */
  readonly line: string;
  /** Takes the row away. */
  readonly removal: NewChange;
  /** What belongs to the row besides. */
  readonly more?: ReactNode;
}

interface RemovableRowsProps {
  readonly leagueId: string;
  readonly heading: string;
  readonly hint?: string | undefined;
  readonly rows: readonly Row[];
  /** On every row's button. */
  readonly send: string;
  /** Says which row went. */
  readonly went: (line: string) => string;
}

/** Rows that can be taken away. A row's button goes with it: the heading has the focus then, and what went is said. */
export function RemovableRows({ leagueId, heading, hint, rows, send, went }: RemovableRowsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState("");
  return (
    <>
      <div>
        <h3 ref={title} tabIndex={-1} className="text-lead">
          {heading}
        </h3>
        {hint && <p className="text-fine text-ink-soft">{hint}</p>}
      </div>
      <p role="status" className="wrap-anywhere empty:hidden">
        {told}
      </p>
      <ul className="divide-y divide-line empty:hidden">
        {rows.map(({ id, line, removal, more }) => (
          <li key={id} className="grid gap-2 py-3">
            <p className="wrap-anywhere">{line}</p>
            {more}
            <ChangeForm
              leagueId={leagueId}
              label={line}
              send={send}
              read={() => ({ change: removal })}
              onMade={() => {
                setTold(went(line));
                title.current?.focus();
              }}
            >
              {null}
            </ChangeForm>
          </li>
        ))}
      </ul>
    </>
  );
}
