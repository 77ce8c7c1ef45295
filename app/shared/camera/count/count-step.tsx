"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import { readTile, type TileSet } from "@/lib/rules/tiles/tiles";
import { Icon } from "@/lib/ui/icon";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { tileName } from "@/lib/ui/tiles/tile-name";
import type { Hint, Point, Reading } from "@/lib/vision";
import type { ReadAt } from "../reading/read-photo";
import { useCameraWords } from "../use-camera-words";
import type { Picture } from "../use-counting";
import { CorrectTile } from "./correct-tile";
import { CountSum } from "./count-sum";
import {
  type FoundTile,
  flagsOf,
  foundIn,
  isConflict,
  middleOf,
  nextFlagged,
  withOneMore,
  without,
  withReadThere,
  withTile,
} from "./found-tiles";
import { PhotoBoxes } from "./photo-boxes";
import { TileRow } from "./tile-row";
import { viewOfTiles } from "./view-of-tiles";

/** The whole photo; its tiles; or those twice as large. */
type Zoom = "whole" | "tiles" | "large";

interface CountStepProps {
  readonly picture: Picture;
  readonly reading: Reading;
  readonly readAt: ReadAt;
  readonly counted: CountedSet;
  readonly taken: ReadonlyMap<string, string>;
  readonly had: number;
  onAnother(): void;
  onAccept(tiles: readonly string[], how: "instead" | "too"): void;
}

