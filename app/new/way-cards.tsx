"use client";

import { type ReactNode, useId } from "react";

interface WayCardsProps<Way extends string> {
  readonly legend: ReactNode;
  readonly ways: readonly Way[];
  readonly chosen: Way;
  readonly names: Readonly<Record<Way, string>>;
  readonly texts: Readonly<Record<Way, string>>;
  /** More about the chosen way. */
  readonly more?: ReactNode;
  onChoose(way: Way): void;
}

/** The ways in which people can play an evening, one of them chosen, each with a sentence. */
export function WayCards<Way extends string>(props: WayCardsProps<Way>) {
  const { legend, ways, chosen, names, texts, more, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      {legend}
      {ways.map((each) => (
        <label
          key={each}
          className="panel flex min-h-14 items-start gap-3 p-3 has-checked:border-brass has-checked:bg-felt-soft"
        >
          <input
            type="radio"
            name={group}
            className="mt-1 size-5 shrink-0 accent-felt"
            checked={chosen === each}
            onChange={() => onChoose(each)}
          />
          <span className="grid min-w-0 gap-0.5">
            <span className="font-semibold">{names[each]}</span>
            <span className="text-fine text-ink-soft text-pretty">{texts[each]}</span>
            {chosen === each && more}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
