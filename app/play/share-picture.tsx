"use client";

import { useState } from "react";
import type { GameView } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { gameFileName } from "@/lib/ui/file-name";
import { moneyText } from "@/lib/ui/money-text";
import { saveFile } from "@/lib/ui/save-file";
import { longDate } from "@/lib/ui/when-text";
import { scoreOf } from "./score-of";

interface SharePictureProps {
  readonly game: GameView;
  /** Who has won, in words. */
  readonly title: string;
}

/** The result as a picture that is made here, on the device, and handed over as a file. */
export function SharePicture({ game, title }: SharePictureProps) {
  const say = useWords();
  const language = useLanguage();
  const [told, setTold] = useState("");
  const share = async () => {
    setTold("");
    const { result, players, position } = game;
    const ended = game.times.at(-1);
    const day = ended === undefined ? "" : longDate(ended, language);
    const places = result.standings.map(({ player, rank }) => {
      const score = scoreOf(result, player, position.rankedBy);
      const name = players.find(({ id }) => id === player)?.name.trim() ?? "";
      return {
        ...{ rank, name },
        score: "points" in score ? String(score.points) : moneyText(score.money, language, true),
      };
    });
    try {
      const { finishPicture } = await import("./finish-picture");
      const subtitle = [game.game.words(language).name, day].filter((part) => part !== "").join(" · ");
      const png = await finishPicture({ title, subtitle, places, foot: say.shell.appName });
      const name = gameFileName(game.game.id, ended, "png");
      const saved = await saveFile(name, "image/png", png);
      setTold(saved === "saved" ? say.finish.shared : saved === "failed" ? say.finish.notShared : "");
    } catch {
      setTold(say.finish.notShared);
    }
  };
  return (
    <>
      <button type="button" className="key min-h-14" onClick={() => void share()}>
        {say.finish.share}
      </button>
      <p role="status" className="text-fine empty:hidden">
        {told}
      </p>
    </>
  );
}
