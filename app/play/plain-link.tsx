import type { AnchorHTMLAttributes } from "react";

/** In the place of `next/link` on the table, which has no router: every link from there opens a document. */
export default function PlainLink(
  props: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string },
) {
  return <a {...props} />;
}
