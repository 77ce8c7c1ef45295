"use client";

import { useCallback, useRef, useState } from "react";
import { useMyGames } from "@/lib/client/game/my-games";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { leagueCalls } from "@/lib/client/leagues/session/league-calls";
import { playedName } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { besideAfter } from "@/lib/league/change/league-change";
import { maxComment, normalizedComment } from "@/lib/league/changes/comment";
import { eveningIn } from "@/lib/league/evenings/calendar";
import type { LeagueGamesReply } from "@/lib/league/replies";
import { withFormer } from "@/lib/league/roster/erasure";
import { calendarDay } from "@/lib/ui/text/when-text";
import { ChangeForm } from "../../form/change-form";
import { ChoiceField, TextField } from "../../form/fields";
import { KeeperSection } from "../../keeper-section";
import { useOfferUndo } from "../../undo-removal";
import { useServerList } from "../../use-server-list";
import { finishedWhen } from "./finished-when";

const size = 30;

/** Comments about games and evenings on the league's pages, one line each. */
export function CommentsSection({ mine: { stored, league } }: { readonly mine: MyLeague }) {
  const keeping = useCatalogue("keeping");
  const { comments: t } = keeping;
  const language = useLanguage();
  const offer = useOfferUndo();
  /** The last comment sent. */
  const text = useRef("");
  const [game, setGame] = useState("");
  const [day, setDay] = useState(() => eveningIn(league.timeZone, new Date().toISOString()));
  const onDevice = useMyGames();
  const { list, since } = useServerList(
    stored,
    useCallback(() => leagueCalls.games(league.id, 1, size), [league.id]),
  );
  const isRead = typeof list === "object";
  const own =
    onDevice.type === "ready" ? onDevice.games.filter(({ leagueId }) => leagueId === league.id) : [];
  const line = (kind: Parameters<typeof playedName>[0], when: string, names: readonly string[]) =>
    keeping.gameLine({ game: playedName(kind, language), when, names });
  const offered = isRead
    ? list.games.map((each) => ({
        id: each.game,
        line: line(
          each,
          finishedWhen(each, language),
          withFormer(each, keeping.formerPlayer).players.map(({ name }) => name),
        ),
      }))
    : // Without the server, those that this device knows are in the league.
      own.map((each) => ({
        id: each.id,
        line: line(
          { kind: each.game, preset: each.preset, rules: undefined },
          calendarDay(eveningIn(league.timeZone, each.createdAt), language),
          each.players.map(({ name }) => name),
        ),
      }));
  const about = game === "" ? day : game;
  const aboutLine = offered.find(({ id }) => id === game)?.line ?? calendarDay(day, language);
  const known = isRead ? { comments: commentsOf(list) } : {};
  const before = besideAfter(known, since, league.currency).comments.get(about) ?? "";

  return (
    <KeeperSection id="comments" heading={t.heading} summary={t.hint}>
      {list !== undefined && (
        <ChangeForm
          leagueId={league.id}
          label={t.heading}
          send={keeping.save}
          read={(field) => {
            text.current = field("text");
            // A field that was empty from the start does not remove what another device wrote.
            if (before === "" && normalizedComment(text.current) === "") return { problem: t.nothing };
            return { change: { change: "comment", about, text: text.current } };
          }}
          onMade={() => {
            const change = { change: "comment" as const, about, text: text.current };
            const done = t.done({ about: aboutLine, text: normalizedComment(text.current) });
            offer({ line: aboutLine, done, change, restore: { ...change, text: before } });
          }}
        >
          <div className="fields">
            <ChoiceField
              label={t.about}
              value={game}
              onChoose={setGame}
              choices={[["", t.evening], ...offered.map(({ id, line }) => [id, line] as const)]}
            />
            {game === "" && (
              <TextField
                label={t.day}
                type="date"
                required
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
            )}
          </div>
          <TextField
            label={t.text}
            hint={t.textHint}
            key={about}
            name="text"
            dir="auto"
            maxLength={maxComment}
            defaultValue={before}
          />
        </ChangeForm>
      )}
    </KeeperSection>
  );
}

const commentsOf = ({ games, evenings }: LeagueGamesReply): ReadonlyMap<string, string> =>
  new Map([
    ...games.flatMap(({ game, comment }) => (comment === undefined ? [] : [[game, comment] as const])),
    ...evenings.map(({ evening, comment }) => [evening, comment] as const),
  ]);
