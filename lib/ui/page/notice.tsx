import type { ReactNode } from "react";
import { TileFace } from "../tiles/tile-face";

/** An otherwise empty page or panel that says what happened and how to continue. */
export function Notice({
  tile,
  title,
  text,
  children,
}: {
  readonly tile: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-10 text-center">
      <TileFace tile={tile} className="h-32 -rotate-12" />
      <h2 className="mt-2 text-display">{title}</h2>
      <p className="text-ink-soft text-pretty">{text}</p>
      {children}
    </div>
  );
}
