"use client";

import { useEffect } from "react";
import { firstGames } from "@/lib/client/first-games";
import {
  type FollowedLeague,
  follow,
  noteFollowed,
  unfollow,
  useFollowed,
} from "@/lib/client/leagues/followed";
import { whenIdle } from "@/lib/client/when-idle";
import { Icon } from "@/lib/ui/icon";

interface FollowKeyProps {
  readonly league: FollowedLeague;
  readonly t: { readonly follow: string; readonly following: string };
}

/** Loaded apart: whoever only reads the page does not need it. */
async function keep(id: string): Promise<void> {
  try {
    await (await import("@/lib/client/leagues/record/keep-league")).keepLeague(id);
  } catch {
    // The next page that can load it keeps the league.
  }
}

/**
 * Adds the league to this device's first page, or removes it. Those who manage it have it there anyway. Either device
 * keeps what it needs to draw the league's pages without a network.
 */
export function FollowKey({ league: { id, slug, name }, t }: FollowKeyProps) {
  const followed = useFollowed();
  useEffect(() => noteFollowed({ id, slug, name }), [id, slug, name]);
  const isManaged = followed !== undefined && firstGames().leagues.some((each) => each.id === id);
  const isFollowed = followed?.some((each) => each.id === id) === true;
  const isKept = isManaged || isFollowed;
  useEffect(() => (isKept ? whenIdle(() => void keep(id)) : undefined), [id, isKept]);
  if (!followed || isManaged) return null;
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      className="key shrink-0 gap-2 px-3 text-[min(1.0625rem,4.5vmin)] print:hidden"
      onClick={() => (isFollowed ? unfollow(id) : follow({ id, slug, name }))}
    >
      {!isFollowed && <Icon icon="plus" className="size-5" />}
      {isFollowed ? t.following : t.follow}
    </button>
  );
}
