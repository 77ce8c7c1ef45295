"use client";

import { type ReactNode, useId, useState } from "react";

interface RowsProps<Row> {
  /** The name of the field that lists the rows. */
  readonly name: string;
  readonly heading: string;
  readonly initial: readonly Row[];
  /** The labels of the keys. */
  readonly add: string;
  readonly remove: string;
  /** The fields of a row; without one, of a new row. `at`: the name of its field. */
  children(row: Row | undefined, at: (field: string) => string): ReactNode;
}

/** Rows of fields in a form, to add and to remove; `rowsIn` reads them. */
export function Rows<Row>({ name, heading, initial, add, remove, children }: RowsProps<Row>) {
  const id = useId();
  const [rows, setRows] = useState(() => initial.map((_, index) => index));
  const next = Math.max(initial.length - 1, ...rows) + 1;
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 gap-2">
      <legend id={id} className="font-semibold">
        {heading}
      </legend>
      <input type="hidden" name={name} value={rows.join(" ")} />
      <ul className="divide-y divide-line empty:hidden">
        {rows.map((row) => (
          <li key={row} className="grid gap-3 py-3">
            <div className="fields">{children(initial[row], (field) => `${name}-${row}-${field}`)}</div>
            <button
              type="button"
              className="key justify-self-start px-5"
              onClick={() => setRows(rows.filter((each) => each !== row))}
            >
              {remove}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="key justify-self-start px-5" onClick={() => setRows([...rows, next])}>
        {add}
      </button>
    </fieldset>
  );
}

/** The rows of this name in a form: for each, what reads its fields. */
export function rowsIn(field: (name: string) => string, name: string): readonly ((of: string) => string)[] {
  const rows = field(name).split(" ").filter(Boolean);
  return rows.map((row) => (of) => field(`${name}-${row}-${of}`).trim());
}
