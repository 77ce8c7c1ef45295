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
  /** Whether somebody is asked something first. */
  readonly hasOffers: boolean;
}

/** What comes next, and what is dealt and paid for it. */
export function Headline({ game, isScored, hasOffers }: HeadlineProps) {
  const { position, lines, players, result } = game;
  const { table: t } = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const currency = useCurrency(game.league);
  const { deal } = position;
  // Before the first entry, nobody has won or paid anything but the stake that everybody pays to begin.
  const stake = lines.length > 0 ? 0 : -(result.balances[players[0]?.id ?? ""] ?? 0);
  // In games scored on the board, room for two lines keeps it from moving when a longer name leads.
  return (
    <div className={isScored ? "grid min-h-[5.2rem] content-center sm:max-lg:min-h-0" : ""}>
      <h2 className="text-title" data-testid="headline">
        <TileText text={speaker.text(position.headline())} />
      </h2>
      {deal && !hasOffers && <p className="text-ink-soft">{t.deal(deal)}</p>}
      {stake > 0 && (
        <p className="font-semibold">{t.payNow({ stake: moneyIn(stake, currency, language) })}</p>
      )}
    </div>
  );
}
