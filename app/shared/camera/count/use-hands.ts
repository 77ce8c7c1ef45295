"use client";

import { useMemo, useState } from "react";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import { pipsOf } from "@/lib/ui/text/held-text";
import type { Point } from "@/lib/vision";
import type { FoundTile } from "./found-tiles";
import { frameOf, groupAt, groupsOf } from "./groups";

export type HandsOnPhoto = ReturnType<typeof useHands>;

/**
 * The hands that lie apart on one photo, and whose they are. `holders`: how many hands are open; with as many hands on
 * the photo they are asked for at once, with another number if somebody says so.
 */
export function useHands(tiles: readonly FoundTile[], holders: number, counted: CountedSet) {
  const found = useMemo(() => groupsOf(tiles, holders), [tiles, holders]);
  const mayBeSeveral = holders > 1 && found.length > 1 && tiles.every(({ box }) => box);
  const [isSeveral, setSeveral] = useState(mayBeSeveral && found.length === holders);
  /** By a tile of the group, which stays when others of it are corrected. Null: nobody's. */
  const [named, setNamed] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [asked, setAsked] = useState<number>();
  const holderOf = (group: readonly FoundTile[]) => {
    const first = group.find(({ id }) => named.has(id));
    return first && named.get(first.id);
  };
  const groups = found.map((group) => {
    const texts = group.flatMap(({ tile }) => tile ?? []);
    return {
      frame: frameOf(group),
      texts,
      tiles: texts.length,
      unread: group.length - texts.length,
      pips: pipsOf(counted, texts),
      holder: holderOf(group),
    };
  });
  const nextOpen = groups.findIndex(({ holder }) => holder === undefined);
  const current = asked ?? (nextOpen < 0 ? undefined : nextOpen);
  const setHolder = (index: number, holder: string | null | undefined) =>
    setNamed((now) => {
      const next = new Map(now);
      for (const { id } of found[index] ?? []) next.delete(id);
      const [first] = found[index] ?? [];
      if (first && holder !== undefined) next.set(first.id, holder);
      return next;
    });
  const ask = (index: number) => {
    setHolder(index, undefined);
    setAsked(index);
  };
  return {
    mayBeSeveral,
    isSeveral: isSeveral && mayBeSeveral,
    groups,
    /** The hand that is asked about; undefined once all are named. */
    current,
    ask,
    askAt: (at: Point) => ask(groupAt(found, at)),
    name: (holder: string | null) => {
      if (current !== undefined) setHolder(current, holder);
      setAsked(undefined);
    },
    enter: () => setSeveral(true),
    leave: () => setSeveral(false),
    /** The tiles of everybody who was named. */
    hands: (): ReadonlyMap<string, readonly string[]> =>
      new Map(groups.flatMap(({ holder, texts }) => (typeof holder === "string" ? [[holder, texts]] : []))),
  };
}
