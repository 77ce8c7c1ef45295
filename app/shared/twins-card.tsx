"use client";

import { areTwoPeople, dismissTwin } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { MovedCard } from "./moved-card";

interface TwinsCardProps {
  readonly mine: MyLeague;
  /** Only about these players. */
  readonly players?: readonly string[];
}

/** Asks whether newcomers are the players of the same name whom other phones had added, and says how that ended. */
export function TwinsCard({ mine: { stored, league }, players }: TwinsCardProps) {
  const t = useCatalogue("keeping");
  return stored.twins?.map(({ player, as, name, apart }) => {
    if (players && !players.includes(player) && !players.includes(as)) return null;
    const f = { name, league: league.name };
    const done = () => void dismissTwin(stored.id, player);
    if (apart) {
      const texts = [t.ownName({ ...f, now: apart.name })];
      return (
        <MovedCard
          key={player}
          title={t.twoPeople}
          texts={texts}
          answers={[{ label: t.seen, usual: true, run: done }]}
        />
      );
    }
    return (
      <MovedCard
        key={player}
        title={t.isSamePerson(f)}
        texts={[t.samePerson(f)]}
        answers={[
          { label: t.onePerson, usual: true, run: done },
          { label: t.twoPeople, run: () => void areTwoPeople(stored.id, player) },
        ]}
      />
    );
  });
}
