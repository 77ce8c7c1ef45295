"use client";

import type { AnswerLinksReply, PlannedEveningsReply } from "@/lib/league/replies";
import { device } from "../device";
import { replyTo } from "../net/server-calls";
import type { StoredLeague } from "../store/device-store";
import { leagueCalls } from "./session/league-calls";
import { updateLeague } from "./session/update-league";

/** Planned evenings on the server, with who is coming; undefined if it cannot be reached. */
export async function eveningsOnServer(id: string): Promise<PlannedEveningsReply["evenings"] | undefined> {
  return (await replyTo(leagueCalls.evenings(id)))?.evenings;
}

/** The signatures for each player's link; undefined if the server cannot be reached. */
export async function linksOnServer({
  id,
  key,
}: Pick<StoredLeague, "id" | "key">): Promise<AnswerLinksReply["links"] | undefined> {
  return (await replyTo(leagueCalls.answerLinks(id, key)))?.links;
}

/** The most replaced links that are remembered. */
const maxReplaced = 200;

/**
 * Replaces the signature of a player's link; undefined if the server cannot be reached. The old one is remembered: a
 * server that is restored from a backup would take it again.
 */
export async function replaceLink(
  { id, key }: Pick<StoredLeague, "id" | "key">,
  as: string,
): Promise<AnswerLinksReply["links"] | undefined> {
  const reply = await replyTo(leagueCalls.replaceLinks(id, key, [as]));
  if (!reply) return undefined;
  await updateLeague(device().store, id, (now) => ({
    ...now,
    replaced: [...(now.replaced ?? []), as].slice(-maxReplaced),
  }));
  return reply.links;
}
