"use client";

import { useEffect, useMemo, useState } from "react";
import type { Problem } from "@/lib/rules/problem";
import { protocol } from "@/lib/sync/wire/protocol";
import type { HandRequest, HandsReply } from "@/lib/sync/wire/wire-hands";
import { device } from "../device";
import { type Brought, onSecretLink } from "../net/secret-links";
import { deviceProblem } from "../problems";
import { whenIdle } from "../when-idle";
import type { GameKeys } from "./game-phase";
import { storeHandKey } from "./keys";
import { useHandsMark } from "./watch";

/** What a player holds: pips, or tiles as scoresheets write them. */
export type Held = HandRequest["held"];

/**
 * The hands that players have sent, by player id, for the round after `rounds` closed ones. Pulled whenever they
 * change.
 */
export function useProposedHands(id: string, keys: GameKeys, rounds: number): ReadonlyMap<string, Held> {
  const mark = useHandsMark(id);
  const [reply, setReply] = useState<HandsReply>();
  const key = keys.keeper ?? keys.others.hand;
  const { onServer } = keys;
  useEffect(() => {
    if (key === undefined || !onServer || mark === undefined) return undefined;
    let isLeft = false;
    const cancel = whenIdle(async () => {
      const answered = await device().server.hands(id, key);
      if (!isLeft && answered.outcome === "answered") setReply(answered.reply);
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [id, key, onServer, mark]);
  return useMemo(() => {
    const current = reply?.round === rounds ? reply.hands : [];
    return new Map(current.map(({ player, held }) => [player, held]));
  }, [reply, rounds]);
}

/** Proposes a hand; returns why it was refused. */
export async function proposeHand(
  id: string,
  key: string,
  hand: Pick<HandRequest, "player" | "round" | "held">,
): Promise<readonly Problem[]> {
  const answered = await device().server.propose(id, key, { protocol, ...hand });
  switch (answered.outcome) {
    case "answered":
      return [];
    case "unreachable":
      return [deviceProblem("unreachable", "")];
    case "refused":
      if (answered.code === "wrong-key" || answered.code === "behind")
        return [deviceProblem(`${answered.code}/hand`, "")];
      return answered.problems;
  }
}

/**
 * Stores the key from a players' invite, once this device has the game and the server has not refused it. The value is
 * what became of the invite: it is being checked, or this device cannot use it.
 */
export function useInvitedHandKey(
  id: string | null,
  isReady: boolean,
): "checking" | "damaged" | "refused" | undefined {
  const [brought, setBrought] = useState<Brought>();
  const [checked, setChecked] = useState<{ readonly of: Brought; readonly isRefused: boolean }>();
  useEffect(() => onSecretLink(setBrought), []);
  useEffect(() => {
    if (id === null || !isReady || brought === undefined || brought === "damaged") return undefined;
    let isLeft = false;
    const check = async () => {
      const answered = await device().server.hands(id, brought.secret);
      // If the server does not answer, the first hand will show whether the key is right.
      const isRefused = answered.outcome === "refused" && answered.code === "wrong-key";
      if (!isRefused) await storeHandKey(id, brought.secret);
      if (!isLeft) setChecked({ of: brought, isRefused });
    };
    void check();
    return () => {
      isLeft = true;
    };
  }, [id, isReady, brought]);
  if (brought === undefined || brought === "damaged") return brought;
  if (checked?.of !== brought) return "checking";
  return checked.isRefused ? "refused" : undefined;
}
