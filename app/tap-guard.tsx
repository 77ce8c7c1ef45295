"use client";

import { useEffect } from "react";
import { ignoreDoubleTaps } from "@/lib/ui/taps/ignore-double-taps";

/** Nobody means the second tap of a double tap, on any page. */
export function TapGuard() {
  useEffect(ignoreDoubleTaps, []);
  return null;
}
