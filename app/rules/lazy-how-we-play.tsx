"use client";

import { lazy } from "@/lib/ui/page/lazy";

/** It brings the rules of every game along, so it is loaded after the page that it stands on. */
export const HowWePlay = lazy(() => import("./how-we-play"), "HowWePlay");
