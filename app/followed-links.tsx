"use client";

import { useRouter } from "next/navigation";
import { useLayoutEffect } from "react";
import { opensHere } from "@/lib/ui/page/opens-here";

/**
 * Follows the links of every page to other screens (lib/ui/page/link.tsx). Next has a component for each link, which
 * weighs 3 KB and has to be made live wherever one stands.
 */
export function FollowedLinks() {
  const router = useRouter();
  useLayoutEffect(() => {
    // After whatever the page itself does at a click; from the first moment that the page is live.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[data-inside]") : null;
      const href = link?.getAttribute("href");
      if (!href || event.defaultPrevented || !opensHere(event)) return;
      event.preventDefault();
      router.push(href);
    };
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [router]);
  return null;
}
