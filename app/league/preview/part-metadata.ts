import type { Metadata } from "next";
import type { LeagueReader } from "@/lib/server/pages";
import { previewSize } from "./preview-picture";

/** The picture of a part of a league, such as `{ player: id }`. `alt`: the same in words. */
export const partPicture = (
  { slug, version }: LeagueReader,
  part: Readonly<Record<string, string>>,
  alt: string,
) => ({
  url: `/l/${slug}/preview.png?${new URLSearchParams({ v: String(version), ...part })}`,
  alt,
  ...previewSize,
});

/** The head of the page of a part of a league: links to it show the picture, and say the same in words. */
export function partMetadata(
  { name }: LeagueReader,
  title: string,
  picture: ReturnType<typeof partPicture>,
): Metadata {
  const description = picture.alt;
  return {
    title: `${title} · ${name}`,
    description,
    openGraph: { title, description, type: "website", images: [picture] },
  };
}
