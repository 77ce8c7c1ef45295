"use client";

import type { AnswerLinksReply, PlannedEveningsReply } from "@/lib/league/replies";
import type { StoredLeague } from "../store/device-store";
import { leagueCalls } from "./session/league-calls";

/** Planned evenings on the server, with who is coming; undefined if it cannot be reached. */
export async function eveningsOnServer(id: string): Promise<PlannedEveningsReply["evenings"] | undefined> {
  const read = await leagueCalls.evenings(id);
  return read.outcome === "answered" ? read.reply.evenings : undefined;
}

/** The signatures for each player's link; undefined if the server cannot be reached. */
export async function linksOnServer({
  id,
  key,
}: Pick<StoredLeague, "id" | "key">): Promise<AnswerLinksReply["links"] | undefined> {
  const read = await leagueCalls.answerLinks(id, key);
  return read.outcome === "answered" ? read.reply.links : undefined;
}

/** Replaces the signature of a player's link; undefined if the server cannot be reached. */
export async function replaceLink(
  { id, key }: Pick<StoredLeague, "id" | "key">,
  as: string,
): Promise<AnswerLinksReply["links"] | undefined> {
  const replaced = await leagueCalls.replaceLink(id, key, as);
  return replaced.outcome === "answered" ? replaced.reply.links : undefined;
}
