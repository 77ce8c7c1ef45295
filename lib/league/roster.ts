/** Those of a roster who stand for themselves: whoever was merged counts as somebody else. */
export const peopleOn = <Player extends { readonly mergedInto?: string | undefined }>(
  roster: readonly Player[],
): Player[] => roster.filter(({ mergedInto }) => mergedInto === undefined);
