import { problems } from "@/lib/rules/problem";
import { texts } from "@/lib/rules/text";

/** Problems of games, leagues and house rules in a file, besides those of scoresheets. */
export interface FileProblems {
  readonly "game-twice": null;
  readonly "league-twice": null;
  readonly "rules-twice": null;
  readonly "other-league": null;
  readonly "too-long": null;
}

export interface FileTexts {
  readonly "a-game": null;
  readonly "a-league": null;
  readonly "house-rules": null;
}

export const fileProblem = problems<FileProblems>();
export const fileText = texts<FileTexts>();
