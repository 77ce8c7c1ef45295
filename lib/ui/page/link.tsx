import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link that changes the screen without loading a document. Nothing is fetched before it is followed; see
 * `usePreloadTable` for the exception.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
