import { maxPaperPlayers } from "@/lib/league/limits";
import type { Scoring } from "@/lib/league/scoring/rule";
import { maxPlacePoints } from "@/lib/league/standings/points";
import { readPoints } from "./read-points";
import { rowsIn } from "./rows";

/** What is wrong in what was typed: `points` for places, or another number. */
type Wrong = { readonly wrong: "points" | "number" };

/** The fields of a form as what games are worth; `before`, if the form has not drawn them. */
export function readScoring(field: (name: string) => string, before: Scoring): Scoring | Wrong {
  if (field("partners") === "") return before;
  let isWrong = false;
  /** An empty field is undefined. */
  const number = (text: string, least: number, most = maxPlacePoints): number | undefined => {
    if (text.trim() === "") return undefined;
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most) isWrong = true;
    return value;
  };
  const tables: NonNullable<Scoring["tables"]> = [];
  for (const at of rowsIn(field, "tables")) {
    const points = readPoints(at("points"));
    if (!points) return { wrong: "points" };
    const [game, parties] = [at("game"), number(at("parties"), 2, maxPaperPlayers)];
    tables.push({ ...(game !== "" && { game }), ...(parties !== undefined && { parties }), points });
  }
  const handicaps = rowsIn(field, "handicaps").flatMap((at) => {
    const [player, points] = [at("player"), number(at("points"), 1)];
    return player === "" || points === undefined ? [] : [{ player, points }];
  });
  const [draw, shutout, coming] = [
    number(field("draw"), 0),
    number(field("shutout"), 1),
    number(field("coming"), 1),
  ];
  const [within, points] = [number(field("near-within"), 1), number(field("near-points"), 1)];
  if (isWrong || (within === undefined) !== (points === undefined)) return { wrong: "number" };
  return {
    ...(tables.length > 0 && { tables }),
    ...(draw !== undefined && { draw }),
    ...(within !== undefined && points !== undefined && { near: { within, points } }),
    ...(shutout !== undefined && { shutout }),
    ...(field("twice") !== "" && { twice: true as const }),
    ...(coming !== undefined && { coming }),
    ...(field("partners") === "share" && { partners: "share" as const }),
    ...(handicaps.length > 0 && { handicaps }),
  };
}
