/** Watches a game at a server; `heads` and `hands` list what was received, in order. */
export async function watch(url: string, gameId: string) {
  const heads: number[] = [];
  const hands: number[] = [];
  const leaving = new AbortController();
  const { body } = await fetch(`${url}/api/games/${gameId}/live`, { signal: leaving.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      for (const [, told = ""] of part.value.matchAll(/^data: (.+)$/gm)) {
        const message = JSON.parse(told);
        heads.push(message.head);
        hands.push(message.hands);
      }
  })().catch(() => {});
  const leave = () => {
    leaving.abort();
    return reading;
  };
  return { heads, hands, leave };
}
