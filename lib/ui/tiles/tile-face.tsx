"use client";

/** Pages of the build name a tile; only the browser's scripts have what it looks like. */
export { EndFace, TileFace } from "./drawn-tile";
