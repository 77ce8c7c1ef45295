"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { Link } from "@/lib/ui/page/link";
import { TileFace } from "@/lib/ui/tiles/tile-face";

/** Links to other pages, each with a picture. */
export function HomeLinks({ className }: { readonly className: string }) {
  const t = useCatalogue("home");
  const links: readonly { href: string; label: string; tile?: string }[] = [
    { href: "/l/new", label: t.newLeague, tile: "6-5" },
    { href: "/rules", label: t.rules, tile: "5-2" },
    { href: "/rules/tiles", label: t.tiles, tile: "12-9" },
    { href: "/settings", label: t.settings },
  ];
  return (
    <ul className={`grid gap-3 ${className}`}>
      {links.map(({ href, label, tile }) => (
        <li key={href} className="grid">
          <Link href={href} className="panel flex min-h-14 items-center gap-3 px-3 py-2 font-semibold">
            {tile ? (
              <TileFace tile={tile} lying className="h-8 shrink-0" />
            ) : (
              <span className="grid w-16 shrink-0 place-items-center">
                <Icon icon="settings" className="size-7 text-ink-soft" />
              </span>
            )}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
