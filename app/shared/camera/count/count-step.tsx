"use client";

import { useEffect, useRef, useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import { readTile, type TileSet } from "@/lib/rules/tiles/tiles";
import { Icon } from "@/lib/ui/icon";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { tileName } from "@/lib/ui/tiles/tile-name";
import type { Hint, Point, Reading } from "@/lib/vision";
import { useCameraWords } from "../use-camera-words";
import type { Picture } from "../use-counting";
import { CorrectTile } from "./correct-tile";
import { CountSum } from "./count-sum";
import { type FoundTile, flagsOf, foundIn, isConflict, withOneMore, without, withTile } from "./found-tiles";
import { PhotoBoxes } from "./photo-boxes";
import { TileRow } from "./tile-row";

interface CountStepProps {
  readonly picture: Picture;
  readonly reading: Reading;
  readonly counted: CountedSet;
  readonly taken: ReadonlyMap<string, string>;
  readonly had: number;
  onAnother(): void;
  onAccept(tiles: readonly string[], how: "instead" | "too"): void;
}

/** The tiles that were read, on the photo and as a list. Each can be corrected, and all accepted into the hand. */
export function CountStep(props: CountStepProps) {
  const { picture, reading, counted, taken, had, onAnother, onAccept } = props;
  const words = useWords();
  const t = useCameraWords();
  const [tiles, setTiles] = useState(() => foundIn(reading));
  const [open, setOpen] = useState<number>();
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
  const place = tiles.findIndex(({ id }) => id === open);
  const opened = tiles[place];
  const nameOf = ({ tile, unread }: Pick<FoundTile, "tile" | "unread">) =>
    tile === undefined ? (unread ? t.unreadTile : t.newTile) : tileName(tile, words);
  const pipsOf = (text: string | undefined) => {
    const tile = readTile(text);
    return tile ? counted.pipsOf(tile) : 0;
  };
  const leave = (id: number) => {
    leftFor.current = id;
    // An added tile that nobody named is dropped.
    setTiles((now) => now.filter(({ tile, unread }) => tile !== undefined || unread));
    setOpen(undefined);
  };
  const add = (at?: Point) => {
    const more = withOneMore(tiles, at, picture.width);
    setTiles(more.tiles);
    setOpen(more.id);
  };
  const remove = (id: number) => {
    const gone = tiles.find((tile) => tile.id === id);
    if (gone) setStatus(t.removed({ tile: nameOf(gone) }));
    setTiles((now) => without(now, id));
    leave(id);
    leftFor.current = id;
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
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="grid min-h-0 grow auto-rows-max content-start gap-4 overflow-y-auto p-4 sm:p-6 lg:auto-rows-fr lg:grid-cols-[3fr_2fr] lg:overflow-hidden on-side:auto-rows-fr on-side:grid-cols-2 on-side:overflow-hidden on-side:p-2">
        <figure className="flex min-h-0 flex-col gap-1">
          <PhotoBoxes
            picture={picture}
            tiles={tiles}
            flags={flags}
            open={open}
            onOpen={setOpen}
            onAdd={add}
          />
          <figcaption className="text-center text-fine text-ink-soft">{t.tapPhoto}</figcaption>
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
              onTile={(tile) => {
                setTiles(withTile(tiles, opened.id, tile));
                setOpen(undefined);
                leftFor.current = opened.id;
                setRefused(false);
              }}
              onRemove={() => remove(opened.id)}
              onBack={() => leave(opened.id)}
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
                    onCorrect={() => setOpen(tile.id)}
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
