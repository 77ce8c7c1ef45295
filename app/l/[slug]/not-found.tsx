import Link from "next/link";
import { leagueWordsIn } from "@/lib/i18n/league-words";
import { wordsIn } from "@/lib/i18n/words";
import { Notice } from "@/lib/ui/notice";
import { PageFrame } from "@/lib/ui/page-frame";

const say = leagueWordsIn.en;
const shell = wordsIn.en.shell;

export default function LeagueNotFound() {
  return (
    <PageFrame title={say.league} back={{ href: "/", label: shell.toGames }}>
      <Notice tile="4-0" title={say.missingTitle} text={say.missing}>
        <Link href="/" className="action">
          {shell.toGames}
        </Link>
      </Notice>
    </PageFrame>
  );
}
