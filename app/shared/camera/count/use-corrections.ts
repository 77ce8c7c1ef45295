"use client";

import { useState } from "react";
import type { Point, Reading } from "@/lib/vision";
import { middleOf } from "../boxes/box";
import type { ReadAt } from "../reading/read-photo";
import type { Picture } from "../use-counting";
import {
  type FoundTile,
  flagsOf,
  foundIn,
  nextFlagged,
  withOneMore,
  without,
  withReadThere,
  withTile,
} from "./found-tiles";

interface CorrectionsOptions {
  readonly picture: Picture;
  readonly reading: Reading;
  readonly readAt: ReadAt;
  /** Tiles this hand cannot hold, each with a label that says why. */
  readonly taken: ReadonlyMap<string, string>;
  /** A tile was corrected, or closed: its line is where the person was. */
  onLeave(id: number): void;
}

/** The tiles of a photo as a person corrects them, one open at a time. */
export function useCorrections({ picture, reading, readAt, taken, onLeave }: CorrectionsOptions) {
  const [tiles, setTiles] = useState(() => foundIn(reading, taken));
  const [open, setOpen] = useState<number>();
  /** Whether the next marked tile is opened after this one. */
  const [walks, setWalks] = useState(false);
  /** The unnamed tiles whose places are being read. */
  const [looking, setLooking] = useState<ReadonlySet<number>>(new Set());
  const flags = flagsOf(tiles, taken);

  const lookAt = async (id: number, at: Point) => {
    const known = tiles.flatMap(({ box, tile }) => (box && tile !== undefined ? [box] : []));
    setLooking((now) => new Set(now).add(id));
    const there = await readAt(at, known);
    if (there) setTiles((now) => withReadThere(now, id, there));
    setLooking((now) => new Set([...now].filter((each) => each !== id)));
  };
  const show = (id: number, walking: boolean) => {
    const { box, tile, likely } = tiles.find((each) => each.id === id) ?? {};
    setWalks(walking);
    setOpen(id);
    if (box && tile === undefined && likely?.length === 0) void lookAt(id, middleOf(box));
  };
  /** Back to the list, or on to the next marked tile. An added tile that nobody named is dropped. */
  const leave = (id: number, after: readonly FoundTile[], goesOn: boolean) => {
    setTiles(after.filter(({ tile, unread }) => tile !== undefined || unread));
    const next = goesOn ? nextFlagged(after, flagsOf(after, taken), id) : undefined;
    if (next) return show(next.id, true);
    setWalks(false);
    setOpen(undefined);
    onLeave(id);
  };
  /** Undefined if no other tile is marked. */
  const toNext = (after?: number) => {
    const next = nextFlagged(tiles, flags, after);
    return next && (() => show(next.id, true));
  };
  const place = tiles.findIndex(({ id }) => id === open);
  return {
    tiles,
    flags,
    marked: [...flags.values()].filter((each) => each.length > 0).length,
    /** The tile that is open, and its number in the list. */
    opened: tiles[place],
    number: place + 1,
    isLooking: open !== undefined && looking.has(open),
    openTile: (id: number) => show(id, false),
    toNext,
    add: (at?: Point) => {
      const more = withOneMore(tiles, at, picture.width);
      setTiles(more.tiles);
      setWalks(false);
      setOpen(more.id);
      if (at) void lookAt(more.id, at);
    },
    correct: (id: number, tile: string) => leave(id, withTile(tiles, id, tile), walks),
    remove: (id: number) => leave(id, without(tiles, id), walks),
    close: (id: number) => leave(id, tiles, false),
  };
}
