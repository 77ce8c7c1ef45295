"use client";

import { useSearchParams } from "next/navigation";
import { useMyLeague } from "@/lib/client/leagues/league-keys";
import { useCatalogue, useLoaded, useWords } from "@/lib/i18n/hooks/use-words";
import { withFormer } from "@/lib/league/roster/erasure";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { DeleteLeague } from "./delete-league";
import { DeletedLeague } from "./deleted-league";
import { EveningsSection } from "./evenings/evenings-section";
import { LeagueState } from "./league-state";
import { LockedLeague } from "./locked-league";
import { NoLeague } from "./no-league";
import { CommentsSection } from "./sections/games/comments-section";
import { GamesSection } from "./sections/games/games-section";
import { PaperSection } from "./sections/games/paper-section";
import { InviteSection } from "./sections/invite-section";
import { MoneySection } from "./sections/money-section";
import { NamesSection } from "./sections/names-section";
import { PagesSection } from "./sections/pages-section";
import { PointsSection } from "./sections/points-section";
import { RosterSection } from "./sections/roster-section";
import { RulesSection } from "./sections/rules-section";
import { SeasonsSection } from "./sections/seasons-section";
import { TakeOff } from "./take-off";
import { WayBack } from "./way-back";

/** Where a league is kept by whoever has its key (`?league=ID`). `kinds`: the ids of all games. */
export function KeeperScreen({ kinds }: { readonly kinds: readonly string[] }) {
  const id = useSearchParams().get("league");
  const { mine, offer, again } = useMyLeague(id);
  useLoaded("keeping", "plans", "league", "invite", "games");
  const t = useCatalogue("keeping");
  const plans = useCatalogue("plans");
  const { shell } = useWords();
  const back = { href: "/", label: shell.toGames };
  if (mine === undefined || (mine === "missing" && offer?.offered === "asking"))
    return (
      <PageFrame title={t.keepTitle} back={back}>
        <OneMoment />
      </PageFrame>
    );
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
  /** Where the sections are on the page, and what they are called. */
  const sections = [
    ["roster", t.roster],
    ["games", t.games],
    ["paper", t.paper.heading],
    ["comments", t.comments.heading],
    ["evenings", plans.heading],
    ["seasons", t.seasons],
    ["house-rules", t.rules],
    ["points", t.points],
    ["money", t.money],
    ["address", t.nameAndAddress],
    ...(mine.league.slug === "" ? [] : [["pages", t.pages] as const]),
    ["invite", t.invite],
  ] as const;
  const shown = { ...mine, league: withFormer(mine.league, t.formerPlayer) };
  return (
    <PageFrame title={mine.league.name} back={back}>
      <WayBack leagueId={mine.league.id}>
        <div className="grid gap-5">
          <LeagueState mine={shown} />
          <nav aria-label={t.contents}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2">
              {sections.map(([id, heading]) => (
                <li key={id} className="grid">
                  <a href={`#${id}`} className="key px-2">
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <RosterSection league={mine.league} />
          <GamesSection mine={shown} />
          <PaperSection league={shown.league} kinds={kinds} />
          <CommentsSection mine={shown} />
          <EveningsSection mine={shown} />
          <SeasonsSection league={shown.league} />
          <RulesSection league={shown.league} />
          <PointsSection league={shown.league} />
          <MoneySection mine={shown} />
          <NamesSection league={shown.league} />
          <PagesSection mine={shown} />
          <InviteSection mine={shown} />
          <TakeOff mine={shown} />
          <DeleteLeague mine={shown} />
        </div>
      </WayBack>
    </PageFrame>
  );
}
