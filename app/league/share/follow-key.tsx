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
import { Icon } from "@/lib/ui/icon";

interface FollowKeyProps {
  readonly league: FollowedLeague;
  readonly t: { readonly follow: string; readonly following: string };
}

/** Adds the league to this device's first page, or removes it. Those who manage it have it there anyway. */
export function FollowKey({ league: { id, slug, name }, t }: FollowKeyProps) {
  const followed = useFollowed();
  useEffect(() => noteFollowed({ id, slug, name }), [id, slug, name]);
  if (!followed || firstGames().leagues.some((each) => each.id === id)) return null;
  const isFollowed = followed.some((each) => each.id === id);
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
