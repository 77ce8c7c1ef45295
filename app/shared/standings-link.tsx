"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
/** Of the league in the address: the document itself is the same for all. */
const standings = () => /^\/l\/[^/]+/.exec(window.location.pathname)?.[0];

/** A link to the standings, for a league page that does not exist. */
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
