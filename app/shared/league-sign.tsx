import type { LeagueSettings } from "@/lib/league/settings";
import { TileFace } from "@/lib/ui/tiles/tile-face";

export type Sign = NonNullable<LeagueSettings["sign"]>;

/** Each stands out from walnut and from paper, by day and by night. */
const colours: Readonly<Record<Sign["colour"], string>> = {
  brass: "bg-brass",
  felt: "bg-felt",
  sea: "bg-(--pip-1)",
  rose: "bg-(--pip-7)",
  ruby: "bg-(--pip-3)",
  plum: "bg-(--pip-9)",
};

/** A league's sign: a tile on its colour. The name beside it says what it is. */
export const LeagueSign = ({ sign: { first, second, colour } }: { readonly sign: Sign }) => (
  <span
    className={`inline-grid h-10 w-16 shrink-0 place-items-center rounded-plate border-2 border-on-walnut-soft print:border-ink ${colours[colour]}`}
  >
    <TileFace tile={`${first}-${second}`} lying className="h-6" />
  </span>
);
