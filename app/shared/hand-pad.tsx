"use client";

import { memo, type ReactNode } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import type { QuickValue } from "@/lib/rules/prompts";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import { choosePreferences, currentPreferences } from "@/lib/ui/device/preferences";
import { Icon } from "@/lib/ui/icon";
import { Keypad, preventBlur } from "@/lib/ui/keypad";
import { press, type SumKey } from "@/lib/ui/sum";
import { fitting } from "@/lib/ui/text/whole-name";
import { TilePicker } from "@/lib/ui/tiles/tile-picker";
import { useStableCallback } from "@/lib/ui/use-stable-callback";
import { CameraKey, type CameraKeyProps } from "./camera/camera-key";
import type { HandDraft } from "./draft/draft";

interface HandPadProps {
  readonly player: Player;
  readonly hand: HandDraft;
  /** Whether nothing was typed since the hand was opened: the next digit then replaces what is there. */
  readonly isFresh: boolean;
  readonly quick: readonly QuickValue[];
  readonly counted: CountedSet;
  /** Tiles this hand cannot hold, each with a label that says why. */
  taken(): ReadonlyMap<string, string>;
  readonly forward: ReactNode;
  /** Everybody whose hand is still open in the same form; left out where there is only one. */
  holders?(): readonly Player[];
  onHand(change: Partial<HandDraft>): void;
  /** The tiles of several hands that one photo showed, by whose they are. */
  onHands?(hands: ReadonlyMap<string, readonly string[]>): void;
}

/** The keypad or the tiles for the hand being entered, within reach of the thumb. */
export function HandPad(props: HandPadProps) {
  const { player, hand, isFresh, quick, counted, taken, forward, onHand } = props;
  const t = useWords().entry;
  const name = player.name.trim();
  const onPress = useStableCallback((key: SumKey) =>
    onHand({ by: "pips", sum: press(hand.sum, key, isFresh) }),
  );
  /** Chooses how this hand is entered, and every other that is started on this device from now on. */
  const countBy = (by: HandDraft["by"]) => {
    choosePreferences({ ...currentPreferences(), byTiles: by === "tiles" });
    onHand({ by });
  };
  const onTiles = useStableCallback(() => countBy("tiles"));
  const takenNow = useStableCallback(taken);
  const onPhoto = useStableCallback<Parameters<CameraKeyProps["onAccept"]>, void>((tiles, how) =>
    onHand({ by: "tiles", tiles: how === "instead" ? tiles : [...new Set([...hand.tiles, ...tiles])] }),
  );
  const holders = useStableCallback(() => props.holders?.() ?? []);
  const onHands = useStableCallback<Parameters<CameraKeyProps["onHands"]>, void>((hands) =>
    props.onHands?.(hands),
  );
  const had = hand.tiles.length;
  const photo = { player, counted, taken: takenNow, had, holders, onAccept: onPhoto, onHands };
  if (hand.by === "pips")
    return <PipsPad {...photo} quick={quick} forward={forward} onPress={onPress} onTiles={onTiles} />;
  const toggle = (tile: string) =>
    onHand({
      by: "tiles",
      tiles: hand.tiles.includes(tile) ? hand.tiles.filter((each) => each !== tile) : [...hand.tiles, tile],
    });
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <div className="more-below -mx-3.5 min-h-0 px-1 pt-1 max-h-[50dvh] on-side:-mx-1.5 on-side:max-h-none">
        <TilePicker
          key={player.id}
          label={t.tilesFor({ name })}
          set={counted.set}
          chosen={hand.tiles}
          taken={taken()}
          onToggle={toggle}
        />
      </div>
      <div className="grid shrink-0 grid-cols-5 gap-1.5 *:min-h-13">
        <button
          type="button"
          className="key px-1 text-[min(1rem,4.2cqi)] left-hand:order-4"
          onClick={() => countBy("pips")}
        >
          {t.byKeypad}
        </button>
        <div className="grid left-hand:order-3">
          <CameraKey {...photo} />
        </div>
        <button
          type="button"
          className="key px-1 left-hand:order-2"
          aria-label={t.takeBackTile}
          disabled={hand.tiles.length === 0}
          onClick={() => onHand({ by: "tiles", tiles: hand.tiles.slice(0, -1) })}
        >
          <Icon icon="erase" className="size-7" />
        </button>
        <div className="col-span-2 grid left-hand:order-1">{forward}</div>
      </div>
    </div>
  );
}

interface PipsPadProps extends CameraKeyProps {
  readonly quick: readonly QuickValue[];
  readonly forward: ReactNode;
  onPress(key: SumKey): void;
  onTiles(): void;
}

/** The keypad with Next or Save. Nothing about it depends on what is typed, so it is not drawn again. */
const PipsPad = memo(function PipsPad({ quick, forward, onPress, onTiles, ...photo }: PipsPadProps) {
  const t = useWords().entry;
  return (
    <Keypad
      label={t.keypadFor({ name: photo.player.name.trim() })}
      quick={quick}
      onPress={onPress}
      forward={
        <div className="grid grid-cols-3 gap-1.5">
          <CameraKey {...photo} />
          <div className="col-span-2 grid left-hand:order-first">{forward}</div>
        </div>
      }
      sideways={
        <button
          type="button"
          className="key px-1"
          style={fitting(t.byTiles, "1.0625rem", "35cqi")}
          onPointerDown={preventBlur}
          onClick={onTiles}
        >
          {t.byTiles}
        </button>
      }
    />
  );
});
