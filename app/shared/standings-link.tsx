"use client";

import { useInBrowser } from "@/lib/ui/use-in-browser";

/** Of the league in the address: the document itself is the same for all. */
const standings = () => /^\/l\/[^/]+/.exec(window.location.pathname)?.[0];

/** A link to the standings, for a league page that does not exist. */
export function StandingsLink({ label }: { readonly label: string }) {
  const href = useInBrowser(standings, undefined);
  return (
    href && (
      <a href={href} className="action">
        {label}
      </a>
    )
  );
}
