"use client";

import type { GameView } from "@/lib/client/game/games";
import { useCurrency } from "@/lib/client/leagues/currency";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { moneyIn } from "@/lib/ui/text/money-text";
import { TileText } from "@/lib/ui/tiles/tile-text";

interface HeadlineProps {
  readonly game: GameView;
  /** Whether points are entered on the board. */
  readonly isScored: boolean;
  /** Whether there is room for little else than the players. */
  readonly isBrief: boolean;
  /** Whether somebody is asked something first. */
  readonly hasOffers: boolean;
}

/** What comes next, and what is dealt and paid for it. */
export function Headline({ game, isScored, isBrief, hasOffers }: HeadlineProps) {
  const { position, lines, players, result } = game;
  const { table: t } = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const currency = useCurrency(game.league);
  const { deal } = position;
  const leads = Object.hasOwn(position.next(), "leads") ? [speaker.text(position.starts())] : [];
  // Before the first entry, nobody has won or paid anything but the stake that everybody pays to begin.
  const stake = lines.length > 0 ? 0 : -(result.balances[players[0]?.id ?? ""] ?? 0);
  // In games scored on the board, its two lines keep their room, so that no key moves under the thumb; where room is
  // short, a longer name that leads gets no third.
  const room = isBrief ? "min-h-[3.25rem]" : "min-h-[5.4rem]";
  return (
    <div className={isScored ? `grid ${room} content-center sm:max-lg:min-h-0` : ""}>
      <h2 className={isBrief ? "line-clamp-2 text-lead" : "text-title"} data-testid="headline">
        <TileText text={speaker.text(position.headline())} />
      </h2>
      {deal && !hasOffers && !isBrief && (
        <p className="text-ink-soft">{[t.deal(deal), ...leads].join(" · ")}</p>
      )}
      {stake > 0 && (
        <p className="font-semibold">{t.payNow({ stake: moneyIn(stake, currency, language) })}</p>
      )}
    </div>
  );
}
