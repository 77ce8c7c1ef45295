"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
/** Of the league whose address was asked for: the document itself is the same for all. */
const standings = () => /^\/l\/[^/]+/.exec(window.location.pathname)?.[0];

/** The way to the standings of a league that does not have what was asked for. */
export function StandingsLink({ label }: { readonly label: string }) {
  const href = useSyncExternalStore(never, standings, () => undefined);
  return (
    href && (
      <a href={href} className="action">
        {label}
      </a>
    )
  );
}
