/** Reads an event stream to its end, and tells the data of each event. */
export async function readEvents(
  answering: Response | Promise<Response>,
  told: (data: string) => void,
): Promise<void> {
  const { body } = await answering;
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    for (const [, data = ""] of part.value.matchAll(/^data: (.+)$/gm)) told(data);
}

/** Watches a game at a server; `heads` and `hands` list what was received, in order. */
export async function watch(url: string, gameId: string) {
  const heads: number[] = [];
  const hands: number[] = [];
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/games/${gameId}/live`, { signal: leaving.signal });
  const reading = readEvents(answer, (data) => {
    const message = JSON.parse(data);
    heads.push(message.head);
    hands.push(message.hands);
  }).catch(() => {});
  const leave = () => {
    leaving.abort();
    return reading;
  };
  return { heads, hands, leave };
}
