import { changeKind } from "../change/kind";
import { without } from "../change/lists";
import { leagueProblem } from "../texts";

export const removeSeason = changeKind({
  schema: (f) => f.change("remove-season", { season: f.id }),
  problems: ({ seasons }, { season }) =>
    seasons.some(({ id }) => id === season)
      ? []
      : [leagueProblem("no-such-season", "/season", { id: season })],
  apply: ({ seasons }, { season }) => ({ seasons: without(seasons, season) }),
  text: ({ season }, { known }) => ({ name: known.seasons.find(({ id }) => id === season)?.name ?? "?" }),
});
