"use client";

import type { AnswerLinksReply, PlannedEveningsReply } from "@/lib/league/replies";
import { replyTo } from "../net/server-calls";
import type { StoredLeague } from "../store/device-store";
import { leagueCalls } from "./session/league-calls";

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

/** Replaces the signature of a player's link; undefined if the server cannot be reached. */
export async function replaceLink(
  { id, key }: Pick<StoredLeague, "id" | "key">,
  as: string,
): Promise<AnswerLinksReply["links"] | undefined> {
  return (await replyTo(leagueCalls.replaceLink(id, key, as)))?.links;
}
