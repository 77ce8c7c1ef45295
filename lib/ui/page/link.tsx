import type { ComponentProps } from "react";

/**
 * A link that changes the screen without loading a document, once the page is live (`app/followed-links.tsx`). Nothing is
 * fetched before it is followed; see `usePreloadTable` for the exception.
 */
export function Link({ href, ...props }: ComponentProps<"a"> & { readonly href: string }) {
  return <a href={href} data-inside="" {...props} />;
}
