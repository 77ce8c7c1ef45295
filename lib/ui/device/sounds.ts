/** A short sound, synthesized here: there is no file to fetch. */
export type Sound = "saved" | "refused" | "gong" | "chime";

let context: AudioContext | undefined;

/** A tile laid on wood, a knock below the table, three knocks on it, or a glass that is touched softly. Silent if the browser has no sound. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    if (sound === "saved") for (const after of [0, 0.07]) clack(context, after, 1900);
    else if (sound === "gong") for (const after of [0, 0.35, 0.7]) clack(context, after, 440);
    else if (sound === "chime") clack(context, 0, 880, 0.1);
    else clack(context, 0, 160);
  } catch {
    // No sound card, or a browser without Web Audio.
  }
}

/** A tone that fades as quickly as wood does. */
function clack(audio: AudioContext, after: number, pitch: number, loud = 0.3): void {
  const start = audio.currentTime + after;
  const length = pitch > 1000 ? 0.05 : 0.16;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + length);
  loudness.gain.setValueAtTime(loud, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
