"use client";

import { useCallback, useState } from "react";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { leagueCalls } from "@/lib/client/leagues/session/league-calls";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { changesAtOnce } from "@/lib/league/change/log-reply";
import { changeKinds, type LeagueChange } from "@/lib/league/changes/registry";
import { momentText } from "@/lib/ui/text/when-text";
import { changeText } from "../change-text";
import { KeeperSection } from "../keeper-section";
import { useServerList } from "../use-server-list";

/** What was changed in the league, when, with which key, and whether from this device: keys have no names. */
export function LogSection({ mine }: { readonly mine: MyLeague }) {
  const { stored, league } = mine;
  const { id, key } = stored;
  const t = useCatalogue("keeping");
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { list } = useServerList(
    stored,
    useCallback(() => leagueCalls.changes(id, key, page), [id, key, page]),
  );
  const isRead = list !== undefined && list !== "unreachable";
  const own = new Set((stored.sent ?? []).map((each) => each.id.toLowerCase()));
  const changes = isRead ? list.changes.filter(({ change }) => isKnown(change)) : [];
  // Names of players who are no longer on the roster.
  const former = changes.flatMap(({ change }) =>
    isKnown(change) && change.change === "player" ? [{ id: change.player, name: change.name }] : [],
  );
  const named = {
    ...mine,
    stored: { ...stored, known: { ...league, players: [...league.players, ...former] } },
  };
  return (
    <KeeperSection id="log" heading={t.log} summary={t.logHint}>
      {list === "unreachable" && <p className="text-ink-soft">{t.logNotRead}</p>}
      {isRead && list.total === 0 && <p className="text-ink-soft">{t.logEmpty}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {changes.map(({ at, by, change }) => (
          <li key={change.id} className="grid gap-0.5 py-2">
            <p className="wrap-anywhere">{isKnown(change) && changeText(change, named, language)}</p>
            <p className="text-fine text-ink-soft">
              <time dateTime={at}>{momentText(at, language)}</time>
              {by && ` · ${t.scorers.byThem}`}
              {own.has(change.id.toLowerCase()) && ` · ${t.fromHere}`}
            </p>
          </li>
        ))}
      </ul>
      {isRead && list.total > changesAtOnce && (
        <div className="flex flex-wrap gap-3">
          {page > 1 && (
            <button type="button" className="key px-5" onClick={() => setPage(page - 1)}>
              {t.laterChanges}
            </button>
          )}
          {page * changesAtOnce < list.total && (
            <button type="button" className="key px-5" onClick={() => setPage(page + 1)}>
              {t.earlierChanges}
            </button>
          )}
        </div>
      )}
    </KeeperSection>
  );
}

/** Not one of a later version. */
const isKnown = (change: { readonly change: string }): change is LeagueChange =>
  Object.hasOwn(changeKinds, change.change);
