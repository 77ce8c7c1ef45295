"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import type { TileSet } from "@/lib/rules/tiles/tiles";
import { Icon } from "@/lib/ui/icon";
import { pipsOf } from "@/lib/ui/text/held-text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { tileName } from "@/lib/ui/tiles/tile-name";
import type { Hint, Reading } from "@/lib/vision";
import { PhotoFigure } from "../boxes/photo-figure";
import { frameAround } from "../boxes/view-of-tiles";
import type { CameraUse, HandUse } from "../camera-use";
import { ChainSum } from "../chain/chain-sum";
import { openEndsOf } from "../chain/open-ends";
import type { ReadAt } from "../reading/read-photo";
import { useCameraWords } from "../use-camera-words";
import type { Picture } from "../use-counting";
import { CorrectTile } from "./correct-tile";
import { CountSum } from "./count-sum";
import { type FoundTile, isConflict } from "./found-tiles";
import { HandsKeys, HandsPanel } from "./hands-panel";
import { TileRow } from "./tile-row";
import { useCorrections } from "./use-corrections";
import { useHands } from "./use-hands";

interface CountStepProps {
  readonly picture: Picture;
  readonly reading: Reading;
  readonly readAt: ReadAt;
  readonly counted: CountedSet;
  readonly use: CameraUse;
  onAnother(): void;
}

const nothingTaken: HandUse["taken"] = new Map();
const nobody: HandUse["holders"] = [];

/**
 * The tiles that were read, on the photo and as a list. Each can be corrected, and all accepted into the hand; or into
 * several hands that lie apart. Of a chain, its open ends are accepted.
 */
