import { Once } from "@/app/league/once/once";
import { FeedLinks } from "@/app/league/plans/feed-links";
import { NextEvening } from "@/app/league/plans/next-evening";
import { serverPage } from "@/app/league/server-page";
import { ChatSection } from "@/app/league/share/chat-section";
import { ShareLeague } from "@/app/league/share/share-league";
import { standingsPage } from "@/app/league/standings/standings-page";

/** Among how many of the latest unfinished games those being played are found. */
const maxUnfinished = 30;

const { head, page } = serverPage("", standingsPage, async (league) => {
  const { id, slug, name } = league.value.league;
  return {
    playing: await league.playing(maxUnfinished),
    nextEvening: <NextEvening league={league} />,
    sharing: (
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
        <ShareLeague slug={slug} name={name} />
        <Once>
          <FeedLinks leagueId={id} />
        </Once>
        <ChatSection league={league} />
      </div>
    ),
  };
});

export const generateMetadata = head;
export default page;
