"use client";

import { useMemo, useState } from "react";
import { Icon } from "@/lib/ui/icon";
import type { Quad } from "@/lib/vision";
import { useCameraWords } from "../use-camera-words";
import { PhotoBoxes, type PhotoBoxesProps } from "./photo-boxes";
import { viewOfTiles } from "./view-of-tiles";

interface PhotoFigureProps extends Omit<PhotoBoxesProps, "view" | "large"> {
  /** The places that were read at first: correcting tiles moves nothing. */
  readonly places: readonly Quad[];
  readonly caption: string;
}

/** The whole photo; its tiles; or those twice as large, to be moved under the finger. */
type Zoom = "whole" | "tiles" | "large";

/** The photo with its boxes, which stays in sight above the list, and keys to see more or less of it. */
export function PhotoFigure({ places, caption, ...boxes }: PhotoFigureProps) {
  const t = useCameraWords();
  const { picture } = boxes;
  const [zoom, setZoom] = useState<Zoom>("tiles");
  const view = useMemo(() => viewOfTiles(zoom === "whole" ? [] : places, picture), [places, picture, zoom]);
  const key = (label: string, icon: "plus" | "minus", to: Zoom, disabled: boolean) => (
    <button
      type="button"
      className="key shrink-0"
      aria-label={label}
      disabled={disabled}
      onClick={() => setZoom(to)}
    >
      <Icon icon={icon} className="size-5" />
    </button>
  );
  const isLarge = zoom === "large";
  return (
    <figure className="sticky -top-4 z-10 -mx-4 -mt-4 flex min-h-0 flex-col gap-1 bg-table px-4 pt-4 pb-1 sm:-top-6 lg:static lg:m-0 lg:p-0 on-side:static on-side:m-0 on-side:p-0">
      <div className={isLarge ? "max-h-[40dvh] overflow-auto lg:max-h-full" : "flex min-h-0 grow flex-col"}>
        <PhotoBoxes {...boxes} view={view} large={isLarge} />
      </div>
      <figcaption className="flex items-center gap-2 text-fine text-ink-soft">
        <span className="grow text-pretty">{caption}</span>
        {key(t.smaller, "minus", isLarge ? "tiles" : "whole", zoom === "whole")}
        {key(t.larger, "plus", zoom === "whole" ? "tiles" : "large", isLarge)}
      </figcaption>
    </figure>
  );
}
