// Three short sounds, synthesized: no files, and nothing until somebody wants them.
import { settings } from "./settings.svelte";

export type Sound = "turn" | "card" | "conflict";

interface Tone {
  /** Hertz, at the beginning and at the end. */
  from: number;
  to: number;
  /** Seconds: when it begins, and how long it lasts. */
  at: number;
  length: number;
  shape: OscillatorType;
  loudness: number;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { from: 523, to: 523, at: 0, length: 0.16, shape: "triangle", loudness: 0.16 },
    { from: 784, to: 784, at: 0.14, length: 0.32, shape: "triangle", loudness: 0.16 },
  ],
  card: [{ from: 900, to: 240, at: 0, length: 0.06, shape: "square", loudness: 0.03 }],
  conflict: [
    { from: 196, to: 98, at: 0, length: 0.34, shape: "sawtooth", loudness: 0.09 },
    { from: 147, to: 73, at: 0.1, length: 0.4, shape: "sawtooth", loudness: 0.09 },
  ],
};

let context: AudioContext | null = null;

/** Play a sound, if the person wants any. */
export function play(sound: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[sound]) sing(context, tone);
}

function sing(within: AudioContext, { from, to, at, length, shape, loudness }: Tone): void {
  const begin = within.currentTime + at;
  const voice = new OscillatorNode(within, { type: shape, frequency: from });
  const volume = new GainNode(within, { gain: loudness });
  voice.frequency.exponentialRampToValueAtTime(to, begin + length);
  volume.gain.setValueAtTime(loudness, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(volume).connect(within.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

// What sounds like a fight; everything else sounds like a card.
const CONFLICT = new Set([
  "attacked",
  "duel",
  "duelled",
  "fought",
  "guards-shot",
  "gun",
  "murdered",
  "ousted",
  "raided",
  "shot",
]);

/** The sound of what happened; null if nothing did. */
export function soundOf(names: string[]): Sound | null {
  if (!names.length) return null;
  return names.some((name) => CONFLICT.has(name)) ? "conflict" : "card";
}
