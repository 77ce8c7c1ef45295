"use client";

import { type CSSProperties, useMemo } from "react";
import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { playersByParty } from "@/lib/rules/people/parties";
import { lastHands, type RememberedHand } from "@/lib/rules/score/memory";
import { numberText } from "@/lib/ui/text/fixed-text";
import { shortNames } from "@/lib/ui/text/short-names";
import { WholeName } from "@/lib/ui/text/whole-name";

/** As many as a wide board has room for; a narrow one shows the last six. */
const max = 12;
const maxOnPhone = 6;
/** Letters of a name beside the strip. */
const letters = 11;

/**
 * The last hands of a game scored by hands, laid out as a line of tiles: a column for each hand, a row for each party.
 * The winners' half has their new total; a crack comes before a hand that reset everybody to 0.
 */
export function LastHands({ game, className }: { readonly game: GameView; readonly className: string }) {
  const t = useWords().table;
  const speaker = useSpeaker();
  const hands = useMemo(
    () => (game.position.about.tallied?.by === "hands" ? lastHands(game.log, max) : []),
    [game],
  );
  const parties = playersByParty(game.position);
  const last = hands.at(-1);
  if (!last) return null;
  const short = shortNames(
    game.players.map(({ name }) => name),
    letters,
  );
  const shortOf = (id: string) => short[game.players.findIndex((player) => player.id === id)];
  return (
    <section aria-label={t.lastHands} className={`board @container grid gap-2 p-3 text-left ${className}`}>
      <div className="flex items-start gap-2" style={rowHeight(parties)}>
        <div
          aria-hidden="true"
          className="grid max-w-[7rem] min-w-0 grow auto-rows-[var(--row)] gap-0.5 text-on-walnut-soft"
        >
          {parties.map((party) => (
            <div key={party[0]?.id} className="grid content-center">
              {party.map(({ id }) => (
                <WholeName key={id} name={shortOf(id) ?? ""} largest="var(--text-seat)" />
              ))}
            </div>
          ))}
        </div>
        <ol className="flex shrink-0 gap-2">
          {hands.map((hand, index) => (
            <li
              key={hand.number}
              className={`relative ${index < hands.length - maxOnPhone ? "hidden @min-[34rem]:block" : ""}`}
            >
              <span className="sr-only">
                {t.handSummary({ hand: hand.number, text: speaker.text(hand.text) })}
              </span>
              <HandTile hand={hand} parties={parties} />
            </li>
          ))}
        </ol>
      </div>
      <p aria-hidden="true" className="font-semibold wrap-anywhere text-brass-bright">
        {speaker.text(last.text)}
      </p>
    </section>
  );
}

type Parties = ReturnType<typeof playersByParty>;

/** A row is as high as a party's names. */
const rowHeight = (parties: Parties) => {
  const names = Math.max(...parties.map((party) => party.length));
  return { "--row": `max(2rem, calc(${names} * 1.28 * var(--text-seat) + 0.25rem))` } as CSSProperties;
};

function HandTile({ hand, parties }: { readonly hand: RememberedHand; readonly parties: Parties }) {
  const language = useLanguage();
  const nobody = hand.winners.length === 0 ? "=" : "·";
  return (
    <div aria-hidden="true">
      {hand.sentBack && <Crack />}
      <div className="grid auto-rows-[var(--row)] gap-0.5">
        {parties.map((party) => {
          const id = party[0]?.id ?? "";
          const total = numberText(hand.totals[id] ?? 0, language);
          const face = hand.winners.includes(id)
            ? `plate ${total.length > 2 ? "text-[min(0.75rem,3.5vmin)]" : "text-lead"}`
            : "rounded-plate bg-walnut-deep text-on-walnut-soft";
          return (
            <span key={id} className={`grid w-[min(2rem,8cqw)] place-items-center ${face}`}>
              {hand.winners.includes(id) ? total : nobody}
            </span>
          );
        })}
      </div>
      <span className="block text-center text-seat text-on-walnut-soft">{hand.number}</span>
    </div>
  );
}

/** A jagged line from top to bottom, before the tile. */
function Crack() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 40"
      preserveAspectRatio="none"
      className="absolute top-0 right-full h-full w-2"
    >
      <path
        d="M6 0L2 9L8 16L2 25L8 32L4 40"
        fill="none"
        stroke="var(--brass-bright)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
