"use client";

import type { Offered } from "@/lib/client/leagues/league-keys";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { Notice } from "@/lib/ui/page/notice";
import { NewKey } from "./new-key";

interface NoLeagueProps {
  readonly leagueId: string | null;
  /** The result of the key in the address. */
  readonly offer: Offered | undefined;
  /** Offers it again. */
  again(): void;
}

/** A league that is not on this device: why, and where to go from there. */
export function NoLeague({ leagueId, offer, again }: NoLeagueProps) {
  const t = useCatalogue("keeping");
  const { shell } = useWords();
  const speaker = useSpeaker();
  const later =
    offer?.offered === "unreachable"
      ? { title: t.offline, text: t.offlineInvite }
      : offer?.offered === "not-stored" && { title: t.noLeagueTitle, text: speaker.problem(offer.problem) };
  if (later)
    return (
      <Notice tile="4-0" {...later}>
        <button type="button" className="action" onClick={again}>
          {shell.tryAgain}
        </button>
      </Notice>
    );
  const why =
    offer?.offered === "wrong-key"
      ? { title: t.lockedTitle, text: t.wrongKey }
      : offer?.offered === "damaged"
        ? { title: t.damagedTitle, text: t.damagedLink }
        : { title: t.noLeagueTitle, text: t.noLeague };
  // Pasting the link is what leads on from here.
  const look = leagueId === null ? "action" : "key";
  const slug = offer?.offered === "wrong-key" ? offer.slug : undefined;
  return (
    <>
      <Notice tile="4-0" {...why}>
        {slug === undefined ? (
          <Link href="/" className={look}>
            {shell.toGames}
          </Link>
        ) : (
          <a href={`/l/${slug}`} className={look}>
            {t.seePage}
          </a>
        )}
      </Notice>
      {leagueId !== null && <NewKey leagueId={leagueId} />}
    </>
  );
}