export function CountStep(props: CountStepProps) {
  const { picture, reading, readAt, counted, use, onAnother } = props;
  const { taken, holders } = use.reads === "hand" ? use : { taken: nothingTaken, holders: nobody };
  const words = useWords();
  const t = useCameraWords();
  const [status, setStatus] = useState("");
  const [refused, setRefused] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const leftFor = useRef<number>(undefined);
  const corrections = useCorrections({
    picture,
    reading,
    readAt,
    taken,
    onLeave: (id) => {
      leftFor.current = id;
    },
  });
  const { tiles, flags, marked, opened } = corrections;
  const hands = useHands(tiles, holders.length, counted);
  const ends = useMemo(() => (use.reads === "chain" ? openEndsOf(tiles) : undefined), [use.reads, tiles]);
  const openId = opened?.id;
  // Back from a tile's correction to its line, or to the list's end where the line is gone.
  useEffect(() => {
    if (openId !== undefined || leftFor.current === undefined) return;
    const line = list.current?.querySelector<HTMLElement>(`[data-tile="${leftFor.current}"] button`);
    (line ?? list.current?.querySelector<HTMLElement>("li:last-child button"))?.focus();
    leftFor.current = undefined;
  }, [openId]);

  const places = useMemo(() => [...reading.tiles.map(({ box }) => box), ...reading.unread], [reading]);
  const nameOf = ({ tile, unread }: Pick<FoundTile, "tile" | "unread">) =>
    tile === undefined ? (unread ? t.unreadTile : t.newTile) : tileName(tile, words);
  const texts = tiles.flatMap(({ tile }) => tile ?? []);
  const remove = (id: number) => {
    const gone = tiles.find((tile) => tile.id === id);
    if (gone) setStatus(t.removed({ tile: nameOf(gone) }));
    corrections.remove(id);
  };
  /** Unless a tile is marked that cannot be there. */
  const accept = (use: () => void) => {
    if ([...flags.values()].some((each) => each.some(isConflict))) setRefused(true);
    else use();
  };
  const asksWhose = hands.isSeveral && !opened;
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="grid min-h-0 grow auto-rows-max content-start gap-4 overflow-y-auto p-4 sm:p-6 lg:auto-rows-fr lg:grid-cols-[3fr_2fr] lg:overflow-hidden on-side:auto-rows-fr on-side:grid-cols-2 on-side:overflow-hidden on-side:p-2">
        <PhotoFigure
          picture={picture}
          places={places}
          caption={asksWhose ? t.tapHand : t.tapPhoto}
          tiles={tiles}
          flags={flags}
          open={openId}
          frames={
            asksWhose
              ? hands.groups.map(({ frame }, index) => ({ frame, open: index === hands.current }))
              : (ends ?? []).map(({ box }) => ({ frame: frameAround([box]), open: true }))
          }
          onOpen={asksWhose ? undefined : corrections.openTile}
          onPoint={asksWhose ? hands.askAt : corrections.add}
        />
        <div className="grid min-h-0 content-start gap-3 lg:overflow-y-auto lg:px-1 on-side:overflow-y-auto on-side:px-1">
          {opened ? (
            <CorrectTile
              key={opened.id}
              number={corrections.number}
              tile={opened}
              picture={picture}
              set={counted.set}
              taken={taken}
              looking={corrections.isLooking}
              onTile={(tile) => {
                corrections.correct(opened.id, tile);
                setRefused(false);
              }}
              onRemove={() => remove(opened.id)}
              onNext={corrections.toNext(opened.id)}
              onBack={() => corrections.close(opened.id)}
            />
          ) : (
            <>
              <Hints hints={reading.hints} set={counted.set} />
              {asksWhose && <HandsPanel hands={hands} holders={holders} />}
              {!asksWhose && hands.mayBeSeveral && (
                <button type="button" className="key w-full" onClick={hands.enter}>
                  {t.severalHands({ hands: hands.groups.length })}
                </button>
              )}
              {!asksWhose && (
                // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
                <ul ref={list} role="list" aria-label={t.tiles} className="grid gap-1.5">
                  {tiles.map((tile, index) => (
                    <TileRow
                      key={tile.id}
                      number={index + 1}
                      tile={tile}
                      name={nameOf(tile)}
                      pips={pipsOf(counted, tile.tile === undefined ? [] : [tile.tile])}
                      flags={flags.get(tile.id) ?? []}
                      onCorrect={() => corrections.openTile(tile.id)}
                      onRemove={() => remove(tile.id)}
                    />
                  ))}
                  <li>
                    <button type="button" className="key w-full" onClick={() => corrections.add()}>
                      <Icon icon="plus" className="size-5" />
                      {t.add}
                    </button>
                  </li>
                </ul>
              )}
            </>
          )}
          <p role="status" className="sr-only">
            {status}
          </p>
        </div>
      </div>
      {/* While one tile is looked at, a phone's room is the picker's. */}
      <footer
        className={`${opened ? (hands.isSeveral ? "hidden" : "hidden lg:grid") : "grid"} gap-2 border-t border-line bg-sunk px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6`}
      >
        {refused && marked > 0 && (
          <p role="alert">
            <ProblemText>{t.conflict}</ProblemText>
          </p>
        )}
        {marked > 0 && (
          <button
            type="button"
            className="key mx-auto w-full max-w-3xl border-2 border-dashed border-brass-ink"
            onClick={corrections.toNext()}
          >
            {t.toLookAt({ count: marked })}
          </button>
        )}
        {use.reads === "chain" ? (
          <ChainSum
            ends={ends}
            scoreOf={use.scoreOf}
            onAnother={onAnother}
            onAccept={(counts) => accept(() => use.onEnds(counts))}
          />
        ) : hands.isSeveral ? (
          <HandsKeys
            hands={hands}
            holders={holders}
            onAccept={() => accept(() => use.onHands(hands.hands()))}
          />
        ) : (
          <CountSum
            tiles={texts.length}
            looked={tiles.length}
            pips={pipsOf(counted, texts)}
            had={use.had}
            onAnother={onAnother}
            onAccept={(how) => accept(() => use.onAccept(texts, how))}
          />
        )}
      </footer>
    </div>
  );
}

/** What a better photo would need, in one frame: it must not push the list out of sight. */
function Hints({ hints, set }: { readonly hints: readonly Hint[]; readonly set: TileSet }) {
  const t = useCameraWords();
  // A wild end looks like a great many pips.
  const said = hints.filter((hint) => hint !== "larger-set" || !set.special);
  if (said.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-plate border border-brass bg-surface px-3 py-2 text-fine">
      {said.map((hint) => (
        <p key={hint}>
          {hint === "not-tiles"
            ? t.noTilesText
            : hint === "larger-set"
              ? t.largerSet({ highest: set.highest })
              : t.hints[hint]}
        </p>
      ))}
    </div>
  );
}
