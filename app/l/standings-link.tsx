"use client";

import { useParams } from "next/navigation";

/** The way to the standings of the league whose address this is. What is shown for a missing page is not told the address. */
export function StandingsLink({ label }: { readonly label: string }) {
  const { slug } = useParams<{ slug: string }>();
  return (
    <a href={`/l/${slug}`} className="action">
      {label}
    </a>
  );
}
