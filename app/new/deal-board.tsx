"use client";

import { useEffect, useRef } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Deal } from "@/lib/rules/tiles/deal";
import { TileText } from "@/lib/ui/tiles/tile-text";

interface DealBoardProps {
  /** The game's name. */
  readonly title: string;
  readonly deal: Deal;
  /** What to do first, in words. */
  readonly headline: string;
}

/** Which box, tiles each and what stays face down, in numbers that can be read across the table. Takes the focus. */
export function DealBoard({ title, deal, headline }: DealBoardProps) {
  const t = useCatalogue("newGame");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { box, set, each, boneyard, drawn } = deal;
  const out = box.tiles.length - set.tiles.length;
  const numbers = [
    ...(out > 0 ? [{ number: out, word: t.takenOut }] : []),
    { number: each, word: t.each({ tiles: each }) },
    { number: boneyard, word: drawn ? t.boneyard : t.asleep },
  ];
  return (
    <section aria-labelledby="deal" className="board -mx-2 grid gap-4 p-4 sm:mx-0">
      <div className="groove pb-3">
        <h2 id="deal" ref={heading} tabIndex={-1} className="text-title outline-none">
          {title}
        </h2>
        <p className="text-on-walnut-soft">
          {box.special
            ? t.takePipBox({ tiles: box.tiles.length })
            : t.takeBox({ highest: box.highest, tiles: box.tiles.length })}
        </p>
      </div>
      <ul className="grid auto-cols-fr grid-flow-col gap-3">
        {numbers.map(({ number, word }) => (
          <li key={word} className="grid justify-items-center gap-1.5 text-center leading-[1.18]">
            <span className="plate grid h-20 w-full max-w-36 place-items-center text-hero">{number}</span>
            {word}
          </li>
        ))}
      </ul>
      <p className="font-display text-lead font-bold text-brass-bright">
        <TileText text={headline} />
      </p>
    </section>
  );
}
