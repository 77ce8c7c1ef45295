import type { LeaguePlayerReply } from "@/lib/league/page-replies";
import { type PlayerFact, playerStory } from "@/lib/league/story/player-story";
import type { Drawn } from "../drawn";
import type { LeagueWords } from "../league-words";
import { dayText, finishedText } from "../standings/figures";

interface PlayerStoryProps {
  readonly drawn: Drawn;
  readonly player: LeaguePlayerReply;
}

/** A player in a few sentences, each with a link to its source. Nothing before the first game. */
export function PlayerStory({ drawn: { words, value }, player }: PlayerStoryProps) {
  const { slug, timeZone } = value.league;
  const story = playerStory(player);
  if (story.length === 0) return null;
  return (
    <section aria-label={words.texts.story}>
      <ul className="board grid gap-x-8 px-4 py-2 md:grid-cols-2">
        {story.map((fact) => {
          const href = addressOf(slug, player.player, fact);
          const text = sentence(words, timeZone, fact);
          return (
            <li key={fact.fact} className="flex min-h-12 items-center gap-3 text-pretty wrap-anywhere">
              <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-brass" />
              {href === undefined ? (
                text
              ) : (
                <a href={href} className="py-2 underline decoration-1 underline-offset-4">
                  {text}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function addressOf(slug: string, player: string, fact: PlayerFact): string | undefined {
  switch (fact.fact) {
    case "place":
      return `/l/${slug}?season=all`;
    case "evening":
      return `/l/${slug}/evenings/${fact.evening}`;
    case "rival":
    case "partner":
      return `/l/${slug}/players/${fact.player}`;
    case "last":
      return `/l/${slug}/games?player=${player}`;
    default:
      return undefined;
  }
}

function sentence({ language, t, texts }: LeagueWords, timeZone: string, fact: PlayerFact): string {
  switch (fact.fact) {
    case "place":
      return texts.storyPlace({ ...fact, place: t.ordinal(fact.place) });
    case "streak":
      return texts.storyStreak(fact);
    case "form":
      return texts.storyForm(fact);
    case "evening":
      return texts.storyEvening({ ...fact, when: dayText(fact.evening, language) });
    case "rival":
      return texts.storyRival(fact);
    case "partner":
      return texts.storyPartner(fact);
    case "last":
      return texts.storyLast({ when: finishedText({ timeZone }, fact.finishedAt, language) });
  }
}
