const placeOf = (game: string): string => `pipkeeper/me/${game}`;

/** Who uses this phone, so that they are asked only once a game. */
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
    // If the browser stores nothing, they are asked again after a reload.
  }
}
