import { cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { TileFace as DrawnTile } from "@/lib/ui/tiles/drawn-tile";
import { TileFace } from "@/lib/ui/tiles/tile-face";
import { AsDrawn } from "./as-drawn";
import { kept } from "./kept";

/**
 * A part of a page that nobody can do anything with but read it and follow its links. It is in the document once, as
 * HTML: of all other parts React gets a copy, to make them live. No part of it may be a component of the
 * browser's, but for tiles.
 */
export async function Once({ children }: { readonly children: ReactNode }) {
  const parts = kept();
  // The development server has no place for them.
  if (!parts) return children;
  try {
    return <AsDrawn number={parts.push(await elementsOf(children)) - 1} />;
  } catch {
    // React can say what is wrong; a component of the browser's, which cannot be called here, is at its place there.
    return children;
  }
}

/** What is drawn of the only component of the browser's that may be in such a part. */
const drawnOf = new Map<unknown, unknown>([[TileFace, DrawnTile]]);

/** What components draw, down to the elements of HTML: React knows no components of the server's when it writes that. */
async function elementsOf(given: ReactNode): Promise<ReactNode> {
  const node = await given;
  if (Array.isArray(node)) return Promise.all(node.map(elementsOf));
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { type, key, props } = node;
  if (typeof type !== "function")
    return cloneElement(node, undefined, ...[await elementsOf(props.children)].flat());
  const draw = (drawnOf.get(type) ?? type) as (props: unknown) => ReactNode;
  return <Fragment key={key}>{await elementsOf(draw(props))}</Fragment>;
}
