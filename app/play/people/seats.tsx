"use client";

import { emptyDraft, withField } from "@/app/shared/draft/draft";
import { useStoredDraft } from "@/app/shared/draft/use-form-draft";
import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Prompt } from "@/lib/rules/prompts";
import { roundBaseline } from "@/lib/sync/baseline";
import { FeltTable } from "@/lib/ui/pictures/felt-table";
import { TileText } from "@/lib/ui/tiles/tile-text";

interface SeatsProps {
  readonly game: GameView;
  /** Whether the starter can be noted: this phone keeps score, and no form is open that asks for it. */
  readonly mayNote: boolean;
}

/** The seats: who starts, who must pass, and who sits out. */
export function Seats({ game, mayNote }: SeatsProps) {
  const prompt = game.position.prompts().find(({ when }) => when === "hand");
  return prompt ? <Playing game={game} prompt={prompt} mayNote={mayNote} /> : <Seated game={game} />;
}

/** In games that ask who opened the round, a tap on a seat notes it before the round is entered. */
function Playing({ game, prompt, mayNote }: SeatsProps & { readonly prompt: Prompt }) {
  const t = useWords().seats;
  const place = { game, slot: "next", now: roundBaseline(game.log) };
  const [draft, setDraft, { moved }] = useStoredDraft(place, [prompt.kind], () => emptyDraft(prompt.kind));
  const ask = prompt.asks.find((each) => each.type === "player" && each.optional);
  // A draft of another round is decided about in its form, and does not matter here.
  const starter = ask && !moved ? draft.fields[ask.field] : undefined;
  const note = (player: string) => {
    if (!ask || !mayNote || moved) return undefined;
    return () => setDraft(withField(draft, ask.field, starter === player ? undefined : player));
  };
  return (
    <>
      <Seated game={game} starter={starter} note={note} />
      {ask && mayNote && !moved && <p className="text-fine text-ink-soft">{t.noteHint}</p>}
    </>
  );
}

interface SeatedProps {
  readonly game: GameView;
  readonly starter?: unknown;
  /** Notes that this player starts, or clears it. */
  note?(player: string): (() => void) | undefined;
}

function Seated({ game, starter, note }: SeatedProps) {
  const speaker = useSpeaker();
  const t = useWords().seats;
  const { position, players } = game;
  const marks = speaker.inWords(position.marks());
  const among = position
    .prompts()
    .flatMap(({ asks }) => asks.flatMap((ask) => (ask.type === "out" ? [ask.among] : [])))[0];
  // Who was replaced has no chair any more; who left may come back to one.
  const seated = position.people().substitutes ? players.filter(({ id }) => !position.gone.has(id)) : players;
  const seats = seated.map(({ id, name }) => {
    const run = note?.(id);
    return {
      id,
      name: name.trim(),
      notes: marks.filter(({ player }) => player === id).map(({ mark }) => mark),
      starts: starter === id ? t.starts : undefined,
      sitsOut: among !== undefined && !among.includes(id),
      ...(run && {
        tap: { label: t.noteStart({ name: name.trim() }), pressed: starter === id, run },
      }),
    };
  });
  return (
    <FeltTable label={t.title} seats={seats}>
      <TileText text={speaker.text(position.over ? position.headline() : position.starts())} />
    </FeltTable>
  );
}
