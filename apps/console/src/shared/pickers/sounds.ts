const KEY = "reserve.preparation.sound";

/** A tone: pitch in hertz, start and duration in seconds, and waveform. */
type Note = readonly [pitch: number, from: number, length: number, wave: OscillatorType];

const tunes = {
  good: [[1046, 0, 0.09, "sine"]],
  done: [
    [784, 0, 0.09, "sine"],
    [1046, 0.1, 0.09, "sine"],
    [1318, 0.2, 0.16, "sine"],
  ],
  bad: [
    [196, 0, 0.14, "square"],
    [147, 0.16, 0.24, "square"],
  ],
} as const satisfies Record<string, readonly Note[]>;

/** Sounds of a scan. */
export type Tune = keyof typeof tunes;

/** Returns whether scan sounds are on; stored per device. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Stores whether scan sounds are on; without storage, for this page only. */
export function keepSound(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? "on" : "off");
  } catch (error) {
    console.warn("The choice of sound is not stored on this device.", error);
  }
}

let context: AudioContext | null = null;

/** Plays a scan sound and vibrates on errors; silent on devices without either. */
export function play(tune: Tune, isOn: boolean): void {
  if (tune === "bad" && typeof navigator.vibrate === "function") navigator.vibrate([120, 60, 120]);
  if (!isOn || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser only allows sound after the first key or touch; earlier tones are not repeated.
  if (context.state !== "running") void context.resume();
  const start = context.currentTime;
  for (const [pitch, from, length, wave] of tunes[tune]) {
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
    const volume = new GainNode(context, { gain: wave === "square" ? 0.08 : 0.16 });
    tone.connect(volume).connect(context.destination);
    volume.gain.setTargetAtTime(0, start + from + length * 0.7, length * 0.1);
    tone.start(start + from);
    tone.stop(start + from + length);
  }
}
