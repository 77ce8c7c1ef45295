export const previewSize = { width: 1200, height: 630 };

/**
 * The address of a league's preview picture, and of those of its parts, such as `{ player: id }`. Services that cache
 * pictures by address get a new one with each change.
 */
export const previewPath =
  (slug: string, version: number) =>
  (part: Readonly<Record<string, string>>): string =>
    `/l/${slug}/preview.png?${new URLSearchParams({ v: String(version), ...part })}`;
