"use client";

import Link from "next/link";
import { useWords } from "@/lib/i18n/use-words";
import { TileFace } from "@/lib/ui/tile-face";

/** Further pages, each with a tile beside it. */
export function HomeLinks({ className }: { readonly className: string }) {
  const say = useWords().home;
  const links = [
    { href: "/l/new", label: say.newLeague, tile: "6-5" },
    { href: "/rules", label: say.rules, tile: "5-2" },
    { href: "/rules/tiles", label: say.tiles, tile: "12-9" },
    { href: "/settings", label: say.settings, tile: "S" },
  ];
  return (
    <ul className={`grid gap-3 ${className}`}>
      {links.map(({ href, label, tile }) => (
        <li key={href} className="grid">
          <Link href={href} className="panel flex min-h-14 items-center gap-3 px-3 py-2 font-semibold">
            <TileFace tile={tile} lying className="h-8 shrink-0" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
