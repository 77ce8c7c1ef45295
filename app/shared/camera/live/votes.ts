import type { Hint, Quad, Reading, ReadTile } from "@/lib/vision";
import { middleOf, widthOf } from "../boxes/box";

/** A place where frames showed a tile. */
interface Track {
  readonly box: Quad;
  /** How often frames read these numbers there, in votes. */
  readonly votes: ReadonlyMap<string, number>;
  /** Frames with anything there. */
  readonly seen: number;
}

/** Frames while the camera rested. */
export interface Votes {
  /** Milliseconds, as all times here. */
  readonly since: number;
  readonly frames: number;
  readonly tracks: readonly Track[];
}

/** What keeps live view from taking the picture. */
export type Obstacle = "moving" | "cut" | "unclear" | Exclude<Hint, "not-tiles" | "larger-set">;

export interface Verdict {
  readonly votes: Votes;
  /** Whether to take the picture. */
  readonly take: boolean;
  /** Undefined where there is no tile, or nothing in the way. */
  readonly obstacle: Obstacle | undefined;
}

/** How far a tile may move from frame to frame, as a share of its width, and how far it is still the same one. */
const still = 0.15;
const same = 0.5;
/** So far a hand trembles, in pixels of a frame: more than that share of a small tile. */
const tremor = 4;
const fewestFrames = 3;
/** A reading without doubts counts twice as much as an unclear one: two such frames settle a tile, or four of the others. */
const weights = { sure: 2, unclear: 1 };
const fewestVotes = 4;
/** After so long at rest a photo is worth more than another frame: it is read with care, and says what is doubtful. */
const patience = 3_000;

/**
 * Counts a frame. Each place has its own votes, since a reflection or a shadow hides one tile now and another then: the
 * picture is taken once every place was read often enough, and most often as the same tile, or after three seconds at
 * rest.
 */
export function afterFrame(before: Votes | undefined, reading: Reading, now: number): Verdict {
  const places = [
    ...reading.tiles.map((tile) => ({ box: tile.box, vote: voteOf(tile) })),
    ...reading.unread.map((box) => ({ box, vote: undefined })),
  ];
  const matched = places.map((place) => ({ ...place, track: before && trackAt(before.tracks, place.box) }));
  const rests = before !== undefined && matched.length > 0 && isAtRest(matched);
  const known = rests ? before : { since: now, frames: 0, tracks: [] };
  const votes: Votes = {
    since: known.since,
    frames: known.frames + 1,
    tracks: [
      ...known.tracks.filter((track) => !matched.some((place) => place.track === track)),
      ...matched.map(({ box, vote, track }) => counted(rests ? track : undefined, box, vote)),
    ],
  };
  const open = votes.tracks.filter((track) => !isSettled(track, votes.frames));
  const hasTiles = reading.tiles.length > 0;
  const take =
    hasTiles && ((open.length === 0 && votes.frames >= fewestFrames) || now - votes.since >= patience);
  const obstacle =
    !hasTiles || take ? undefined : votes.frames < fewestFrames ? "moving" : obstacleIn(reading, open.length);
  return { votes, take, obstacle };
}

function counted(track: Track | undefined, box: Quad, vote: Vote | undefined): Track {
  const { votes, seen } = track ?? { votes: new Map<string, number>(), seen: 0 };
  return {
    box,
    seen: seen + 1,
    votes: vote ? new Map(votes).set(vote.numbers, (votes.get(vote.numbers) ?? 0) + vote.weight) : votes,
  };
}

/** Most places are where they were. Single ones may come and go. */
function isAtRest(places: readonly { readonly box: Quad; readonly track: Track | undefined }[]): boolean {
  const resting = places.filter(
    ({ box, track }) => track && apart(box, track.box) < Math.max(tremor, still * widthOf(box)),
  );
  return resting.length * 2 > places.length;
}

function trackAt(tracks: readonly Track[], box: Quad): Track | undefined {
  const near = tracks
    .map((track) => ({ track, away: apart(track.box, box) }))
    .sort((a, b) => a.away - b.away)[0];
  return near && near.away < same * widthOf(box) ? near.track : undefined;
}

/** Also settled is what only few frames show: a glint, or a seam of the table. */
function isSettled({ votes, seen }: Track, frames: number): boolean {
  const [first = 0, second = 0] = [...votes.values()].sort((a, b) => b - a);
  return (first >= fewestVotes && first > second) || (frames > fewestFrames && seen * 3 < frames);
}

function obstacleIn({ tiles, hints }: Reading, open: number): Obstacle | undefined {
  if (tiles.some(({ doubts }) => doubts.includes("cut"))) return "cut";
  const hint = hints.find((each) => each !== "not-tiles" && each !== "larger-set");
  return hint ?? (open > 0 ? "unclear" : undefined);
}

interface Vote {
  /** Whichever way round. */
  readonly numbers: string;
  readonly weight: number;
}

/** What a tile shows. One that is cut is no vote: the next photo would cut it, too. */
function voteOf({ halves, doubts }: ReadTile): Vote | undefined {
  if (doubts.includes("cut")) return undefined;
  const values = halves.map(({ value }) => value).sort((a, b) => a - b);
  return { numbers: values.join("-"), weight: doubts.length > 0 ? weights.unclear : weights.sure };
}

function apart(one: Quad, other: Quad): number {
  const [from, to] = [middleOf(one), middleOf(other)];
  return Math.hypot(to.x - from.x, to.y - from.y);
}
