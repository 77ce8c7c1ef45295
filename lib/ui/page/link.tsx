import NextLink from "next/link";
import type { ComponentProps } from "react";

/** A link that changes the screen without a document. Nothing is fetched before it is followed: but see `usePreloadTable`. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
