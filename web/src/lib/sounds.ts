/** Three soft tones, made by the browser itself. Silent unless somebody has chosen to hear them. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "refused";

/** Each tone: frequency in hertz, when it begins and how long it lasts, in seconds. */
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [
    [523.25, 0, 0.35],
    [783.99, 0.14, 0.5],
  ],
  move: [[392, 0, 0.18]],
  refused: [
    [233.08, 0, 0.16],
    [207.65, 0.12, 0.24],
  ],
};
const LOUDNESS = 0.07;

let context: AudioContext | null = null;

/** Play a tone, if sounds are wanted and the browser allows it. */
export function sound(name: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Before the first click browsers keep it silent: then this tone is not missed.
  if (context.state === "suspended") void context.resume();
  for (const tone of TONES[name]) ring(context, ...tone);
}

function ring(audio: AudioContext, frequency: number, after: number, length: number): void {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime + after;
  voice.type = "sine";
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length);
}
