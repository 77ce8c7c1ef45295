"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { keepPage } from "@/lib/client/leagues/followed";
import { useMyLeague } from "@/lib/client/leagues/league-keys";
import { idInQuery } from "@/lib/export/links/traces";
import { useCatalogue, useLoaded, useWords } from "@/lib/i18n/hooks/use-words";
import { withFormer } from "@/lib/league/roster/erasure";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { DeleteLeague } from "./delete-league";
import { DeletedLeague } from "./deleted-league";
import { EveningsSection } from "./evenings/evenings-section";
import { KeeperSection } from "./keeper-section";
import { LeagueState } from "./league-state";
import { LockedLeague } from "./locked-league";
import { NoLeague } from "./no-league";
import { PaperEvening, PastSection } from "./past/past-section";
import type { PlayedGames } from "./past/use-past";
import { RemoveFromDevice } from "./remove-from-device";
import { CommentsSection } from "./sections/games/comments-section";
import { GamesSection } from "./sections/games/games-section";
import { PaperSection } from "./sections/games/paper-section";
import { InviteSection } from "./sections/invite-section";
import { LogSection } from "./sections/log-section";
import { MoneySection } from "./sections/money-section";
import { NamesSection } from "./sections/names-section";
import { PagesSection } from "./sections/pages-section";
import { PointsSection } from "./sections/points/points-section";
import { RosterSection } from "./sections/roster-section";
import { RulesSection } from "./sections/rules-section";
import { SeasonsSection } from "./sections/seasons-section";
import { UndoRemoval } from "./undo-removal";

/** Where people with a key manage a league, or put results in (`?league=ID`). */
export function KeeperScreen(games: PlayedGames) {
  const { aims } = games;
  const asked = useSearchParams().get("league");
  const id = asked && idInQuery(asked);
  const { mine, offer, again } = useMyLeague(id);
  const slug = mine === undefined || mine === "missing" ? "" : mine.stored.known.slug;
  useEffect(() => keepPage(slug), [slug]);
  useLoaded("keeping", "plans", "league", "invite", "games");
  const t = useCatalogue("keeping");
  const { shell } = useWords();
  const back = { href: "/", label: shell.toGames };
  if (mine === undefined || (mine === "missing" && offer?.offered === "asking"))
    return <LoadingPage title={t.keepTitle} back={back} />;
  if (mine === "missing")
    return (
      <PageFrame title={t.keepTitle} back={back}>
        <NoLeague leagueId={id} offer={offer} again={again} />
      </PageFrame>
    );
  if (mine.stored.deleted)
    return (
      <PageFrame title={mine.league.name} back={back}>
        <DeletedLeague mine={mine} deleted={mine.stored.deleted} />
      </PageFrame>
    );
  if (mine.stored.locked)
    return (
      <PageFrame title={mine.league.name} back={back}>
        <LockedLeague mine={mine} />
      </PageFrame>
    );
  const rulesetIds = Object.keys(aims);
  const shown = { ...mine, league: withFormer(mine.league, t.formerPlayer) };
  if (mine.stored.scorer)
    return (
      <PageFrame title={mine.league.name} back={back}>
        <div className="grid gap-5">
          <p className="text-pretty">{t.scorers.here}</p>
          <LeagueState mine={shown} />
          <div className="panel divide-y divide-line">
            <PaperSection league={shown.league} rulesetIds={rulesetIds} />
            <PaperEvening mine={shown} games={games} />
            <KeeperSection id="removal" heading={t.removeHere} summary={t.removeHereStays}>
              <RemoveFromDevice mine={shown} />
            </KeeperSection>
          </div>
        </div>
      </PageFrame>
    );
  return (
    <PageFrame title={mine.league.name} back={back}>
      <UndoRemoval leagueId={mine.league.id}>
        <div className="grid gap-5">
          <LeagueState mine={shown} />
          <div className="panel divide-y divide-line">
            <EveningsSection mine={shown} />
            <GamesSection mine={shown} />
            <PaperSection league={shown.league} rulesetIds={rulesetIds} />
            <PaperEvening mine={shown} games={games} />
            <PastSection mine={shown} games={games} />
            <CommentsSection mine={shown} />
            <MoneySection mine={shown} />
          </div>
          <div className="panel divide-y divide-line">
            <RosterSection league={mine.league} />
            <PagesSection mine={shown} />
            <InviteSection mine={shown} />
          </div>
          <div className="panel divide-y divide-line">
            <SeasonsSection mine={shown} rulesetIds={rulesetIds} />
            <PointsSection mine={shown} rulesetIds={rulesetIds} />
            <RulesSection league={shown.league} />
            <NamesSection league={shown.league} />
            {!mine.stored.create && <LogSection mine={shown} />}
            <KeeperSection id="removal" heading={t.removal} summary={t.removalSummary}>
              <RemoveFromDevice mine={shown} />
              <DeleteLeague mine={shown} />
            </KeeperSection>
          </div>
        </div>
      </UndoRemoval>
    </PageFrame>
  );
}