/** The tiles that were read, on the photo and as a list. Each can be corrected, and all accepted into the hand. */
export function CountStep(props: CountStepProps) {
  const { picture, reading, readAt, counted, taken, had, onAnother, onAccept } = props;
  const words = useWords();
  const t = useCameraWords();
  const [tiles, setTiles] = useState(() => foundIn(reading));
  const [open, setOpen] = useState<number>();
  /** Whether "next marked" leads from tile to tile. */
  const [walks, setWalks] = useState(false);
  /** The unnamed tiles whose places are being read. */
  const [looking, setLooking] = useState<ReadonlySet<number>>(new Set());
  const [zoom, setZoom] = useState<Zoom>("tiles");
  const [status, setStatus] = useState("");
  const [refused, setRefused] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const leftFor = useRef<number>(undefined);
  // Back from a tile's correction to its line, or to the list's end where the line is gone.
  useEffect(() => {
    if (open !== undefined || leftFor.current === undefined) return;
    const line = list.current?.querySelector<HTMLElement>(`[data-tile="${leftFor.current}"] button`);
    (line ?? list.current?.querySelector<HTMLElement>("li:last-child button"))?.focus();
    leftFor.current = undefined;
  }, [open]);

  const flags = flagsOf(tiles, taken);
  const view = useMemo(
    () =>
      viewOfTiles(
        zoom === "whole" ? [] : [...reading.tiles.map(({ box }) => box), ...reading.unread],
        picture,
      ),
    [reading, picture, zoom],
  );
  const place = tiles.findIndex(({ id }) => id === open);
  const opened = tiles[place];
  const nameOf = ({ tile, unread }: Pick<FoundTile, "tile" | "unread">) =>
    tile === undefined ? (unread ? t.unreadTile : t.newTile) : tileName(tile, words);
  const pipsOf = (text: string | undefined) => {
    const tile = readTile(text);
    return tile ? counted.pipsOf(tile) : 0;
  };
  const lookAt = async (id: number, at: Point) => {
    const known = tiles.flatMap(({ box, tile }) => (box && tile !== undefined ? [box] : []));
    setLooking((now) => new Set(now).add(id));
    const there = await readAt(at, known);
    if (there) setTiles((now) => withReadThere(now, id, there));
    setLooking((now) => new Set([...now].filter((each) => each !== id)));
  };
  const openTile = (id: number) => {
    const { box, tile, likely } = tiles.find((each) => each.id === id) ?? {};
    setOpen(id);
    if (box && tile === undefined && likely?.length === 0) void lookAt(id, middleOf(box));
  };
  /** Back to the list, or on to the next marked tile. An added tile that nobody named is dropped. */
  const leave = (id: number, after: readonly FoundTile[], goesOn: boolean) => {
    setTiles(after.filter(({ tile, unread }) => tile !== undefined || unread));
    const next = goesOn ? nextFlagged(after, flagsOf(after, taken), id) : undefined;
    setWalks(next !== undefined);
    if (next) return openTile(next.id);
    leftFor.current = id;
    setOpen(undefined);
  };
  const add = (at?: Point) => {
    const more = withOneMore(tiles, at, picture.width);
    setTiles(more.tiles);
    setWalks(false);
    setOpen(more.id);
    if (at) void lookAt(more.id, at);
  };
  const remove = (id: number) => {
    const gone = tiles.find((tile) => tile.id === id);
    if (gone) setStatus(t.removed({ tile: nameOf(gone) }));
    leave(id, without(tiles, id), walks);
  };
  const accept = (how: "instead" | "too") => {
    if ([...flags.values()].some((each) => each.some(isConflict))) setRefused(true);
    else
      onAccept(
        tiles.flatMap(({ tile }) => tile ?? []),
        how,
      );
  };
  const marked = [...flags.values()].filter((each) => each.length > 0).length;
  const toNext = (after: number | undefined) => {
    const next = nextFlagged(tiles, flags, after);
    if (!next) return;
    setWalks(true);
    openTile(next.id);
  };
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="grid min-h-0 grow auto-rows-max content-start gap-4 overflow-y-auto p-4 sm:p-6 lg:auto-rows-fr lg:grid-cols-[3fr_2fr] lg:overflow-hidden on-side:auto-rows-fr on-side:grid-cols-2 on-side:overflow-hidden on-side:p-2">
        <figure className="sticky -top-4 z-10 -mx-4 -mt-4 flex min-h-0 flex-col gap-1 bg-table px-4 pt-4 pb-1 sm:-top-6 lg:static lg:m-0 lg:p-0 on-side:static on-side:m-0 on-side:p-0">
          <div
            className={
              zoom === "large" ? "max-h-[40dvh] overflow-auto lg:max-h-full" : "flex min-h-0 grow flex-col"
            }
          >
            <PhotoBoxes
              picture={picture}
              view={view}
              large={zoom === "large"}
              tiles={tiles}
              flags={flags}
              open={open}
              onOpen={(id) => {
                setWalks(false);
                openTile(id);
              }}
              onAdd={add}
            />
          </div>
          <figcaption className="flex items-center gap-2 text-fine text-ink-soft">
            <span className="grow text-pretty">{t.tapPhoto}</span>
            <button
              type="button"
              className="key shrink-0"
              aria-label={t.smaller}
              disabled={zoom === "whole"}
              onClick={() => setZoom(zoom === "large" ? "tiles" : "whole")}
            >
              <Icon icon="minus" className="size-5" />
            </button>
            <button
              type="button"
              className="key shrink-0"
              aria-label={t.larger}
              disabled={zoom === "large"}
              onClick={() => setZoom(zoom === "whole" ? "tiles" : "large")}
            >
              <Icon icon="plus" className="size-5" />
            </button>
          </figcaption>
        </figure>
        <div className="grid min-h-0 content-start gap-3 lg:overflow-y-auto lg:px-1 on-side:overflow-y-auto on-side:px-1">
          {opened ? (
            <CorrectTile
              key={opened.id}
              number={place + 1}
              tile={opened}
              picture={picture}
              set={counted.set}
              taken={taken}
              looking={looking.has(opened.id)}
              onTile={(tile) => {
                leave(opened.id, withTile(tiles, opened.id, tile), walks);
                setRefused(false);
              }}
              onRemove={() => remove(opened.id)}
              onNext={nextFlagged(tiles, flags, opened.id) && (() => toNext(opened.id))}
              onBack={() => leave(opened.id, tiles, false)}
            />
          ) : (
            <>
              {reading.hints.map((hint) => (
                <HintLine key={hint} hint={hint} set={counted.set} />
              ))}
              {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list */}
              <ul ref={list} role="list" aria-label={t.tiles} className="grid gap-1.5">
                {tiles.map((tile, index) => (
                  <TileRow
                    key={tile.id}
                    number={index + 1}
                    tile={tile}
                    name={nameOf(tile)}
                    pips={pipsOf(tile.tile)}
                    flags={flags.get(tile.id) ?? []}
                    onCorrect={() => {
                      setWalks(false);
                      openTile(tile.id);
                    }}
                    onRemove={() => remove(tile.id)}
                  />
                ))}
                <li>
                  <button type="button" className="key w-full" onClick={() => add()}>
                    <Icon icon="plus" className="size-5" />
                    {t.add}
                  </button>
                </li>
              </ul>
            </>
          )}
          <p role="status" className="sr-only">
            {status}
          </p>
        </div>
      </div>
      {/* While one tile is looked at, a phone's room is the picker's. */}
      <footer
        className={`${opened ? "hidden lg:grid" : "grid"} gap-2 border-t border-line bg-sunk px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6`}
      >
        {refused && marked > 0 && (
          <p role="alert">
            <ProblemText>{t.conflict}</ProblemText>
          </p>
        )}
        <CountSum
          tiles={tiles.filter(({ tile }) => tile !== undefined).length}
          looked={tiles.length}
          pips={tiles.reduce((sum, { tile }) => sum + pipsOf(tile), 0)}
          marked={marked}
          had={had}
          onCheck={() => toNext(undefined)}
          onAnother={onAnother}
          onAccept={accept}
        />
      </footer>
    </div>
  );
}

function HintLine({ hint, set }: { readonly hint: Hint; readonly set: TileSet }) {
  const t = useCameraWords();
  // A wild end looks like a great many pips.
  if (hint === "larger-set" && set.special) return null;
  return (
    <p className="rounded-plate border border-brass bg-surface px-3 py-2">
      {hint === "not-tiles"
        ? t.noTilesText
        : hint === "larger-set"
          ? t.largerSet({ highest: set.highest })
          : t.hints[hint]}
    </p>
  );
}
