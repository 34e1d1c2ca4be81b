import { kept } from "../kept";

/** True for who wants to hear what is large; nobody does who has not said so. */
export const sounds = kept("sounds", false);

export type Sound = "moment" | "round" | "end";

// The notes of each sound: pitch in hertz, and when each begins, in seconds.
const NOTES: Record<Sound, readonly (readonly [number, number])[]> = {
  moment: [
    [392, 0],
    [587.3, 0.09],
  ],
  round: [
    [196, 0],
    [293.7, 0.02],
  ],
  end: [
    [392, 0],
    [493.9, 0.14],
    [587.3, 0.28],
    [784, 0.42],
  ],
};
const LASTS: Record<Sound, number> = { moment: 0.5, round: 1.1, end: 1.2 };
const LOUD = 0.12;

let context: AudioContext | null = null;

/** Let a sound be heard, made here and now; nothing for who wants it quiet, or where there is no way to make it. */
export function sound(which: Sound, make: () => AudioContext = () => new AudioContext()): void {
  if (!sounds.peek() || !("AudioContext" in globalThis)) return;
  context ??= make();
  const audio = context;
  // A browser lets nothing be heard before the reader has touched the page.
  void audio.resume();
  for (const [pitch, begins] of NOTES[which]) {
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + begins;
    voice.type = "triangle";
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LASTS[which]);
    voice.connect(volume).connect(audio.destination);
    voice.start(start);
    voice.stop(start + LASTS[which]);
  }
}
