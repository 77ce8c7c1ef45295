"use client";

import { useRestore } from "@/app/shared/use-restore";
import { restoreGame } from "@/lib/client/game/deletion";
import { type MyGame, tableAddress } from "@/lib/client/game/my-games";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { localeForAll, longDate } from "@/lib/ui/text/when-text";

interface DeletedGamesProps {
  readonly games: readonly MyGame[];
  nameOf(game: MyGame): string;
}

/** Games that were deleted on the server and that this device can restore, or still has to decide about. */
export function DeletedGames({ games, nameOf }: DeletedGamesProps) {
  const t = useCatalogue("deletion");
  const language = useLanguage();
  const { busy, failed, restore } = useRestore(restoreGame);
  return (
    <section aria-labelledby="deleted" className="my-6 grid gap-3">
      <h2 id="deleted" className="text-title">
        {t.deletedGames}
      </h2>
      <div role="alert" className="empty:hidden">
        {failed && <ProblemText>{t.failed[failed]}</ProblemText>}
      </div>
      <ul className="panel divide-y divide-line">
        {games.map((game) => {
          const until = game.deleted?.until;
          return (
            <li key={game.id} className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 px-4 py-3">
              <div className="min-w-0 grow basis-48 leading-snug wrap-anywhere">
                <Link href={tableAddress(game)} className="quiet-link">
                  {nameOf(game)}
                </Link>
                {": "}
                {new Intl.ListFormat(localeForAll(language)).format(game.players.map(({ name }) => name))}
                <p className="text-fine text-ink-soft">
                  {until === undefined ? t.cannotComeBack : t.canComeBack({ day: longDate(until, language) })}
                </p>
              </div>
              {until !== undefined && (
                <button
                  type="button"
                  className="key shrink-0"
                  disabled={busy}
                  aria-label={t.bringBackNamed({ game: nameOf(game) })}
                  onClick={() => void restore(game.id)}
                >
                  {t.bringBack}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
