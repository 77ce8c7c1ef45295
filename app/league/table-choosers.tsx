import { Chooser } from "./chooser";
import type { Drawn } from "./drawn";
import { addressWith, allTime, type Chosen, rulesetName } from "./league-query";

interface TableChoosersProps {
  readonly drawn: Drawn;
  /** The path of the page. */
  readonly path: string;
  readonly chosen: Pick<Chosen, "season" | "rulesetId">;
  /** The kinds of games to choose from. */
  readonly rulesetIds: readonly string[];
}

/** Choosers for the season and the game. */
export function TableChoosers({
  drawn: { words, value },
  path,
  chosen: { season, rulesetId },
  rulesetIds,
}: TableChoosersProps) {
  const { language, t } = words;
  const at = (seasonId: string, ofRuleset: string) =>
    addressWith(path, { season: seasonId, kind: ofRuleset });
  const here = season?.id ?? allTime;
  return (
    <div className="mb-4 flex flex-wrap gap-3 md:grid md:grid-cols-[minmax(0,1fr)] md:gap-2">
      <Chooser
        id="seasons"
        label={t.seasons}
        choices={[
          ...value.league.seasons.map(({ id, name }) => ({
            label: name,
            href: at(id, rulesetId),
            chosen: id === here,
          })),
          { label: t.allTime, href: at(allTime, rulesetId), chosen: here === allTime },
        ]}
      />
      <Chooser
        id="kinds"
        label={t.kinds}
        choices={[
          { label: t.allKinds, href: at(here, ""), chosen: rulesetId === "" },
          ...rulesetIds.map((each) => ({
            label: rulesetName(each, language),
            href: at(here, each),
            chosen: each === rulesetId,
          })),
        ]}
      />
    </div>
  );
}
