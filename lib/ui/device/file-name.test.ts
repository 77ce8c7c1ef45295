import { describe, expect, it } from "vitest";
import { archiveName, gameFileName, leagueFileName } from "./file-name";

describe("file names", () => {
  it("differ for files with and without keys, for leagues and for two games of one day", () => {
    const [first, second] = [new Date(2026, 10, 22, 9, 5), new Date(2026, 10, 22, 20, 38)];
    const games = [first, second].map((at) => gameFileName("pip", at.toISOString(), "png"));
    expect(games).toEqual(["pipkeeper-pip-2026-11-22-0905.png", "pipkeeper-pip-2026-11-22-2038.png"]);
    const names = [archiveName(true, first), archiveName(false, first), leagueFileName(first), ...games];
    expect(new Set(names).size).toBe(names.length);
    expect(archiveName(true, first)).toContain("with-keys");
  });
});
