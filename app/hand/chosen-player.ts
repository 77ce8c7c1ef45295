const placeOf = (game: string): string => `pipkeeper/me/${game}`;

/** Who holds this phone, as was said before; kept so that it need not be said every hand. */
export function chosenPlayer(game: string): string | undefined {
  try {
    return localStorage.getItem(placeOf(game)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function choosePlayer(game: string, player: string | undefined): void {
  try {
    if (player === undefined) localStorage.removeItem(placeOf(game));
    else localStorage.setItem(placeOf(game), player);
  } catch {
    // A browser that keeps nothing: it is asked again after a reload.
  }
}
